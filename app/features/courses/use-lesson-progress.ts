import type { Lesson } from '#contract/courses/course.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { useSolved } from './use-solved.ts';

/** How many sentences of a lesson I have solved; undefined as long as it is not known. */
type SolvedIn = (lesson: Lesson, mode: PracticeMode) => number | undefined;

/** My progress in the lessons of a curriculum. */
export function useLessonProgress(curriculumId: number): SolvedIn {
  const solvedOf = useSolved(curriculumId);
  return ({ id: lessonId, sentences }, mode) => {
    const solved = solvedOf(lessonId, mode);
    // The browser may remember sentences that are gone.
    return solved && sentences.filter(({ id }) => solved.includes(id)).length;
  };
}
