import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getScore, listRanking } from '#contract/ranking/endpoints.ts';
import { endpointQuery } from '../api/endpoint-query.ts';
import { useSession } from '../session/session.ts';

/** The learner's total, as the star in the navigation bar shows it. */
export const scoreQuery = (userId: number) => endpointQuery(getScore, { params: { userId: String(userId) } });

/** Puts the total that came with a judged answer where the star reads it; who is not logged in has none. */
export function useScoreUpdate(): (score: number | null) => void {
  const client = useQueryClient();
  const userId = useSession()?.userId ?? null;
  return useCallback(
    (score) => {
      if (userId !== null && score !== null) void putScore(client, userId, score);
    },
    [client, userId],
  );
}

async function putScore(client: QueryClient, userId: number, score: number): Promise<void> {
  const { queryKey } = scoreQuery(userId);
  // A total that was asked for before this answer would come late and be less.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, { score });
  await client.invalidateQueries({ queryKey: [listRanking.method, listRanking.path] });
}
