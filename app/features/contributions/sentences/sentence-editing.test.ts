import { describe, expect, test } from 'vitest';
import { validationTexts } from '#contract/texts/validation.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { apple } from '#app/testing/sentence-editor.tsx';
import { beginWriting, editingReducer, isTouched } from './sentence-editing.ts';
import { blankSentence, bodyOf, FIELD_NAMES, formOf, missingIn, refusalOf } from './sentence-form.ts';

const blank = blankSentence('free');
const begun = beginWriting(formOf(apple), apple.revision);

describe('unsaved changes', () => {
  test.each([
    { change: {}, touched: false, why: 'nothing typed' },
    { change: { viSentence: 'Tôi ăn' }, touched: true, why: 'a text' },
    {
      change: { viSentence: `${apple.viSentence} ` },
      touched: false,
      why: 'a trailing space does not count',
    },
    { change: { accepted: ['', ' '] }, touched: false, why: 'blank rows do not count' },
    { change: { blocked: ['梨'] }, touched: true, why: 'a row with text' },
    { change: { register: 'free' as const }, touched: true, why: 'another register for existing text' },
  ])('touched is $touched: $why', ({ change, touched }) => {
    expect(isTouched(editingReducer(begun, { type: 'typed', change }))).toBe(touched);
  });

  test('a blank sentence with only another register is not touched', () => {
    const change = { register: 'pinned' as const };
    expect(isTouched(editingReducer(beginWriting(blank, null), { type: 'typed', change }))).toBe(false);
  });

  test('a draft is based on the revision it was typed over, not on the newest one', () => {
    const draft = { typed: { ...formOf(apple), hint: 'Khác' }, revision: 2 };
    expect(beginWriting(formOf(apple), 3, draft)).toMatchObject({ revision: 2, typed: { hint: 'Khác' } });
  });
});

describe('refusals', () => {
  test('stay until their field changes; a refusal of the whole form goes with any change', () => {
    const refused = editingReducer(begun, {
      type: 'refused',
      refusals: { hint: 'a', reading: 'b', whole: 'c' },
    });
    const typed = editingReducer(refused, { type: 'typed', change: { hint: 'Khác' } });
    expect(typed.refusals).toEqual({ reading: 'b' });
  });

  test.each([
    { error: new ApiError(400, 'x', 'reading'), place: 'reading', why: 'a field of the form' },
    { error: new ApiError(400, 'x', 'lessonId'), place: 'whole', why: 'a field that is not in the form' },
    { error: new TypeError('Failed to fetch'), place: 'whole', why: 'the server was not reached' },
  ])('at $place: $why', ({ error, place }) => {
    expect(refusalOf(error, 'x')).toEqual({ [place]: 'x' });
  });

  test('Japanese, Vietnamese and hint are required, in the order of the form (PRODUCT.md, Contributions)', () => {
    expect(missingIn({ ...blank, jpSentence: ' ' })).toEqual({
      viSentence: validationTexts.required(FIELD_NAMES.viSentence),
      jpSentence: validationTexts.required(FIELD_NAMES.jpSentence),
      hint: validationTexts.required(FIELD_NAMES.hint),
    });
    expect(missingIn(formOf(apple))).toEqual({});
  });
});

test('edit conflict: the typed text stays until the author takes the newer one', () => {
  const typed = editingReducer(begun, { type: 'typed', change: { hint: 'Của tôi' } });
  const newer = { ...apple, revision: 4, hint: 'Của người khác' };
  const overtaken = editingReducer(typed, { type: 'overtaken', newer });
  expect(overtaken).toMatchObject({ typed: { hint: 'Của tôi' }, newer });
  expect(editingReducer(overtaken, { type: 'took-newer' })).toMatchObject({
    typed: { hint: 'Của người khác' },
    revision: 4,
    newer: null,
  });
});

test('the body has no blank rows, and no reading that the author did not confirm', () => {
  const form = {
    ...blank,
    viSentence: ' Chào ',
    reading: null,
    accepted: [' 一 ', '', '二'],
    blocked: [' '],
  };
  expect(bodyOf(form)).toMatchObject({
    viSentence: 'Chào',
    reading: '',
    accepted: ['一', '二'],
    blocked: [],
  });
});
