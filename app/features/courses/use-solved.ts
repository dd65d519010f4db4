import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LessonProgress } from '#contract/courses/course.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { logFailure } from '#app/lib/log.ts';
import { usePractised } from '#app/lib/progress/practised.ts';
import { useSession } from '#app/lib/session/session.ts';
import { progressQuery } from './course-queries.ts';

/** The solved sentences of a lesson; undefined until they are loaded. */
type Solved = (lessonId: number, mode: PracticeMode) => readonly number[] | undefined;

/** Sentences credited by the server, or for visitors those that this browser remembers. */
export function useSolved(curriculumId: number): Solved {
  const session = useSession();
  const practised = usePractised();
  const { data, error } = useQuery({
    ...progressQuery(session?.userId ?? null, String(curriculumId)),
    enabled: Boolean(session),
    // After practice there are more solved sentences.
    refetchOnMount: 'always',
  });
  useEffect(() => {
    if (error) logFailure('The progress of a curriculum could not be loaded', error);
  }, [error]);

  return (lessonId, mode) => {
    if (session === null) return practised(lessonId, mode).solved;
    const isThis = (row: LessonProgress) => row.lessonId === lessonId && row.mode === mode;
    return data && (data.find(isThis)?.solved ?? NONE);
  };
}

const NONE: readonly number[] = [];
