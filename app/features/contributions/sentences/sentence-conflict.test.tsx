import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  contributionActionTexts,
  contributionRefusals,
  contributorTexts,
} from '#contract/texts/contributions.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { apples } from '#app/testing/contributions.ts';
import {
  apple,
  field,
  fields,
  openEditor,
  press,
  signInAsContributor,
  write,
} from '#app/testing/sentence-editor.tsx';

const CHANGE = `PUT /api/sentences/${apple.id}`;
const LIST = `GET /api/contributions/lessons/${apples.id}/sentences`;
const edit = () => press(contributionActionTexts.editNamed(apple.viSentence));
const newer = { ...apple, revision: 4, viSentence: 'Tôi ăn một quả táo.', hint: 'Có lượng từ.' };

beforeEach(() => {
  localStorage.clear();
  signInAsContributor();
});
afterEach(cleanup);

/** Somebody else saves after the sentence was opened and before it is saved here. */
async function runIntoConflict() {
  let stored = apple;
  const editor = openEditor([], {
    [LIST]: () => Response.json([stored]),
    [CHANGE]: async (request) => {
      const sent = (await request.json()) as { revision: number };
      if (sent.revision !== stored.revision)
        return refusal(409, contributionRefusals.changedMeanwhile.sentences);
      stored = { ...stored, ...sent, revision: stored.revision + 1 };
      return Response.json(stored);
    },
  });
  await edit();
  stored = newer;
  await write(fields.hint, 'Gợi ý của tôi.');
  await press(texts.save);
  const conflict = await screen.findByRole('region', { name: contributorTexts.conflict });
  return { ...editor, conflict };
}

test('both versions are side by side, and the typed text stays', async () => {
  const { conflict } = await runIntoConflict();
  expect(within(conflict).getByRole('region', { name: fields.hint }).textContent).toContain('Có lượng từ.');
  expect(within(conflict).getByRole('region', { name: fields.viSentence }).textContent).toContain('một quả');
  expect((await field(fields.hint)).value).toBe('Gợi ý của tôi.');
  expect(document.activeElement?.textContent).toBe(contributorTexts.conflict);
});

test('Ctrl+Enter does not overwrite the newer text but focuses the conflict; the button names what it does', async () => {
  const { callsOf, conflict } = await runIntoConflict();
  const hint = await field(fields.hint);
  hint.focus();
  fireEvent.keyDown(hint, { key: 'Enter', ctrlKey: true });
  expect(conflict.contains(document.activeElement)).toBe(true);
  expect(screen.queryByRole('button', { name: texts.save })).toBeNull();
  expect(callsOf(CHANGE)).toHaveLength(1);
  const [, inSaveBar] = screen.getAllByRole('button', { name: contributorTexts.overwrite });
  fireEvent.click(inSaveBar as HTMLElement);
  await waitFor(() => expect(callsOf(CHANGE)).toHaveLength(2));
  expect(callsOf(CHANGE)[1]?.body).toMatchObject({ revision: 4 });
});

test('the typed text can overwrite the newer one, including parts copied by hand', async () => {
  const { callsOf, conflict } = await runIntoConflict();
  await write(fields.viSentence, newer.viSentence);
  fireEvent.click(within(conflict).getByRole('button', { name: contributorTexts.overwrite }));
  await waitFor(() => expect(callsOf(CHANGE)).toHaveLength(2));
  expect(callsOf(CHANGE)[1]?.body).toMatchObject({
    revision: 4,
    viSentence: newer.viSentence,
    hint: 'Gợi ý của tôi.',
  });
  expect(await screen.findByText(newer.viSentence)).toBeDefined();
  expect(screen.queryByText(texts.unfinished)).toBeNull();
});

test('the newer text can be loaded and edited further', async () => {
  const { callsOf } = await runIntoConflict();
  await press(contributorTexts.takeNewest);
  expect((await field(fields.hint)).value).toBe('Có lượng từ.');
  expect(document.activeElement).toBe(await field(fields.viSentence));
  expect(screen.queryByRole('region', { name: contributorTexts.conflict })).toBeNull();
  await write(fields.hint, 'Có lượng từ đi kèm.');
  await press(texts.save);
  await waitFor(() => expect(callsOf(CHANGE)).toHaveLength(2));
  expect(callsOf(CHANGE)[1]?.body).toMatchObject({ revision: 4, hint: 'Có lượng từ đi kèm.' });
});

test('a sentence that was deleted in the meantime is not created again: its author sees the reason', async () => {
  openEditor([apple], { [CHANGE]: () => refusal(404, contributionRefusals.notFound.sentences) });
  await edit();
  await write(fields.hint, 'Gợi ý của tôi.');
  await press(texts.save);
  expect((await screen.findByRole('alert')).textContent).toBe(contributionRefusals.notFound.sentences);
  expect((await field(fields.hint)).value).toBe('Gợi ý của tôi.');
});

test('a draft of an existing sentence is restored when it is opened again, and can be dropped', async () => {
  openEditor([apple]);
  await edit();
  await write(fields.hint, 'Gợi ý của tôi.');
  cleanup();

  openEditor([apple]);
  expect(await screen.findByText(texts.unfinished)).toBeDefined();
  await edit();
  expect((await field(fields.hint)).value).toBe('Gợi ý của tôi.');
  await press(texts.dropRestored);
  expect((await field(fields.hint)).value).toBe(apple.hint);
  fireEvent.keyDown(await field(fields.hint), { key: 'Escape' });
  expect(await screen.findByText(apple.viSentence)).toBeDefined();
  expect(screen.queryByText(texts.unfinished)).toBeNull();
});
