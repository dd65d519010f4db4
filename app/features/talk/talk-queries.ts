import { listTalkScenes } from '#contract/talk/endpoints.ts';
import { endpointQuery } from '#app/lib/endpoint-query.ts';

export const scenesQuery = endpointQuery(listTalkScenes, {});
