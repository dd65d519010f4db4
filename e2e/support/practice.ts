import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import type { PracticeMode } from '../../contract/practice/modes.ts';

/** Lessons of the shipped curriculum “Một ngày của tôi” (curriculum 3 of topic 1). */
export const CURRICULUM = paths.curriculum(1, 3);

export const lessonAddress = (lessonId: number, mode?: PracticeMode): string =>
  paths.practice({ topicId: 1, curriculumId: 3, lessonId }, mode);

export interface Sentence {
  readonly id: number;
  readonly viSentence: string;
  readonly jpSentence: string;
  readonly reading: string;
}

/** The sentences of a lesson in their order. Tests fetch them, because authors keep changing the content. */
export async function sentencesOf(
  request: APIRequestContext,
  lessonId: number,
): Promise<[Sentence, Sentence, Sentence, Sentence, ...Sentence[]]> {
  const sentences = (await (await request.get(`/api/sentences/${lessonId}`)).json()) as Sentence[];
  const [first, second, third, fourth, ...others] = sentences;
  if (!first || !second || !third || !fourth)
    throw new Error(`Lesson ${lessonId} has ${sentences.length} sentences`);
  return [first, second, third, fourth, ...others];
}

export const answerBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Câu trả lời của bạn' });

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

/** The question: the sentence, the task of the listening mode, or the title of the summary. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const answerCard = (page: Page): Locator => page.getByRole('region', { name: 'Đáp án' });

/** In the lesson list: the link to a mode, which contains the progress. */
export const modeLink = (page: Page, mode: 'Dịch' | 'Nghe', lesson: string): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${mode}.*${lesson}`) });

/** The heading above a judged answer. */
export const verdict = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true });

export const position = (page: Page, at: number, total: number): Locator =>
  page.getByText(`Câu ${at} / ${total}`, { exact: true });

/** Answers the current sentence and waits for the verdict. */
export async function answer(page: Page, typed: string, expected: string): Promise<void> {
  await answerBox(page).fill(typed);
  await button(page, 'Kiểm tra').click();
  await expect(verdict(page, expected)).toBeVisible();
}
