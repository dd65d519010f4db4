import { getBreakdown } from '#contract/practice/endpoints.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';

export const breakdownQuery = (sentenceId: number) =>
  endpointQuery(getBreakdown, { params: { sentenceId: String(sentenceId) } });
