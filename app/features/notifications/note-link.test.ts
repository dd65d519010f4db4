import { expect, test } from 'vitest';
import type { NotificationKind } from '#contract/notifications/endpoints.ts';
import { noteLink } from './note-link.ts';

const place = { topicId: 1, curriculumId: 3, lessonId: 40, sentenceId: 402 };
const SENTENCE = '/exercises/1/curriculum/3/40/sentence#402';
const COMMENTS = `${SENTENCE}-comments`;

const cases: Record<NotificationKind, { placed: string | null; unplaced: string | null }> = {
  'supplier-request': { placed: SENTENCE, unplaced: null },
  'role-change': { placed: SENTENCE, unplaced: null },
  feedback: { placed: '/listfeedback', unplaced: '/listfeedback' },
  'comment-report': { placed: COMMENTS, unplaced: null },
  'content-waiting': { placed: '/qc', unplaced: '/qc' },
  'role-granted': { placed: SENTENCE, unplaced: null },
  'answer-accepted': { placed: SENTENCE, unplaced: null },
  'answer-rejected': { placed: SENTENCE, unplaced: null },
  'comment-reply': { placed: COMMENTS, unplaced: null },
  'comment-like': { placed: COMMENTS, unplaced: null },
  'content-approved': { placed: '/topicSupplier', unplaced: '/topicSupplier' },
  'content-changes': { placed: '/topicSupplier', unplaced: '/topicSupplier' },
  'content-comment': { placed: '/topicSupplier', unplaced: '/topicSupplier' },
  'answer-suggested': { placed: '/feedbacksuplier?lesson=40', unplaced: '/feedbacksuplier' },
  'sentence-report': { placed: '/feedbacksuplier?lesson=40', unplaced: '/feedbacksuplier' },
  'report-decided': { placed: SENTENCE, unplaced: null },
  'meaning-accepted': { placed: SENTENCE, unplaced: null },
  'meaning-refused': { placed: SENTENCE, unplaced: null },
};

test.each(Object.entries(cases))('%s links to the right screen', (kind, { placed, unplaced }) => {
  expect(noteLink({ kind: kind as NotificationKind, place, wordId: null })).toBe(placed);
  expect(noteLink({ kind: kind as NotificationKind, place: null, wordId: null })).toBe(unplaced);
});

test.each([
  { kind: 'meaning-accepted', wordId: 100_007, why: 'the new item' },
  { kind: 'meaning-refused', wordId: 500_000_007, why: 'the word, where the reason is and a new try' },
] as const)('$kind links to $why', ({ kind, wordId }) => {
  expect(noteLink({ kind, place: null, wordId })).toBe(`/search/${wordId}`);
});
