import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { getTopic, listTopics } from '#contract/courses/endpoints.ts';
import { listCurriculums, listLessons } from '#contract/courses/lesson-endpoints.ts';
import { deviceAccount, onSessionChange, useDeviceAccount, useSeesDrafts } from '#app/lib/session/session.ts';

const COURSE_PATHS: ReadonlySet<unknown> = new Set(
  [listTopics, getTopic, listCurriculums, listLessons].map(({ path }) => path),
);

const isCourses = ({ queryKey: [, path] }: Query): boolean => COURSE_PATHS.has(path);

/** The server's HTML is the same for everyone: contributors and reviewers read the courses again, with drafts. */
export function useDrafts(): void {
  const client = useQueryClient();
  const seesDrafts = useSeesDrafts();
  useEffect(() => {
    if (!seesDrafts) return;
    forgetDraftsWithAccount(client);
    void client.invalidateQueries({ predicate: isCourses });
  }, [client, seesDrafts]);
  useLoadingForNext();
}

const forgetful = new WeakSet<QueryClient>();

/**
 * Drafts stand under the keys that everybody shares, also when their page has been left: they go with their account.
 * Everything else of an account has its id in the key (`ownQuery`), or is the same for all who may read it.
 */
function forgetDraftsWithAccount(client: QueryClient): void {
  if (forgetful.has(client)) return;
  forgetful.add(client);
  let reader = deviceAccount();
  onSessionChange(() => {
    const before = reader;
    reader = deviceAccount();
    // Without their data, the queries that are on the screen are asked again at once, the others when they are needed.
    if (before !== null && reader !== before) void client.resetQueries({ predicate: isCourses });
  });
}

/** The account can change in another tab: what is on the screen may not be there for the next one. */
function useLoadingForNext(): void {
  const { revalidate } = useRevalidator();
  const account = useDeviceAccount();
  const shownTo = useRef(account);
  useEffect(() => {
    const before = shownTo.current;
    shownTo.current = account;
    if (typeof before === 'number' && account !== before) void revalidate();
  }, [account, revalidate]);
}
