import type { QueryClient } from '@tanstack/react-query';
import { readConversation, streamAssistant, streamAssistantInBody } from '#contract/chat/endpoints.ts';
import type { EndpointArguments } from '#contract/endpoint.ts';
import { chatTexts } from '#contract/texts/chat.ts';
import { type Api, ApiError } from '#app/lib/api/api.ts';
import { refusalMessage } from '#app/lib/api/failure-message.ts';
import { logFailure } from '#app/lib/log.ts';
import { markUsed } from './conversations/conversation-id.ts';
import { addTurn, conversationQuery } from './conversations/conversation-query.ts';
import { changeTurnState, turnStateOf, type Turn } from './conversations/turns.ts';

/** A conversation with its owner, and the clients needed to reach it. */
export interface ConversationContext {
  readonly api: Api;
  readonly client: QueryClient;
  readonly owner: string;
  readonly id: string;
}

interface Question {
  readonly question: string;
  /** The server may have stored this question before: the new answer replaces the earlier one. */
  readonly again: boolean;
  readonly replaces: boolean;
  /** The lesson that is open beside the chat. */
  readonly lessonId?: string;
}

const TRUE = 'true' as const;

export const conversationKey = ({ owner, id }: Pick<ConversationContext, 'owner' | 'id'>): string =>
  `${owner} ${id}`;

/** Sends a question and streams its answer into the turn state. Only one question can be pending. */
export async function ask(
  context: ConversationContext,
  { question, again, replaces, lessonId }: Question,
): Promise<void> {
  const key = conversationKey(context);
  const before = turnStateOf(key).turn;
  if (before?.state === 'answering') return;
  if (before?.state === 'failed' && !again) settle(context, before, 'cut');
  const controller = new AbortController();
  let turn: Turn = { question, answer: '', state: 'answering', failure: null, replaces, controller };
  const show = (change: Partial<Turn>) => {
    turn = { ...turn, ...change };
    changeTurnState(key, { turn });
  };
  // The turn changes when the conversation is deleted in the meantime: then nothing more is shown.
  const isCurrent = () => turnStateOf(key).turn === turn;
  show({});
  markUsed(context.id);
  try {
    const body = {
      message: question,
      conversationId: context.id,
      lessonId,
      again: again ? TRUE : undefined,
    };
    const pieces = await streamAnswer(context.api, body, controller.signal);
    for await (const piece of pieces) {
      if (!isCurrent()) return;
      show({ answer: turn.answer + piece });
    }
    if (turn.answer.trim() === '') throw new Error('The answer is empty');
    const asks = await asksSomething(context, controller.signal);
    if (isCurrent()) settle(context, turn, 'whole', asks);
  } catch (error) {
    if (!isCurrent()) return;
    if (controller.signal.aborted) return settle(context, turn, 'stopped');
    logFailure('The assistant did not answer', error);
    const refused = error instanceof ApiError && error.statusCode < 500;
    show({ state: refused ? 'refused' : 'failed', failure: refusalMessage(error, chatTexts.failed) });
  }
}

type Asking = EndpointArguments<typeof streamAssistantInBody>['body'];

const UNKNOWN_CALL_STATUSES: readonly number[] = [404, 405];

/** For one release: a page can reach a node of the previous one, which knows only the question in the address. */
async function streamAnswer(api: Api, asking: Asking, signal: AbortSignal): Promise<AsyncIterable<string>> {
  try {
    return await api.call(streamAssistantInBody, { body: asking }, signal);
  } catch (error) {
    if (!(error instanceof ApiError) || !UNKNOWN_CALL_STATUSES.includes(error.statusCode)) throw error;
    return api.call(streamAssistant, { query: asking }, signal);
  }
}

/** The stream contains only text: whether the tutor asked something is stored with the answer on the server. */
async function asksSomething({ api, id }: ConversationContext, signal: AbortSignal): Promise<boolean> {
  try {
    const { messages } = await api.call(readConversation, { params: { conversationId: id } }, signal);
    return messages.at(-1)?.asks ?? false;
  } catch (error) {
    logFailure('Whether the answer asks something could not be read', error);
    return false;
  }
}

function settle(
  context: ConversationContext,
  { question, answer, replaces }: Turn,
  state: 'whole' | 'stopped' | 'cut',
  asks = false,
): void {
  const { queryKey } = conversationQuery(context.api, context.owner, context.id);
  addTurn(context.client, queryKey, { question, answer, state, asks, replaces });
  changeTurnState(conversationKey(context), { turn: null });
}
