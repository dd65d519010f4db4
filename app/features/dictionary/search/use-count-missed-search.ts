import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countMissedSearch } from '#contract/missed-searches/endpoints.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { logFailure } from '#app/lib/log.ts';
import { useSearchQueries } from './shared-search.ts';

/** Counts a search that nothing answers, so that the owner learns what is missing (PRODUCT.md, Dictionary). Not what another app has shared. */
export function useCountMissedSearch(searched: string): void {
  const api = useApi();
  const queries = useSearchQueries();
  const { data: answers } = useQuery(queries.answers(searched));
  const isMissed =
    !queries.isShared &&
    answers !== undefined &&
    !answers.hasEntry &&
    answers.names.length === 0 &&
    answers.numberReadings.length === 0;
  useEffect(() => {
    if (!isMissed) return;
    api
      .call(countMissedSearch, { body: { kanji: searched } })
      .catch((error: unknown) => logFailure('A search without a result was not counted', error));
  }, [api, isMissed, searched]);
}
