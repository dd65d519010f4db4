import {
  annotateTexts,
  askAssistant,
  deleteConversation,
  getAssistant,
  listConversations,
  readConversation,
  renameConversation,
  streamAssistant,
  streamAssistantInBody,
} from '#contract/chat/endpoints.ts';
import { type Route, route } from '#server/http/route.ts';
import type { AnnotationsService } from './annotations.service.ts';
import type { AssistantService } from './assistant.service.ts';
import type { ConversationsService } from './conversations.service.ts';

interface ChatServices {
  readonly assistant: AssistantService;
  readonly conversations: ConversationsService;
  readonly annotations: AnnotationsService;
}

export function chatRoutes({ assistant, conversations, annotations }: ChatServices): Route[] {
  return [
    route(askAssistant, async ({ caller, body, signal }) => ({
      reply: await assistant.ask(caller, body, signal()),
    })),
    route(streamAssistant, ({ caller, query, signal }) =>
      assistant.stream(caller, { ...query, again: query.again === 'true' }, signal()),
    ),
    route(streamAssistantInBody, ({ caller, body, signal }) =>
      assistant.stream(caller, { ...body, again: body.again === 'true' }, signal()),
    ),
    route(getAssistant, async () => ({ kind: await assistant.kind() })),
    route(annotateTexts, ({ body }) => annotations.annotate(body.texts)),
    route(listConversations, ({ caller }) => conversations.list(caller)),
    route(readConversation, ({ caller, params }) => conversations.read(caller, params.conversationId)),
    route(renameConversation, ({ caller, params, body }) =>
      conversations.rename(caller, params.conversationId, body.title),
    ),
    route(deleteConversation, ({ caller, params }) => conversations.remove(caller, params.conversationId)),
  ];
}
