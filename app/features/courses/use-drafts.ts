import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getTopic, listTopics } from '#contract/courses/endpoints.ts';
import { listCurriculums, listLessons } from '#contract/courses/lesson-endpoints.ts';
import { useSeesDrafts } from '#app/lib/session/session.ts';

const COURSE_PATHS: ReadonlySet<unknown> = new Set(
  [listTopics, getTopic, listCurriculums, listLessons].map(({ path }) => path),
);

/** The server's HTML is the same for everyone: contributors and reviewers read the courses again, with drafts. */
export function useDrafts(): void {
  const client = useQueryClient();
  const seesDrafts = useSeesDrafts();
  useEffect(() => {
    if (seesDrafts)
      void client.invalidateQueries({ predicate: ({ queryKey: [, path] }) => COURSE_PATHS.has(path) });
  }, [client, seesDrafts]);
}
