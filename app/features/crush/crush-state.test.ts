import { describe, expect, test } from 'vitest';
import {
  type CrushEvent,
  crushReducer,
  type CrushState,
  noLabel,
  openInvitation,
  sadPicture,
  yesSize,
} from './crush-state.ts';

const invitation = { ten: 'Lan', diadiem: 'quán phở', thoigian: 'tối mai', voiai: 'Minh' };
const blank = { ten: '', diadiem: '', thoigian: '', voiai: '' };

const after = (state: CrushState, ...types: CrushEvent['type'][]): CrushState =>
  types.reduce((before, type) => crushReducer(before, { type }), state);
const question = openInvitation(invitation);

describe('the number of refusals decides', () => {
  test.each([
    { refusals: 0, label: 'Không', picture: 1, fontSize: 20, padding: 14 },
    { refusals: 1, label: 'Thật là không đi à?', picture: 3, fontSize: 30, padding: 24 },
    { refusals: 2, label: 'Nghĩ lại chút nhé?', picture: 2, fontSize: 40, padding: 34 },
    { refusals: 3, label: 'Đi mà, mình mời!', picture: 1, fontSize: 50, padding: 44 },
    { refusals: 4, label: 'Năn nỉ đấy, đi nhé?', picture: 1, fontSize: 60, padding: 54 },
    { refusals: 5, label: 'Mình buồn thật rồi…', picture: 1, fontSize: 70, padding: 64 },
    { refusals: 6, label: 'Một bữa thôi mà!', picture: 1, fontSize: 80, padding: 74 },
    { refusals: 7, label: 'Hỏi lần cuối đấy nhé?', picture: 1, fontSize: 90, padding: 84 },
    { refusals: 8, label: 'Nút bên kia to lắm rồi đấy!', picture: 1, fontSize: 100, padding: 94 },
    { refusals: 9, label: 'Nút bên kia to lắm rồi đấy!', picture: 1, fontSize: 110, padding: 104 },
  ])('$refusals: “$label”, sad picture $picture, $fontSize px', ({ refusals, label, picture, ...size }) => {
    expect(noLabel(refusals)).toBe(label);
    expect(sadPicture(refusals)).toBe(picture - 1);
    expect(yesSize(refusals)).toEqual(size);
  });
});

describe('the steps', () => {
  test.each([
    { given: blank, step: 'form', why: 'nothing is given' },
    { given: { ...invitation, thoigian: '' }, step: 'form', why: 'one of four is missing' },
    { given: invitation, step: 'question', why: 'all four are given' },
  ])('starts with the $step: $why', ({ given, step }) => {
    expect(openInvitation(given).step).toBe(step);
  });

  test('every No is counted, also after the last label', () => {
    const tenTimes = Array.from({ length: 10 }, () => 'refused' as const);
    expect(after(question, ...tenTimes)).toEqual({ step: 'question', invitation, refusals: 10 });
  });

  test('Yes shows the happy pictures one by one and stops at the fourth', () => {
    const pictures = [0, 1, 2, 3, 4, 9].map((steps) => {
      const state = after(
        question,
        'refused',
        'accepted',
        ...Array.from({ length: steps }, () => 'stepped' as const),
      );
      return state.step === 'accepted' ? state.happyPicture : null;
    });
    expect(pictures).toEqual([0, 1, 2, 3, 3, 3]);
  });

  test('editing opens the form with the written values', () => {
    expect(after(question, 'refused', 'reopened')).toEqual({ step: 'form', given: invitation });
  });

  test.each([
    { state: openInvitation(blank), type: 'accepted' as const, why: 'a form cannot be accepted' },
    { state: openInvitation(blank), type: 'refused' as const, why: 'a form cannot be refused' },
    { state: after(question, 'accepted'), type: 'refused' as const, why: 'a Yes cannot be taken back' },
    {
      state: after(question, 'accepted'),
      type: 'reopened' as const,
      why: 'an accepted invitation cannot be edited',
    },
    { state: question, type: 'stepped' as const, why: 'there are no happy pictures before a Yes' },
  ])('$why', ({ state, type }) => {
    expect(after(state, type)).toBe(state);
  });
});
