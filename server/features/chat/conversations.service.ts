import type { ChatMessage, Conversation, WholeConversation } from '#contract/chat/message.ts';
import type { Done } from '#contract/fields.ts';
import {
  CONVERSATION_TITLE_MAX_CHARS,
  CONVERSATIONS_PER_USER_MAX,
  MESSAGES_PER_CONVERSATION_MAX,
  MODEL_MEMORY_MESSAGES,
  ANONYMOUS_CONVERSATION_TTL_MS,
} from '#contract/limits.ts';
import { chatRefusals } from '#contract/texts/chat.ts';
import { excerpt } from '#core/comments/excerpt.ts';
import type { OpenQuestion } from '#core/tutor/open-question.ts';
import type { Database } from '#server/db/connect.ts';
import { conflict, notFound } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import {
  type ConversationRow,
  createConversationsRepository,
  type MessageRow,
} from './conversations.repository.ts';

interface ConversationsParts {
  readonly db: Database;
  readonly clock: () => Date;
}

type Repository = ReturnType<typeof createConversationsRepository>;

/** A message of a learner in a conversation. */
export interface Said {
  readonly conversationId: string;
  readonly message: string;
  /** Replace the last answer with another one. */
  readonly again: boolean;
}

/** The messages before, and the question that the assistant has asked. */
export interface Memory {
  readonly before: readonly Pick<ChatMessage, 'author' | 'text'>[];
  readonly asked: OpenQuestion | null;
}

interface RecordedQuestion extends Memory {
  /** The row that will hold the answer. */
  readonly answerId: number;
}

export type Answered = Pick<MessageRow, 'text' | 'state' | 'source'> & { readonly asks: OpenQuestion | null };

/**
 * Conversations with the assistant. A conversation of somebody else is not found (404). An anonymous one is found by
 * its id, and belongs to the first person who continues it logged in.
 */
export function createConversationsService({ db, clock }: ConversationsParts) {
  const stored = createConversationsRepository(db);

  async function requireOwn(caller: Caller, id: string): Promise<void> {
    const row = await stored.find(id);
    if (row?.userId !== caller.id) throw notFound(chatRefusals.notFound);
  }

  return {
    list: async (caller: Caller): Promise<Conversation[]> =>
      (await stored.listOf(caller.id)).map(asConversation),

    async read(caller: Caller | null, id: string): Promise<WholeConversation> {
      const row = await stored.find(id);
      if (!row || !mayRead(caller, row)) throw notFound(chatRefusals.notFound);
      return { ...asConversation(row), messages: (await stored.messagesOf(id)).map(asMessage) };
    },

    async rename(caller: Caller, id: string, title: string): Promise<Conversation> {
      await requireOwn(caller, id);
      const row = await stored.change(id, { title });
      if (!row) throw notFound(chatRefusals.notFound);
      return asConversation(row);
    },

    async remove(caller: Caller, id: string): Promise<Done> {
      await requireOwn(caller, id);
      await stored.remove(id);
      return { statusCode: 200, message: chatRefusals.deleted };
    },

    /** Stores the question, beginning the conversation if needed, and returns the messages before. */
    recordQuestion: (caller: Caller | null, said: Said): Promise<RecordedQuestion> =>
      db.transaction(async (tx) => {
        const within = createConversationsRepository(tx);
        const now = clock();
        await open(within, caller, said, now);
        const { conversationId } = said;
        const questionId = (await askedAgain(within, said)) ?? (await addQuestion(within, said, now));
        const answerId = await within.addMessage({ conversationId, ...NO_ANSWER_YET, createdAt: now });
        const before = await within.messagesBefore(conversationId, questionId, MODEL_MEMORY_MESSAGES);
        const asked = before.findLast(({ author }) => author === 'assistant')?.asks ?? null;
        return { before, asked, answerId };
      }),

    /** Stores nothing if the answer was replaced or the conversation deleted in the meantime. */
    storeAnswer: (answerId: number, answered: Answered): Promise<void> =>
      stored.changeMessage(answerId, { ...answered, createdAt: clock() }),

    cleanUp: (signal?: AbortSignal) =>
      stored.removeAnonymousBefore(new Date(clock().getTime() - ANONYMOUS_CONVERSATION_TTL_MS), signal),
  };
}

export type ConversationsService = ReturnType<typeof createConversationsService>;

/**
 * The row of an answer is inserted with its question. So each question has one answer right below it, however many are
 * being written concurrently.
 */
const NO_ANSWER_YET = { author: 'assistant', text: '', state: 'cut' } as const;

const mayRead = (caller: Caller | null, { userId }: ConversationRow): boolean =>
  userId === null || userId === caller?.id;

/** Finds the conversation or begins it. A logged-in caller owns it from here on. */
async function open(
  within: Repository,
  caller: Caller | null,
  { conversationId: id, message }: Said,
  now: Date,
): Promise<void> {
  // One letter less: a cut title ends in an ellipsis.
  const title = excerpt(message, CONVERSATION_TITLE_MAX_CHARS - 1);
  const userId = caller?.id ?? null;
  const isNew = await within.insert({ id, userId, title, createdAt: now, updatedAt: now });
  const row = await within.findAndLock(id);
  if (!row || !mayRead(caller, row)) throw notFound(chatRefusals.notFound);
  await within.change(id, { updatedAt: now, ...(caller && { userId: caller.id }) });
  const becomesOwn = isNew || row.userId === null;
  if (caller && becomesOwn && (await within.countAndLock(caller.id)) > CONVERSATIONS_PER_USER_MAX)
    throw conflict(chatRefusals.tooMany(CONVERSATIONS_PER_USER_MAX));
}

/** The last question, when it is asked again. Its answer is removed, so that another can replace it. */
async function askedAgain(
  within: Repository,
  { conversationId, message, again }: Said,
): Promise<number | null> {
  const last = again ? await within.lastOfLearner(conversationId) : null;
  if (last?.text !== message) return null;
  await within.removeMessagesAfter(conversationId, last.id);
  return last.id;
}

async function addQuestion(
  within: Repository,
  { conversationId, message }: Said,
  createdAt: Date,
): Promise<number> {
  const count = await within.countMessages(conversationId);
  if (count >= MESSAGES_PER_CONVERSATION_MAX) throw conflict(chatRefusals.tooLong);
  return within.addMessage({ conversationId, author: 'learner', text: message, createdAt });
}

const asConversation = ({ id, title, updatedAt }: ConversationRow): Conversation => ({
  id,
  title,
  updatedAt: updatedAt.toISOString(),
});

const asMessage = ({ id, author, text, state, source, asks, createdAt }: MessageRow): ChatMessage => ({
  id,
  author,
  text,
  state,
  source,
  asks: asks !== null,
  createdAt: createdAt.toISOString(),
});
