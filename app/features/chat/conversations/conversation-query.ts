import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listConversations, readConversation } from '#contract/chat/endpoints.ts';
import type { ChatMessage } from '#contract/chat/message.ts';
import { type Api, ApiError } from '#app/lib/api/api.ts';
import { isUnspoken } from './conversation-id.ts';

export type PresentedMessage = Pick<ChatMessage, 'id' | 'author' | 'text' | 'state' | 'asks'>;

interface KnownConversation {
  readonly messages: readonly PresentedMessage[];
  /** The server has none of this id, or none for this reader: a new one, or not theirs. */
  readonly missing: boolean;
}

const NEW: KnownConversation = { messages: [], missing: true };

/** Of one conversation, whoever reads it. */
const conversationKey = (id: string) => ['GET', readConversation.path, id] as const;

/**
 * What was said in a conversation. It is read once: from then on what is said here is added to it (`addTurn`), and to read
 * it again in the middle of an answer would show that answer twice.
 */
export const conversationQuery = (api: Api, owner: string, id: string) =>
  queryOptions<KnownConversation>({
    queryKey: [...conversationKey(id), owner],
    queryFn: async ({ signal }) => {
      if (isUnspoken(id)) return NEW;
      try {
        const { messages } = await api.call(readConversation, { params: { conversationId: id } }, signal);
        return { messages, missing: false };
      } catch (error) {
        if (error instanceof ApiError && error.statusCode === 404) return NEW;
        throw error;
      }
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** It was deleted. */
export const forgetConversation = (client: QueryClient, id: string): void =>
  void client.setQueriesData({ queryKey: conversationKey(id) }, NEW);

interface Settled {
  readonly question: string;
  readonly answer: string;
  readonly state: ChatMessage['state'];
  readonly asks: boolean;
  readonly replaces: boolean;
}

/** Until the conversation is read anew, its messages have numbers of ours: below zero, those of the server are above. */
let lastId = 0;
const nextId = (): number => {
  lastId -= 1;
  return lastId;
};

/** A turn has come to its end: it is part of the conversation now. */
export function addTurn(
  client: QueryClient,
  queryKey: ReturnType<typeof conversationQuery>['queryKey'],
  { question, answer, state, asks, replaces }: Settled,
): void {
  client.setQueryData(queryKey, (known) => ({
    missing: false,
    messages: [
      ...(replaces ? beforeLastQuestion(known?.messages ?? []) : (known?.messages ?? [])),
      { id: nextId(), author: 'learner' as const, text: question, state: 'whole' as const, asks: false },
      { id: nextId(), author: 'assistant' as const, text: answer, state, asks },
    ],
  }));
  // Its title and its place in the list have changed.
  void client.invalidateQueries({ queryKey: ['GET', listConversations.path] });
}

export function beforeLastQuestion(messages: readonly PresentedMessage[]): readonly PresentedMessage[] {
  const at = messages.findLastIndex(({ author }) => author === 'learner');
  return at === -1 ? messages : messages.slice(0, at);
}
