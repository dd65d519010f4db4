import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { ask, conversationKey, type ConversationContext } from '../ask.ts';
import { beforeLastQuestion, conversationQuery, type PresentedMessage } from './conversation-query.ts';
import { changeTurnState, turnStateOf, type Turn, useTurnState } from './turns.ts';

export interface Conversation {
  /** Undefined until they are loaded. */
  readonly messages: readonly PresentedMessage[] | undefined;
  readonly missing: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
  /** The turn in progress, or one that failed. */
  readonly turn: Turn | null;
  readonly answering: boolean;
  readonly draft: string;
  readonly write: (draft: string) => void;
  readonly send: (question: string) => void;
  readonly stop: () => void;
  /** Repeats a failed or refused question, or asks for another answer to the last one. */
  readonly retry: () => void;
  /** Puts an unanswered question back into the field, to be edited. */
  readonly takeBack: () => void;
}

interface ConversationOptions {
  readonly owner: string;
  readonly id: string;
  readonly lessonId?: string;
}

/** One conversation, on any screen. Its answer continues while no component shows it. */
export function useConversation({ owner, id, lessonId }: ConversationOptions): Conversation {
  const api = useApi();
  const client = useQueryClient();
  const key = conversationKey({ owner, id });
  const { turn, draft } = useTurnState(key);
  const { data, error, refetch } = useQuery(conversationQuery(api, owner, id));
  const context: ConversationContext = { api, client, owner, id };
  return {
    messages: data && visibleMessages(data.messages, turn),
    missing: data?.missing ?? false,
    error,
    reload: () => void refetch(),
    turn,
    answering: turn?.state === 'answering',
    draft,
    write: (text) => changeTurnState(key, { draft: text }),
    send: (question) => void ask(context, { question, again: false, replaces: false, lessonId }),
    stop: () => turn?.controller.abort(),
    retry: () => {
      const question = turn?.question ?? lastQuestion(data?.messages ?? []);
      const replaces = turn?.replaces ?? true;
      // The server did not store a refused question, so it is sent as a new one.
      const again = replaces || turn?.state === 'failed';
      if (question !== undefined) void ask(context, { question, again, replaces, lessonId });
    },
    takeBack: () => {
      if (!turn) return;
      const typed = [turn.question, turnStateOf(key).draft].filter(Boolean).join('\n');
      changeTurnState(key, { turn: null, draft: typed });
    },
  };
}

/** Another answer replaces the last one; if it was refused, the last one stays. */
const visibleMessages = (
  messages: readonly PresentedMessage[],
  turn: Turn | null,
): readonly PresentedMessage[] =>
  turn?.replaces && turn.state !== 'refused' ? beforeLastQuestion(messages) : messages;

const lastQuestion = (messages: readonly PresentedMessage[]): string | undefined =>
  messages.findLast(({ author }) => author === 'learner')?.text;
