import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LessonFeedback, SentenceFeedback } from '#contract/lesson-feedback/lesson-feedback.ts';
import { paths } from '#contract/paths.ts';
import { lessonFeedbackTexts as texts } from '#contract/texts/lesson-feedback.ts';
import { practiceModeTexts } from '#contract/texts/practice-modes.ts';
import { sentenceReportTexts } from '#contract/texts/practice.ts';
import { uiTexts, unsavedTexts } from '#contract/texts/ui.ts';
import { contentHistoryTexts } from '#contract/texts/versions.ts';
import { type Answers, heldBack, refusal } from '#app/testing/answering-api.ts';
import { busySentence, japaneseReport, quietSentence, waterFeedback } from '#app/testing/lesson-feedback.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { LessonView } from './lesson-view.tsx';

const OPEN = 'GET /api/me/lesson-feedback/12';
const SUGGESTION = 'PUT /api/suggestions/21';
const REPORT = 'PUT /api/reports/31';
const ANSWER = 'お水をいただきます';
const KIND = sentenceReportTexts.kinds.japanese;

/** What the server has; a decision that it takes changes it. */
let stored: LessonFeedback;
const setBusy = (change: Partial<SentenceFeedback>) => {
  stored = { ...stored, sentences: [{ ...busySentence, ...change }, quietSentence] };
};
beforeEach(() => {
  stored = waterFeedback;
});
afterEach(cleanup);

const show = (answers: Answers = {}) =>
  renderWithApi(<LessonView lessonId="12" userId={7} />, {
    [OPEN]: () => Response.json(stored),
    ...answers,
  });
const sentence = async (name = busySentence.viSentence) =>
  within(await screen.findByRole('article', { name }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const suggestionDecided = (state: 'accepted' | 'rejected') => () => {
  setBusy({ suggestions: [] });
  const { id, viSentence, jpSentence } = busySentence;
  const createdAt = japaneseReport.createdAt;
  const sent = { id: 21, answer: ANSWER, state, reason: '', count: 2, createdAt, inReview: false };
  return Response.json({ ...sent, sentence: { id, viSentence, jpSentence } });
};
const reportDecided = (state: 'mended' | 'declined', reason: string) => () => {
  const decided = { ...japaneseReport, state, reason, decidedAt: japaneseReport.createdAt };
  setBusy({ reports: [decided] });
  return Response.json(decided);
};
const giveReason = async (title: string, reason: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  fireEvent.change(dialog.getByRole('textbox', { name: texts.reason }), { target: { value: reason } });
  fireEvent.click(dialog.getByRole('button', { name: texts.sendReason }));
};

describe('a sentence shows', () => {
  test('its figures, wrong answers, comments with the way to them, and notes', async () => {
    show();
    const shown = await sentence();
    expect(shown.getByText(texts.inMode(practiceModeTexts.translate.name, '9', '4', '50%'))).toBeDefined();
    expect(shown.getByText('水で飲みます').getAttribute('lang')).toBe('ja');
    expect(shown.getByText(texts.wrongBy('3'))).toBeDefined();
    expect(shown.getByText(/Sao không dùng/)).toBeDefined();
    expect(shown.getByRole('link', { name: texts.allComments('4') }).getAttribute('href')).toBe(
      paths.sentenceComments({ topicId: 1, curriculumId: 3, lessonId: 12, sentenceId: 401 }),
    );
    expect(shown.getByText(texts.noteOn(contentHistoryTexts.noteKinds.changes, '2'))).toBeDefined();
    expect(shown.getByText(ANSWER).getAttribute('lang')).toBe('ja');
    expect(shown.getByText(texts.suggestedBy('2'))).toBeDefined();
    expect(shown.getByRole('link', { name: texts.edit }).getAttribute('href')).toBe(
      paths.lessonEditor(1, 3, 12),
    );
  });

  test('its parts under its own heading, and what is said of the lesson under that of the lesson', async () => {
    stored = { ...stored, notes: busySentence.notes };
    show();
    await sentence();
    const levels = screen.getAllByRole('heading', { name: texts.notes }).map(({ tagName }) => tagName);
    expect(levels).toEqual(['H3', 'H4']);
  });

  test('nothing that is not there', async () => {
    show();
    const shown = await sentence(quietSentence.viSentence);
    expect(shown.getByText(texts.notTried)).toBeDefined();
    expect(shown.queryAllByRole('heading', { level: 4 })).toEqual([]);
    expect(shown.queryAllByRole('button')).toEqual([]);
  });

  test('no way to comments that learners cannot open yet', async () => {
    setBusy({ published: false });
    show();
    const shown = await sentence();
    expect(shown.getByText(texts.unpublished)).toBeDefined();
    expect(shown.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([texts.edit]);
  });

  test('only itself where something waits, on request', async () => {
    show();
    await sentence();
    fireEvent.click(screen.getByRole('checkbox', { name: texts.onlyToDo }));
    expect(screen.getAllByRole('article').map((shown) => shown.getAttribute('aria-label'))).toEqual([
      busySentence.viSentence,
    ]);
  });
});

/** The maker's word alone does not make it count. */
const sentForReview = () => {
  const [suggestion] = busySentence.suggestions;
  if (!suggestion) throw new Error('A busy sentence has a suggestion');
  setBusy({ suggestions: [{ ...suggestion, inReview: true }] });
  const { id, viSentence, jpSentence } = busySentence;
  const decided = { ...suggestion, state: 'waiting', reason: '', inReview: true };
  return Response.json({ ...decided, sentence: { id, viSentence, jpSentence } });
};

describe('a suggested answer', () => {
  test('of one’s own sentence waits for a reviewer: it says so, and there is nothing left to decide', async () => {
    show({ [SUGGESTION]: sentForReview });
    await press(texts.acceptOf(ANSWER));
    expect(await screen.findByText(texts.sentForReview)).toBeDefined();
    const shown = await sentence();
    expect(shown.getByText(texts.inReview)).toBeDefined();
    expect(shown.getByText(texts.inReviewLead)).toBeDefined();
    for (const name of [texts.acceptOf(ANSWER), texts.rejectOf(ANSWER)])
      expect(shown.queryByRole('button', { name })).toBeNull();
  });

  test('is accepted by one click: it waits for the yes, goes, and the figures are read anew', async () => {
    const held = heldBack(suggestionDecided('accepted'));
    const { callsOf } = show({ [SUGGESTION]: held.answer });
    await press(texts.acceptOf(ANSWER));
    const waiting = await screen.findByRole<HTMLButtonElement>('button', { name: texts.accepting });
    expect(waiting.disabled).toBe(true);
    held.release();
    await waitFor(() => expect(screen.queryByText(ANSWER)).toBeNull());
    expect(await screen.findByText(texts.accepted)).toBeDefined();
    expect(callsOf(SUGGESTION)).toMatchObject([{ body: { state: 'accepted' } }]);
    await waitFor(() => expect(callsOf(OPEN)).toHaveLength(2));
  });

  test('that cannot be accepted stays, and the server’s reason is said', async () => {
    show({ [SUGGESTION]: () => refusal(409, 'Vẫn bị chấm là sai.') });
    await press(texts.acceptOf(ANSWER));
    expect(await screen.findByText('Vẫn bị chấm là sai.')).toBeDefined();
    const again = await screen.findByRole<HTMLButtonElement>('button', { name: texts.acceptOf(ANSWER) });
    expect(again.disabled).toBe(false);
  });

  test('is rejected with a reason, not without', async () => {
    const { callsOf } = show({ [SUGGESTION]: suggestionDecided('rejected') });
    await press(texts.rejectOf(ANSWER));
    await giveReason(texts.rejectTitle, '  ');
    expect(await screen.findByText(texts.reasonMissing)).toBeDefined();
    expect(callsOf(SUGGESTION)).toEqual([]);
    await giveReason(texts.rejectTitle, ' Quá khiêm nhường. ');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(ANSWER)).toBeNull();
    expect(callsOf(SUGGESTION)).toMatchObject([{ body: { state: 'rejected', reason: 'Quá khiêm nhường.' } }]);
  });

  test('keeps the reason that was written: Esc asks first', async () => {
    show();
    await press(texts.rejectOf(ANSWER));
    const reason = await screen.findByRole('textbox', { name: texts.reason });
    fireEvent.change(reason, { target: { value: 'Chưa tự nhiên.' } });
    fireEvent.keyDown(reason, { key: 'Escape' });
    await screen.findByRole('dialog', { name: unsavedTexts.question });
    await press(unsavedTexts.keepTyping);
    expect(await screen.findByDisplayValue('Chưa tự nhiên.')).toBeDefined();
  });

  test('whose rejection fails keeps the reason in the dialog', async () => {
    show({ [SUGGESTION]: () => refusal(409, 'Đề xuất này đã được xử lý.') });
    await press(texts.rejectOf(ANSWER));
    await giveReason(texts.rejectTitle, 'Chưa tự nhiên.');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Đề xuất này đã được xử lý.')).toBeDefined();
    expect(dialog.getByDisplayValue('Chưa tự nhiên.')).toBeDefined();
  });
});

describe('a report', () => {
  test('is mended at once, before the server has answered; the sentence keeps the focus', async () => {
    const held = heldBack(reportDecided('mended', ''));
    const { callsOf } = show({ [REPORT]: held.answer });
    const button = await screen.findByRole('button', { name: texts.fixedOf(KIND) });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: texts.fixedOf(KIND) })).toBeNull());
    expect((await sentence()).getByText(texts.reportStates.mended)).toBeDefined();
    expect(document.activeElement?.getAttribute('aria-label')).toBe(busySentence.viSentence);
    held.release();
    expect(await screen.findByText(texts.fixedTold)).toBeDefined();
    expect(callsOf(REPORT)).toMatchObject([{ body: { state: 'mended' } }]);
  });

  test('is open again when the server says no', async () => {
    show({ [REPORT]: () => refusal(500, 'Máy chủ gặp sự cố.') });
    await press(texts.fixedOf(KIND));
    expect(await screen.findByText('Máy chủ gặp sự cố.')).toBeDefined();
    expect(await screen.findByRole('button', { name: texts.fixedOf(KIND) })).toBeDefined();
  });

  test('is declined with a reason, which then stands there', async () => {
    const { callsOf } = show({ [REPORT]: reportDecided('declined', 'Câu đúng rồi.') });
    await press(texts.declineOf(KIND));
    await giveReason(texts.declineTitle, 'Câu đúng rồi.');
    expect(await screen.findByText(texts.answered('Câu đúng rồi.'))).toBeDefined();
    expect(screen.queryByRole('button', { name: texts.declineOf(KIND) })).toBeNull();
    expect(callsOf(REPORT)).toMatchObject([{ body: { state: 'declined', reason: 'Câu đúng rồi.' } }]);
  });
});

test('a lesson that cannot be had says why, and is asked for again', async () => {
  let asked = 0;
  show({
    [OPEN]: () => (asked++ === 0 ? refusal(404, 'Không tìm thấy bài học này.') : Response.json(stored)),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Không tìm thấy bài học này.');
  fireEvent.click(screen.getByRole('button', { name: uiTexts.tryAgain }));
  expect(await sentence()).toBeDefined();
});
