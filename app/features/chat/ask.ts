import type { QueryClient } from '@tanstack/react-query';
import { readConversation, streamAssistant } from '#contract/chat/endpoints.ts';
import { chatTexts } from '#contract/texts/chat.ts';
import { type Api, ApiError } from '#app/lib/api/api.ts';
import { refusalMessage } from '#app/lib/api/failure-message.ts';
import { logFailure } from '#app/lib/log.ts';
import { markSpoken } from './conversations/conversation-id.ts';
import { addTurn, conversationQuery } from './conversations/conversation-query.ts';
import { changeTurnState, turnStateOf, type Turn } from './conversations/turns.ts';

/** A conversation of somebody, and the way to it. */
export interface Place {
  readonly api: Api;
  readonly client: QueryClient;
  readonly owner: string;
  readonly id: string;
}

interface Question {
  readonly question: string;
  /** The server may have heard it before: its answer is to take the place of that one. */
  readonly again: boolean;
  readonly replaces: boolean;
  /** The lesson that is open beside the chat. */
  readonly lessonId?: string;
}

const TRUE = 'true' as const;

export const conversationKey = ({ owner, id }: Pick<Place, 'owner' | 'id'>): string => `${owner} ${id}`;

/** Sends a question and lets its answer grow on the desk. While one is being answered, no other is asked. */
export async function ask(place: Place, { question, again, replaces, lessonId }: Question): Promise<void> {
  const key = conversationKey(place);
  const before = turnStateOf(key).turn;
  if (before?.state === 'answering') return;
  if (before?.state === 'failed' && !again) settle(place, before, 'cut');
  const controller = new AbortController();
  let turn: Turn = { question, answer: '', state: 'answering', failure: null, replaces, controller };
  const show = (change: Partial<Turn>) => {
    turn = { ...turn, ...change };
    changeTurnState(key, { turn });
  };
  // Of a conversation that is deleted meanwhile nothing is shown again.
  const isWanted = () => turnStateOf(key).turn === turn;
  show({});
  markSpoken(place.id);
  try {
    const query = { message: question, conversationId: place.id, lessonId, again: again ? TRUE : undefined };
    const pieces = await place.api.call(streamAssistant, { query }, controller.signal);
    for await (const piece of pieces) {
      if (!isWanted()) return;
      show({ answer: turn.answer + piece });
    }
    if (turn.answer.trim() === '') throw new Error('The answer is empty');
    const asks = await waitsForAnswer(place, controller.signal);
    if (isWanted()) settle(place, turn, 'whole', asks);
  } catch (error) {
    if (!isWanted()) return;
    if (controller.signal.aborted) return settle(place, turn, 'stopped');
    logFailure('The assistant did not answer', error);
    const refused = error instanceof ApiError && error.statusCode < 500;
    show({ state: refused ? 'refused' : 'failed', failure: refusalMessage(error, chatTexts.failed) });
  }
}

/** A stream is text and nothing else: whether the tutor has asked something stands where the answer is kept. */
async function waitsForAnswer({ api, id }: Place, signal: AbortSignal): Promise<boolean> {
  try {
    const { messages } = await api.call(readConversation, { params: { conversationId: id } }, signal);
    return messages.at(-1)?.asks ?? false;
  } catch (error) {
    logFailure('Whether the answer asks something could not be read', error);
    return false;
  }
}

function settle(
  place: Place,
  { question, answer, replaces }: Turn,
  state: 'whole' | 'stopped' | 'cut',
  asks = false,
): void {
  const { queryKey } = conversationQuery(place.api, place.owner, place.id);
  addTurn(place.client, queryKey, { question, answer, state, asks, replaces });
  changeTurnState(conversationKey(place), { turn: null });
}
