import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { isAnswer } from '#core/learning/learning-event.ts';
import { useLearningEvents } from '#app/lib/learning/learning.ts';
import { withLearningStorage } from '#app/testing/path.ts';
import { rightAnswer, wrongAnswer } from '#app/testing/practice.ts';
import { CHECK, check, show, startFreshPractice } from '#app/testing/practising.tsx';

startFreshPractice();
withLearningStorage();

const slip: JudgedAnswer = { ...wrongAnswer, verdict: 'almost' };
const vietnamese: JudgedAnswer = { ...wrongAnswer, language: 'vietnamese' };

// One log for the whole file, so each case looks at what it has added.
test.each<{ replies: JudgedAnswer[]; mode: PracticeMode; added: string[]; why: string }>([
  { replies: [rightAnswer], mode: 'translate', added: ['free-translation right'], why: 'a translation' },
  { replies: [rightAnswer], mode: 'listening', added: ['dictation right'], why: 'what was heard' },
  {
    replies: [wrongAnswer, rightAnswer],
    mode: 'translate',
    added: ['free-translation wrong', 'free-translation right'],
    why: 'every attempt',
  },
  {
    replies: [slip, rightAnswer],
    mode: 'translate',
    added: ['free-translation right'],
    why: 'a slip is none: it is tried again',
  },
  {
    replies: [vietnamese, rightAnswer],
    mode: 'translate',
    added: ['free-translation right'],
    why: 'nor is another language by mistake',
  },
])('practice is part of the log of learning: $why', async ({ replies, mode, added }) => {
  const { result } = renderHook(useLearningEvents);
  await waitFor(() => expect(result.current).toBeDefined());
  const answersOf = () => (result.current ?? []).filter(isAnswer);
  const before = answersOf().length;
  const coming = replies.values();
  await show({ [CHECK]: () => Response.json(coming.next().value) }, mode);
  for (const { verdict } of replies) await check('水', verdict);
  await waitFor(() => expect(answersOf().length).toBe(before + added.length));
  const found = answersOf().slice(before);
  expect(found.map(({ kind, result: how }) => `${kind} ${how}`)).toEqual(added);
  expect(found.filter(({ subject }) => subject !== 'sentence:401')).toEqual([]);
});
