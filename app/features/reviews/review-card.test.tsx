import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Review } from '#contract/reviews/endpoints.ts';
import { reviewTexts } from '#contract/texts/reviews.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { card, LIST, listOf, showQueue, tea } from '#app/testing/review-queue.tsx';
import { noteOn } from '#app/testing/reviews.ts';
import { seeEverything } from '#app/testing/see-everything.ts';

const INSPECT = 'POST /api/contributions/sentences/inspect';

beforeEach(seeEverything);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing = {
  words: [],
  reading: '',
  answers: [],
  blocked: [],
  warnings: [],
  paraphrases: [],
  points: [],
};
const show = (review: Review, inspected: () => Response = () => Response.json(nothing)) =>
  showQueue({ [LIST]: () => listOf([review]), [INSPECT]: inspected });

test('a change shows old and new side by side, and earlier notes', async () => {
  show({
    ...tea,
    before: { ...tea.after, viSentence: 'Tôi uống nước.' },
    notes: [noteOn(1, 'Xem lại を.')],
  });
  const changed = await card('Tôi uống trà.');
  expect(changed.querySelector('del')?.textContent).toBe('nước');
  expect(changed.querySelector('ins')?.textContent).toBe('trà');
  expect(within(changed).getByText(reviewTexts.isChange)).toBeDefined();
  expect(within(changed).getByText(/Xem lại/)).toBeDefined();
});

test('answers of learners that the author accepted are listed, because an approval awards points', async () => {
  show({ ...tea, suggestions: [{ answer: 'お茶をいただきます', count: 3 }] });
  const content = within(await card('Tôi uống trà.'));
  expect(content.getByText('お茶をいただきます').getAttribute('lang')).toBe('ja');
  expect(content.getByText(reviewTexts.suggestedBy('3'))).toBeDefined();
  expect(content.getByText(reviewTexts.suggestionsLead)).toBeDefined();
  expect(content.getByRole('button', { name: reviewTexts.approve })).toBeDefined();
});

test('the learner who suggested one of them cannot approve it, but can request changes', async () => {
  const suggestions = [{ answer: 'お茶をいただきます', count: 1 }];
  show({ ...tea, suggestions, answerOfCaller: true });
  const content = within(await card('Tôi uống trà.'));
  expect(content.getByText(reviewTexts.answerOfYours)).toBeDefined();
  expect(content.queryByRole('button', { name: reviewTexts.approve })).toBeNull();
  expect(content.queryByRole('checkbox')).toBeNull();
  expect(content.getByRole('button', { name: reviewTexts.askForChanges })).toBeDefined();
});

test('a version without changes says so', async () => {
  show({ ...tea, before: tea.after });
  expect(within(await card('Tôi uống trà.')).getByText(reviewTexts.nothingDiffers)).toBeDefined();
});

test('a sentence shows its reading and the wordings of its answers, even when the author left them out', async () => {
  const accepted = ['[私は]水を飲む', '水、飲む'];
  const { callsOf } = show({ ...tea, after: { ...tea.after, reading: '', accepted } }, () =>
    Response.json({
      ...nothing,
      words: [{ text: '水', reading: 'みず', ruby: '水[みず]' }],
      reading: 'みずをのみます。',
      answers: [
        { problem: null, count: 1, wordings: ['水を飲みます。'] },
        { problem: null, count: 1_200, wordings: ['私は水を飲む', '水を飲む'] },
        { problem: null, count: 1, wordings: ['水、飲む'] },
      ],
    }),
  );
  const content = within(await card('Tôi uống trà.'));
  expect((await content.findByText('みず')).closest('ruby')?.textContent).toContain('水');
  expect(content.getByText('みずをのみます。').getAttribute('lang')).toBe('ja');
  const [notation, ...plain] = content.getAllByRole('group');
  expect(notation?.querySelector('summary')?.textContent).toBe(
    reviewTexts.wordingsOf('[私は]水を飲む', '1.200'),
  );
  expect(notation?.textContent).toContain(reviewTexts.moreWordings('1.198'));
  expect(plain, 'a plain answer has no list of wordings').toEqual([]);
  expect(callsOf(INSPECT)).toMatchObject([{ body: { jpSentence: '水を飲みます。', reading: '', accepted } }]);
});

test('without these tools the rest is still shown', async () => {
  const { callsOf } = show(tea, () => refusal(503, 'Hãy thử lại.'));
  const content = within(await card('Tôi uống trà.'));
  await waitFor(() => expect(callsOf(INSPECT)).toHaveLength(1));
  expect(content.getByRole('button', { name: reviewTexts.approve })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
