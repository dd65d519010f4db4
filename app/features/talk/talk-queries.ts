import { listTalkScenes } from '#contract/talk/endpoints.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';

export const scenesQuery = endpointQuery(listTalkScenes, {});
