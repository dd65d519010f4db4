import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { showChoices } from '#app/lib/choices/document-choices.ts';
import { signOut } from '#app/lib/session/session.ts';
import ListeningPage from '#app/pages/courses/listening-page.tsx';
import TranslationPage from '#app/pages/courses/translation-page.tsx';
import type { Answers } from './answering-api.ts';
import { sayAtOnce, stubVoices } from './fake-voices.ts';
import { nothingElsewhere } from './path.ts';
import { breakdown, lessons, rightAnswer, topic } from './practice.ts';
import { renderWithApi } from './render-with-api.tsx';

export const LESSON_PATH = '/exercises/:topicId/curriculum/:curriculumId/:lessonId';
export const LESSON_ADDRESS = '/exercises/1/curriculum/3/40';
export const CHECK = 'POST /api/sentences/check-answer';
/** The answers of the server about the first lesson. */
export const lessonAnswers: Answers = {
  'GET /api/topics/1': () => Response.json(topic),
  'GET /api/lessons/1/3': () => Response.json(lessons),
  'GET /api/me/curriculums/3/progress': () => Response.json([]),
  'PUT /api/lessons/40/increment-view': () => Response.json({ views: 6 }),
  'GET /api/sentences/401/comments': () => Response.json([]),
  'GET /api/sentences/402/comments': () => Response.json([]),
  'GET /api/sentences/401/breakdown': () => Response.json(breakdown),
  'GET /api/sentences/402/breakdown': () => Response.json(breakdown),
  [CHECK]: () => Response.json(rightAnswer),
};
export const judging = (judged: JudgedAnswer): Answers => ({ [CHECK]: () => Response.json(judged) });

/** What the browser's voice has spoken. */
export const spoken: string[] = [];

/** Before each test of a file: a browser without stored practice. */
export function startFreshPractice(): void {
  beforeEach(() => {
    localStorage.clear();
    showChoices();
    signOut();
    spoken.length = 0;
    // The log of learning is sent some seconds after an answer.
    vi.stubGlobal('fetch', nothingElsewhere);
    stubVoices(['ja-JP'], (utterance) => {
      spoken.push(utterance.text);
      sayAtOnce(utterance);
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

export async function show(answers: Answers = {}, mode: PracticeMode = 'translate', hash = '') {
  const page = mode === 'translate' ? <TranslationPage /> : <ListeningPage />;
  const shown = renderWithApi(
    page,
    { ...lessonAnswers, ...answers },
    `${LESSON_ADDRESS}${hash}`,
    LESSON_PATH,
  );
  await screen.findByRole('textbox', { name: practiceTexts.answerLabel });
  if (mode === 'listening') await screen.findByRole('button', { name: practiceTexts.play });
  return shown;
}
export const box = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: practiceTexts.answerLabel });
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const type = (value: string) =>
  fireEvent.change(box(), { target: { value, selectionStart: value.length } });
export const press = (name: string | RegExp) => fireEvent.click(button(name));
export async function check(answer: string, verdict: JudgedAnswer['verdict']) {
  type(answer);
  press(practiceTexts.check);
  await screen.findByRole('heading', { name: practiceTexts.verdicts[verdict] });
}
