import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { ask, conversationKey, type Place } from '../ask.ts';
import { beforeLastQuestion, conversationQuery, type PresentedMessage } from './conversation-query.ts';
import { changeTurnState, turnStateOf, type Turn, useTurnState } from './turns.ts';

export interface Conversation {
  /** Undefined until they are read. */
  readonly messages: readonly PresentedMessage[] | undefined;
  readonly missing: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
  /** What is being answered, or was not. */
  readonly turn: Turn | null;
  readonly answering: boolean;
  readonly draft: string;
  readonly write: (draft: string) => void;
  readonly send: (question: string) => void;
  readonly stop: () => void;
  /** Once more: what failed, what was refused, or another answer to the last question. */
  readonly retry: () => void;
  /** Takes back a question that was not answered, to be typed otherwise. */
  readonly takeBack: () => void;
}

interface Where {
  readonly owner: string;
  readonly id: string;
  readonly lessonId?: string;
}

/** One conversation, wherever it is shown: what it does goes on when nobody looks. */
export function useConversation({ owner, id, lessonId }: Where): Conversation {
  const api = useApi();
  const client = useQueryClient();
  const key = conversationKey({ owner, id });
  const { turn, draft } = useTurnState(key);
  const { data, error, refetch } = useQuery(conversationQuery(api, owner, id));
  const place: Place = { api, client, owner, id };
  return {
    messages: data && shownBeside(data.messages, turn),
    missing: data?.missing ?? false,
    error,
    reload: () => void refetch(),
    turn,
    answering: turn?.state === 'answering',
    draft,
    write: (text) => changeTurnState(key, { draft: text }),
    send: (question) => void ask(place, { question, again: false, replaces: false, lessonId }),
    stop: () => turn?.controller.abort(),
    retry: () => {
      const question = turn?.question ?? lastQuestion(data?.messages ?? []);
      const replaces = turn?.replaces ?? true;
      // What was refused has not been heard: it is said anew.
      const again = replaces || turn?.state === 'failed';
      if (question !== undefined) void ask(place, { question, again, replaces, lessonId });
    },
    takeBack: () => {
      if (!turn) return;
      const typed = [turn.question, turnStateOf(key).draft].filter(Boolean).join('\n');
      changeTurnState(key, { turn: null, draft: typed });
    },
  };
}

/** Another answer takes the place of the last one; where it was refused, that one stays. */
const shownBeside = (messages: readonly PresentedMessage[], turn: Turn | null): readonly PresentedMessage[] =>
  turn?.replaces && turn.state !== 'refused' ? beforeLastQuestion(messages) : messages;

const lastQuestion = (messages: readonly PresentedMessage[]): string | undefined =>
  messages.findLast(({ author }) => author === 'learner')?.text;
