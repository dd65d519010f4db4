import type { CorpusSentence } from '#server/features/courses/sentence-corpus.service.ts';

/** Pieces of the reply markup. What is empty is left out. */

export const paragraphs = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join('\n\n');

export const lines = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join('\n');

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

export const link = (text: string, path: string): string => `[${text}](${path})`;

export const wordPath = (itemId: number): string => `/search/${itemId}`;

export const searchPath = (text: string): string => `/search?kanji=${encodeURIComponent(text)}`;

/** The practice of a lesson, opened at this sentence. */
export const sentencePath = ({
  topicId,
  curriculumId,
  lessonId,
  id,
}: Pick<CorpusSentence, 'topicId' | 'curriculumId' | 'lessonId' | 'id'>): string =>
  `/exercises/${topicId}/curriculum/${curriculumId}/${lessonId}/sentence#${id}`;
