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

/** The state of the server, which decisions change. */
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
  test('its figures, wrong answers, comments with a link to them, and notes', async () => {
    show();
    const article = await sentence();
    expect(article.getByText(texts.inMode(practiceModeTexts.translate.name, '9', '4', '50%'))).toBeDefined();
    expect(article.getByText('水で飲みます').getAttribute('lang')).toBe('ja');
    expect(article.getByText(texts.wrongBy('3'))).toBeDefined();
    expect(article.getByText(/Sao không dùng/)).toBeDefined();
    expect(article.getByRole('link', { name: texts.allComments('4') }).getAttribute('href')).toBe(
      paths.sentenceComments({ topicId: 1, curriculumId: 3, lessonId: 12, sentenceId: 401 }),
    );
    expect(article.getByText(texts.noteOn(contentHistoryTexts.noteKinds.changes, '2'))).toBeDefined();
    expect(article.getByText(ANSWER).getAttribute('lang')).toBe('ja');
    expect(article.getByText(texts.suggestedBy('2'))).toBeDefined();
    expect(article.getByRole('link', { name: texts.edit }).getAttribute('href')).toBe(
      paths.lessonEditor(1, 3, 12),
    );
  });

  test('its parts under its own heading, and notes on the lesson under that of the lesson', async () => {
    stored = { ...stored, notes: busySentence.notes };
    show();
    await sentence();
    const levels = screen.getAllByRole('heading', { name: texts.notes }).map(({ tagName }) => tagName);
    expect(levels).toEqual(['H3', 'H4']);
  });

  test('no empty sections', async () => {
    show();
    const article = await sentence(quietSentence.viSentence);
    expect(article.getByText(texts.notTried)).toBeDefined();
    expect(article.queryAllByRole('heading', { level: 4 })).toEqual([]);
    expect(article.queryAllByRole('button')).toEqual([]);
  });

  test('no link to comments that learners cannot open yet', async () => {
    setBusy({ published: false });
    show();
    const article = await sentence();
    expect(article.getByText(texts.unpublished)).toBeDefined();
    expect(article.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([texts.edit]);
  });

  test('only sentences with open decisions, on request', async () => {
    show();
    await sentence();
    fireEvent.click(screen.getByRole('checkbox', { name: texts.onlyToDo }));
    expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))).toEqual([
      busySentence.viSentence,
    ]);
  });
});

/** The author alone cannot make an answer count. */
const sentForReview = () => {
  const [suggestion] = busySentence.suggestions;
  if (!suggestion) throw new Error('A busy sentence has a suggestion');
  setBusy({ suggestions: [{ ...suggestion, inReview: true }] });
  const { id, viSentence, jpSentence } = busySentence;
  const decided = { ...suggestion, state: 'waiting', reason: '', inReview: true };
  return Response.json({ ...decided, sentence: { id, viSentence, jpSentence } });
};

describe('a suggested answer', () => {
  test('accepted by the author waits for a reviewer: a note says so, and there is nothing to decide', async () => {
    show({ [SUGGESTION]: sentForReview });
    await press(texts.acceptOf(ANSWER));
    expect(await screen.findByText(texts.sentForReview)).toBeDefined();
    const article = await sentence();
    expect(article.getByText(texts.inReview)).toBeDefined();
    expect(article.getByText(texts.inReviewLead)).toBeDefined();
    for (const name of [texts.acceptOf(ANSWER), texts.rejectOf(ANSWER)])
      expect(article.queryByRole('button', { name })).toBeNull();
  });

  test('is accepted with one click: it waits for the server, disappears, and the figures are refetched', async () => {
    const pendingReply = heldBack(suggestionDecided('accepted'));
    const { callsOf } = show({ [SUGGESTION]: pendingReply.answer });
    await press(texts.acceptOf(ANSWER));
    const waiting = await screen.findByRole<HTMLButtonElement>('button', { name: texts.accepting });
    expect(waiting.disabled).toBe(true);
    pendingReply.release();
    await waitFor(() => expect(screen.queryByText(ANSWER)).toBeNull());
    expect(await screen.findByText(texts.accepted)).toBeDefined();
    expect(callsOf(SUGGESTION)).toMatchObject([{ body: { state: 'accepted' } }]);
    await waitFor(() => expect(callsOf(OPEN)).toHaveLength(2));
  });

  test('that cannot be accepted stays, and the reason of the server is shown', async () => {
    show({ [SUGGESTION]: () => refusal(409, 'Vẫn bị chấm là sai.') });
    await press(texts.acceptOf(ANSWER));
    expect(await screen.findByText('Vẫn bị chấm là sai.')).toBeDefined();
    const again = await screen.findByRole<HTMLButtonElement>('button', { name: texts.acceptOf(ANSWER) });
    expect(again.disabled).toBe(false);
  });

  test('is rejected only with a reason', async () => {
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

  test('keeps the written reason: Esc asks first', async () => {
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
  test('is marked as fixed at once, before the server replies; the sentence keeps the focus', async () => {
    const pendingReply = heldBack(reportDecided('mended', ''));
    const { callsOf } = show({ [REPORT]: pendingReply.answer });
    const button = await screen.findByRole('button', { name: texts.fixedOf(KIND) });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: texts.fixedOf(KIND) })).toBeNull());
    expect((await sentence()).getByText(texts.reportStates.mended)).toBeDefined();
    expect(document.activeElement?.getAttribute('aria-label')).toBe(busySentence.viSentence);
    pendingReply.release();
    expect(await screen.findByText(texts.fixedTold)).toBeDefined();
    expect(callsOf(REPORT)).toMatchObject([{ body: { state: 'mended' } }]);
  });

  test('is open again when the server refuses', async () => {
    show({ [REPORT]: () => refusal(500, 'Máy chủ gặp sự cố.') });
    await press(texts.fixedOf(KIND));
    expect(await screen.findByText('Máy chủ gặp sự cố.')).toBeDefined();
    expect(await screen.findByRole('button', { name: texts.fixedOf(KIND) })).toBeDefined();
  });

  test('is declined with a reason, which is shown afterwards', async () => {
    const { callsOf } = show({ [REPORT]: reportDecided('declined', 'Câu đúng rồi.') });
    await press(texts.declineOf(KIND));
    await giveReason(texts.declineTitle, 'Câu đúng rồi.');
    expect(await screen.findByText(texts.answered('Câu đúng rồi.'))).toBeDefined();
    expect(screen.queryByRole('button', { name: texts.declineOf(KIND) })).toBeNull();
    expect(callsOf(REPORT)).toMatchObject([{ body: { state: 'declined', reason: 'Câu đúng rồi.' } }]);
  });
});

test('a lesson that cannot be loaded shows the reason and can be retried', async () => {
  let calls = 0;
  show({
    [OPEN]: () => (calls++ === 0 ? refusal(404, 'Không tìm thấy bài học này.') : Response.json(stored)),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Không tìm thấy bài học này.');
  fireEvent.click(screen.getByRole('button', { name: uiTexts.tryAgain }));
  expect(await sentence()).toBeDefined();
});
