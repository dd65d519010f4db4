import { useMemo } from 'react';
import { getKanaChart, getKanaRow } from '#contract/kana/endpoints.ts';
import { type KanaProgress, kanaProgress } from '#core/kana/kana-progress.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { useLearningEvents } from '#app/lib/learning/learning.ts';

export const kanaChartQuery = () => endpointQuery(getKanaChart, {});

export const kanaRowQuery = (rowId: string) => endpointQuery(getKanaRow, { params: { rowId } });

/** The learner's progress; `undefined` until it is known. */
export function useKanaProgress(): KanaProgress | undefined {
  const events = useLearningEvents();
  return useMemo(() => events && kanaProgress(events), [events]);
}
