import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { unsavedTexts } from '#contract/texts/ui.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { heldBack, refusal } from '#app/testing/answering-api.ts';
import { apples } from '#app/testing/contributions.ts';
import {
  apple,
  CREATE,
  field,
  fields,
  growingLesson,
  openEditor,
  pear,
  press,
  signInAsContributor,
  write,
  writeSentence,
} from '#app/testing/sentence-editor.tsx';

beforeEach(() => {
  localStorage.clear();
  signInAsContributor();
});
afterEach(cleanup);

const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent;
const key = async (label: string, keys: object) => fireEvent.keyDown(await field(label), keys);

describe('writing one after the other', () => {
  test('Ctrl+Enter saves and opens a blank one, with the focus in Vietnamese and the same register', async () => {
    const { callsOf } = openEditor([apple], growingLesson([apple]));
    await press(texts.add);
    expect(await screen.findByText(texts.newNumber(2))).toBeDefined();
    await waitFor(() => expect(focused()).toBe('viSentence'));
    await writeSentence('Tôi mua lê.', '梨を買います。');
    await key(fields.hint, { key: 'Enter', ctrlKey: true });

    expect(await screen.findByText(texts.newNumber(3))).toBeDefined();
    expect(screen.getByText(texts.savedNumber(2))).toBeDefined();
    expect((await field(fields.viSentence)).value).toBe('');
    expect(focused()).toBe('viSentence');
    expect(callsOf(CREATE)[0]?.body).toMatchObject({
      viSentence: 'Tôi mua lê.',
      jpSentence: '梨を買います。',
      lessonId: apples.id,
      // The register of the previous sentence.
      register: 'pinned',
    });
    expect(screen.getByLabelText<HTMLInputElement>(new RegExp(texts.registers.pinned)).checked).toBe(true);

    await write(fields.viSentence, 'Câu sau');
    expect(screen.queryByText(texts.savedNumber(2))).toBeNull();
  });

  test('Enter moves from field to field, skipping the answers, to the save button', async () => {
    openEditor([]);
    await press(texts.firstSentence);
    await press(texts.addAccepted);
    await waitFor(() => expect(focused()).toBe('accepted'));
    (await field(fields.viSentence)).focus();
    const focusOrder: (string | null | undefined)[] = [];
    for (let step = 0; step < 5; step += 1) {
      fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
      focusOrder.push(focused());
    }
    expect(focusOrder).toEqual(['jpSentence', 'reading', 'hint', 'accepted', texts.saveAndNext]);
  });

  test.each([
    { keys: { key: 'Enter', ctrlKey: true, isComposing: true }, why: 'Ctrl+Enter during a composition' },
    { keys: { key: 'Enter', isComposing: true }, why: 'the Enter that ends it' },
    { keys: { key: 'Enter', keyCode: 229 }, why: 'the same in Safari' },
    { keys: { key: 'Escape', isComposing: true }, why: 'the Esc that cancels it' },
  ])('keys of an IME composition are ignored: $why', async ({ keys }) => {
    const { callsOf } = openEditor([apple], growingLesson([apple]));
    await press(texts.add);
    await writeSentence('Tôi mua lê.', '梨を買います。');
    (await field(fields.jpSentence)).focus();
    await key(fields.jpSentence, keys);
    expect(focused()).toBe('jpSentence');
    expect(callsOf(CREATE)).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('typed text is not lost', () => {
  test('Esc asks first; without changes it closes at once', async () => {
    openEditor([apple]);
    await press(texts.add);
    await write(fields.viSentence, 'Dở dang');
    await key(fields.viSentence, { key: 'Escape' });
    expect(await screen.findByRole('dialog', { name: unsavedTexts.question })).toBeDefined();
    await press(unsavedTexts.keepTyping);
    expect((await field(fields.viSentence)).value).toBe('Dở dang');
    await key(fields.viSentence, { key: 'Escape' });
    await press(unsavedTexts.discard);
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: texts.add }));
    expect(screen.queryByText(texts.unfinishedNew)).toBeNull();

    await press(texts.add);
    await key(fields.viSentence, { key: 'Escape' });
    expect(await screen.findByRole('button', { name: texts.add })).toBeDefined();
  });

  test('a reload restores it, for its author only, and saving removes the draft', async () => {
    openEditor([apple]);
    await press(texts.add);
    await writeSentence('Tôi mua lê.', '梨を買います。');
    await press(texts.addAccepted);
    await write(texts.acceptedRow(1), '[私は]梨を買う');
    cleanup();

    signInAsContributor(8);
    openEditor([apple]);
    await press(texts.add);
    expect((await field(fields.viSentence)).value).toBe('');
    cleanup();

    signInAsContributor();
    openEditor([apple], growingLesson([apple]));
    expect(await screen.findByText(texts.unfinishedNew)).toBeDefined();
    await press(texts.goOn);
    expect(await screen.findByText(texts.restored)).toBeDefined();
    expect((await field(fields.viSentence)).value).toBe('Tôi mua lê.');
    expect((await field(texts.acceptedRow(1))).value).toBe('[私は]梨を買う');
    await press(texts.saveAndClose);
    expect(await screen.findByText(pear.viSentence)).toBeDefined();
    expect(screen.queryByText(texts.unfinishedNew)).toBeNull();
  });

  test('while saving, input is ignored and the editor cannot be closed', async () => {
    const server = growingLesson([apple]);
    const pendingReply = heldBack(() => Response.json({ ...apple, id: 100_101, viSentence: 'Tôi mua lê.' }));
    const { callsOf } = openEditor([apple], { ...server, [CREATE]: pendingReply.answer });
    await press(texts.add);
    await writeSentence('Tôi mua lê.', '梨を買います。');
    await press(texts.saveAndNext);
    await waitFor(() => expect(callsOf(CREATE)).toHaveLength(1));
    const hint = await field(fields.hint);
    expect(hint.readOnly).toBe(true);
    fireEvent.click(screen.getByLabelText(new RegExp(texts.registers.free)));
    await press(texts.addAccepted);
    await key(fields.hint, { key: 'Escape' });
    expect(screen.queryByLabelText(texts.acceptedRow(1))).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    pendingReply.release();
    expect(await screen.findByText(texts.savedNumber(2))).toBeDefined();
    expect((await field(fields.hint)).readOnly).toBe(false);
  });

  test('a network failure keeps everything and offers to save again', async () => {
    let isOffline = true;
    const server = growingLesson([apple]);
    openEditor([apple], {
      ...server,
      [CREATE]: (request) =>
        isOffline ? Promise.reject(new TypeError('Failed to fetch')) : server[CREATE](request),
    });
    await press(texts.add);
    await writeSentence('Tôi mua lê.', '梨を買います。');
    await press(texts.saveAndNext);
    expect(await screen.findByText(texts.saveFailed)).toBeDefined();
    expect((await field(fields.viSentence)).value).toBe('Tôi mua lê.');
    isOffline = false;
    await press(texts.saveAgain);
    expect(await screen.findByText(texts.savedNumber(2))).toBeDefined();
  });
});

describe('refusals by the form or the server', () => {
  test('are shown at their field, which receives focus', async () => {
    openEditor([apple], { [CREATE]: () => refusal(400, 'Cách đọc chỉ gồm chữ kana và dấu câu.', 'reading') });
    await press(texts.add);
    await writeSentence('Tôi mua lê.', '梨を買います。');
    await press(texts.saveAndNext);
    expect(await screen.findByText('Cách đọc chỉ gồm chữ kana và dấu câu.')).toBeDefined();
    expect(focused()).toBe('reading');
    await write(fields.reading, 'なしをかいます');
    expect(screen.queryByText('Cách đọc chỉ gồm chữ kana và dấu câu.')).toBeNull();
  });

  test('a sentence needs Japanese, Vietnamese and hint; otherwise nothing is sent', async () => {
    const { callsOf } = openEditor([apple]);
    await press(texts.add);
    await write(fields.viSentence, 'Tôi mua lê.');
    await press(texts.saveAndNext);
    for (const name of [fields.jpSentence, fields.hint])
      expect(await screen.findByText(validationTexts.required(name))).toBeDefined();
    expect(focused()).toBe('jpSentence');
    expect(callsOf(CREATE)).toEqual([]);
  });
});
