import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { practiceTexts } from '#contract/texts/practice.ts';
import type { Answers } from '#app/testing/answering-api.ts';
import { lessons, topic } from '#app/testing/practice.ts';
import { LESSON_ADDRESS, LESSON_PATH, lessonAnswers, startFreshPractice } from '#app/testing/practising.tsx';
import { renderPage } from '#app/testing/render-page.tsx';
import * as listeningPage from './listening-page.tsx';
import * as translationPage from './translation-page.tsx';

startFreshPractice();

const COUNT = 'PUT /api/lessons/40/increment-view';

/** As in the browser: the lesson is loaded before its page opens. */
async function open(page: typeof translationPage | typeof listeningPage, answers: Answers = {}) {
  const { callsOf } = renderPage({
    page,
    path: LESSON_PATH,
    address: LESSON_ADDRESS,
    answers: { ...lessonAnswers, ...answers },
  });
  await screen.findByRole('textbox', { name: practiceTexts.answerLabel });
  return () => callsOf(COUNT).length;
}

test('opening a lesson counts one view, in both modes together', async () => {
  const counted = await open(translationPage);
  await expect.poll(counted).toBe(1);
  cleanup();
  expect((await open(listeningPage))()).toBe(0);
});

const asDraft = <Piece extends object>(piece: Piece) => ({ ...piece, isDraft: true });
const topicWith = (changes: object) => ({
  'GET /api/topics/1': () => Response.json({ ...topic, ...changes }),
});

test.each([
  { answers: topicWith({ isDraft: true }), why: 'its topic is one' },
  { answers: topicWith({ curriculums: topic.curriculums.map(asDraft) }), why: 'its curriculum is one' },
  {
    answers: { 'GET /api/lessons/1/3': () => Response.json(lessons.map(asDraft)) },
    why: 'it is one itself',
  },
])('a draft has no views: $why', async ({ answers }) => {
  const counted = await open(translationPage, answers);
  expect(counted()).toBe(0);
});
