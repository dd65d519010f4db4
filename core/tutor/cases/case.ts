import type { Question } from '../question.ts';

export type QuestionCase = readonly [typed: string, expected: Question, why: string];
