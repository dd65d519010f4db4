import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listRanking } from '#contract/ranking/endpoints.ts';
import { useSession } from '../session/session.ts';
import { scoreQuery } from './own-score.ts';

/** Stores the total of a judged answer for the star; visitors have no total. */
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
  // A pending request would bring an older, lower total.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, { score });
  await client.invalidateQueries({ queryKey: [listRanking.method, listRanking.path] });
}
