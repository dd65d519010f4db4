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

/** What a maker sees of the four kinds: the newest version of each piece, kept under the maker's id. */

export const contributedTopicsQuery = (userId: number | null) => ownQuery(listContributedTopics, {}, userId);

export const contributedCurriculumsQuery = (topicId: number, userId: number | null) =>
  ownQuery(listContributedCurriculums, { params: { topicId: String(topicId) } }, userId);

export const contributedLessonsQuery = (curriculumId: number, userId: number | null) =>
  ownQuery(listContributedLessons, { params: { curriculumId: String(curriculumId) } }, userId);

export const contributedSentencesQuery = (lessonId: number, userId: number | null) =>
  ownQuery(listContributedSentences, { params: { lessonId: String(lessonId) } }, userId);

export const versionsQuery = (kind: ContentKind, id: number, userId: number | null) =>
  ownQuery(listVersions, { params: { kind, id: String(id) } }, userId);

/** Whose lists these are. The screens stand behind a guard, so somebody is signed in. */
export const useContributorId = (): number | null => useSession()?.userId ?? null;

const LISTS: readonly string[] = [
  listContributedTopics.path,
  listContributedCurriculums.path,
  listContributedLessons.path,
  listContributedSentences.path,
  listVersions.path,
  // A reviewer writes notes from the queue, too.
  listReviews.path,
];

/** What learners read of courses: anything there may have become another. */
const PUBLIC_PAGES = /^\/api\/(topics|curri|lessons|sentences)\b/;

const pathOf = ([, path]: QueryKey): string => (typeof path === 'string' ? path : '');

/** After a change: the lists on screen follow it, everything else is read anew when it is next opened. */
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
