import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import {
  listContributedCurriculums,
  listContributedLessons,
  listContributedSentences,
  listContributedTopics,
  listVersions,
} from '#contract/contributions/endpoints.ts';
import { listReviews } from '#contract/reviews/endpoints.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';
import { useSession } from '#app/lib/session/session.ts';

/** Queries of the contributor area: the newest version of each piece, cached under the id of the contributor. */

export const contributedTopicsQuery = (userId: number | null) => ownQuery(listContributedTopics, {}, userId);

export const contributedCurriculumsQuery = (topicId: number, userId: number | null) =>
  ownQuery(listContributedCurriculums, { params: { topicId: String(topicId) } }, userId);

export const contributedLessonsQuery = (curriculumId: number, userId: number | null) =>
  ownQuery(listContributedLessons, { params: { curriculumId: String(curriculumId) } }, userId);

export const contributedSentencesQuery = (lessonId: number, userId: number | null) =>
  ownQuery(listContributedSentences, { params: { lessonId: String(lessonId) } }, userId);

export const versionsQuery = (kind: ContentKind, id: number, userId: number | null) =>
  ownQuery(listVersions, { params: { kind, id: String(id) } }, userId);

/** The owner of the lists. The screens require a login, so there normally is one. */
export const useContributorId = (): number | null => useSession()?.userId ?? null;

const LISTS: readonly string[] = [
  listContributedTopics.path,
  listContributedCurriculums.path,
  listContributedLessons.path,
  listContributedSentences.path,
  listVersions.path,
  // Reviewers also write notes, from the queue.
  listReviews.path,
];

/** Public course pages: any of them may have changed. */
const PUBLIC_PAGES = /^\/api\/(topics|curri|lessons|sentences|introductions)\b/;

const pathOf = ([, path]: QueryKey): string => (typeof path === 'string' ? path : '');

/** After a change: refetches the lists on screen and marks everything else as stale. */
export function useContributionsChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ predicate: ({ queryKey }) => LISTS.includes(pathOf(queryKey)) }),
      client.invalidateQueries({
        predicate: ({ queryKey }) => PUBLIC_PAGES.test(pathOf(queryKey)),
        refetchType: 'none',
      }),
    ]);
  };
}
