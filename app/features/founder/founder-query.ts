import { getFounder } from '#contract/founder/endpoints.ts';
import { endpointQuery } from '#app/lib/endpoint-query.ts';

export const founderQuery = () => endpointQuery(getFounder, {});
