import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { REPORT_KINDS } from '#contract/lesson-feedback/report-kinds.ts';
import { sentenceReportTexts as texts } from '#contract/texts/practice.ts';
import { uiTexts, unsavedTexts } from '#contract/texts/ui.ts';
import { signOut } from '#app/lib/session/session.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { ReportSentence } from './report-sentence.tsx';

const SEND = 'POST /api/sentences/401/reports';
const THANKS = 'Cảm ơn bạn. Người soạn sẽ xem.';
const ADDRESS = '/exercises/1/curriculum/3/40/sentence';

beforeEach(() => signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] }));
afterEach(() => {
  cleanup();
  signOut();
});

const show = (answer: () => Response = () => Response.json({ statusCode: 200, message: THANKS })) =>
  renderWithApi(<ReportSentence sentenceId={401} />, { [SEND]: answer }, ADDRESS);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

test('offers every kind of error by its name', async () => {
  show();
  await press(texts.open);
  await screen.findByRole('dialog', { name: texts.title });
  expect(screen.getAllByRole('radio')).toHaveLength(REPORT_KINDS.length);
  for (const kind of REPORT_KINDS)
    expect(screen.getByRole('radio', { name: texts.kinds[kind] })).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]));
});

test.each([
  { kind: 'japanese', label: texts.text, typed: ' Thiếu を. ', text: 'Thiếu を.', why: 'with a text' },
  { kind: 'sound', label: texts.text, typed: '', text: '', why: 'without a text, where the kind is enough' },
  {
    kind: 'other',
    label: texts.textNeeded,
    typed: 'Câu trùng.',
    text: 'Câu trùng.',
    why: 'with a text for another kind',
  },
] as const)('a report is sent $why, with a thank-you message', async ({ kind, label, typed, text }) => {
  const { callsOf } = show();
  await press(texts.open);
  await choose(texts.kinds[kind]);
  write(label, typed);
  await press(texts.send);
  expect(await screen.findByText(THANKS)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf(SEND)).toMatchObject([{ body: { kind, text } }]);
});

test('missing input is shown, and nothing is sent', async () => {
  const { sent } = show();
  await press(texts.open);
  await press(texts.send);
  expect(await screen.findByText(texts.kindMissing)).toBeDefined();
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  await choose(texts.kinds.other);
  expect(screen.queryByText(texts.kindMissing)).toBeNull();
  expect(screen.getByText(texts.textMissing)).toBeDefined();
  await press(texts.send);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: texts.textNeeded }));
  expect(sent).toEqual([]);
});

test('a refusal is shown in the dialog, and the text stays', async () => {
  show(() => refusal(429, 'Bạn thao tác quá nhanh.'));
  await press(texts.open);
  await choose(texts.kinds.hint);
  write(texts.text, 'Gợi ý sai.');
  await press(texts.send);
  expect(await screen.findByText('Bạn thao tác quá nhanh.')).toBeDefined();
  expect(screen.getByDisplayValue('Gợi ý sai.')).toBeDefined();
});

test('Esc asks before the text is discarded', async () => {
  show();
  await press(texts.open);
  await screen.findByRole('dialog', { name: texts.title });
  write(texts.text, 'Gợi ý sai.');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await screen.findByRole('dialog', { name: unsavedTexts.question });
  await press(unsavedTexts.keepTyping);
  expect(await screen.findByDisplayValue('Gợi ý sai.')).toBeDefined();
  await press(uiTexts.cancel);
  await press(unsavedTexts.discard);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Esc closes at once when there is no text', async () => {
  show();
  await press(texts.open);
  await choose(texts.kinds.hint);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a visitor is asked to log in, and returns to this sentence', async () => {
  signOut();
  const { router } = show();
  await press(texts.open);
  await screen.findByRole('dialog', { name: texts.loginNeeded });
  await press(texts.login);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ from: `${ADDRESS}#401` });
});
