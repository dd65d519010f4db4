import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listConversations, readConversation } from '#contract/chat/endpoints.ts';
import type { ChatMessage } from '#contract/chat/message.ts';
import { type Api, ApiError } from '#app/lib/api/api.ts';
import { isUnused } from './conversation-id.ts';

export type PresentedMessage = Pick<ChatMessage, 'id' | 'author' | 'text' | 'state' | 'asks'>;

interface KnownConversation {
  readonly messages: readonly PresentedMessage[];
  /** The server has no such conversation for this reader: it is new, or belongs to somebody else. */
  readonly missing: boolean;
}

const NEW: KnownConversation = { messages: [], missing: true };

/** Key prefix of one conversation, for any owner. */
const conversationKey = (id: string) => ['GET', readConversation.path, id] as const;

/**
 * The messages of a conversation. It is fetched once; later turns are added by `addTurn`. A refetch in the middle of an
 * answer would show that answer twice.
 */
export const conversationQuery = (api: Api, owner: string, id: string) =>
  queryOptions<KnownConversation>({
    queryKey: [...conversationKey(id), owner],
    queryFn: async ({ signal }) => {
      if (isUnused(id)) return NEW;
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

/** Call after the conversation was deleted. */
export const forgetConversation = (client: QueryClient, id: string): void =>
  void client.setQueriesData({ queryKey: conversationKey(id) }, NEW);

interface Settled {
  readonly question: string;
  readonly answer: string;
  readonly state: ChatMessage['state'];
  readonly asks: boolean;
  readonly replaces: boolean;
}

/**
 * Local ids of new messages until the conversation is fetched again. They are negative; ids of the server are positive.
 */
let lastId = 0;
const nextId = (): number => {
  lastId -= 1;
  return lastId;
};

/** Adds a finished turn to the conversation. */
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
  // Its title and position in the list have changed.
  void client.invalidateQueries({ queryKey: ['GET', listConversations.path] });
}

export function beforeLastQuestion(messages: readonly PresentedMessage[]): readonly PresentedMessage[] {
  const at = messages.findLastIndex(({ author }) => author === 'learner');
  return at === -1 ? messages : messages.slice(0, at);
}
