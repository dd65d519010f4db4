import { listTalkScenes, sayInTalk } from '#contract/talk/endpoints.ts';
import { type Route, route } from '#server/http/route.ts';
import type { TalkService } from './talk.service.ts';

export const talkRoutes = (talk: TalkService): Route[] => [
  route(listTalkScenes, () => talk.scenes()),
  route(sayInTalk, ({ body, signal }) => talk.say(body, signal())),
];
