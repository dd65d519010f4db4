import { useCallback, useSyncExternalStore } from 'react';
import { PRACTISED_LESSONS_KEPT } from '#contract/content-limits.ts';
import { PRACTICE_MODES, type PracticeMode } from '#contract/practice/modes.ts';
import { z } from '#contract/zod.ts';
import { rememberLearner } from '../choices/document-choices.ts';
import { readStored } from '../choices/read-stored.ts';
import { storage } from '../choices/storage.ts';

/** Practice progress in this browser: solved sentences for visitors, and the last position for everyone. */

const KEY = 'practised';
export { KEY as PRACTISED_KEY };
/** Data of another version is ignored. */
const VERSION = 1;

const practisedLesson = z.object({
  lessonId: z.int(),
  mode: z.enum(PRACTICE_MODES),
  /** Ids of the sentences that were answered correctly. */
  solved: z.array(z.int()),
  /** The sentence where the learner stopped. */
  at: z.nullable(z.int()),
});
type PractisedLesson = z.output<typeof practisedLesson>;
const storedShape = z.object({ version: z.literal(VERSION), lessons: z.array(practisedLesson) });

type Practised = Pick<PractisedLesson, 'solved' | 'at'>;

const NONE: readonly PractisedLesson[] = [];
const UNPRACTISED: Practised = { solved: [], at: null };

const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly lessons: readonly PractisedLesson[] } = {
  text: null,
  lessons: NONE,
};

/** The latest first. The same array while the stored text is the same: React compares by identity. */
function practisedLessons(): readonly PractisedLesson[] {
  const text = storage.get(KEY);
  if (text !== known.text) known = { text, lessons: readLessons(text) };
  return known.lessons;
}

const readLessons = (text: string | null): readonly PractisedLesson[] =>
  readStored(text, storedShape)?.lessons.slice(0, PRACTISED_LESSONS_KEPT) ?? NONE;

function store(lessons: readonly PractisedLesson[]): void {
  storage.set(KEY, JSON.stringify({ version: VERSION, lessons }));
  // If the storage is full, the new value is kept in memory until the page is closed.
  known = { text: storage.get(KEY), lessons };
  listeners.forEach((notify) => notify());
  rememberLearner();
}

const isOf = (lessonId: number, mode: PracticeMode) => (lesson: PractisedLesson) =>
  lesson.lessonId === lessonId && lesson.mode === mode;

function remember(lessonId: number, mode: PracticeMode, change: (before: Practised) => Practised): void {
  const lessons = practisedLessons();
  const isThis = isOf(lessonId, mode);
  const { solved, at } = change(lessons.find(isThis) ?? UNPRACTISED);
  const others = lessons.filter((lesson) => !isThis(lesson));
  store([{ lessonId, mode, solved, at }, ...others].slice(0, PRACTISED_LESSONS_KEPT));
}

export const readPractised = (lessonId: number, mode: PracticeMode): Practised =>
  practisedLessons().find(isOf(lessonId, mode)) ?? UNPRACTISED;

export const rememberSolved = (lessonId: number, mode: PracticeMode, sentenceId: number): void =>
  remember(lessonId, mode, ({ solved, at }) => ({ solved: [...new Set([...solved, sentenceId])], at }));

/** Null at the end of the lesson: the next time starts at the beginning. */
export const rememberPlace = (lessonId: number, mode: PracticeMode, sentenceId: number | null): void =>
  remember(lessonId, mode, ({ solved }) => ({ solved, at: sentenceId }));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Changes of other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The stored progress of a lesson, kept up to date; empty in the server's HTML, which is the same for everyone. */
export function usePractised(): (lessonId: number, mode: PracticeMode) => Practised {
  const lessons = useSyncExternalStore(subscribe, practisedLessons, () => NONE);
  return useCallback((lessonId, mode) => lessons.find(isOf(lessonId, mode)) ?? UNPRACTISED, [lessons]);
}
