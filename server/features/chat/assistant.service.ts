import type { AssistantKind, ChatMessage } from '#contract/chat/message.ts';
import { assistantTexts } from '#contract/texts/chat.ts';
import type { OpenQuestion } from '#core/tutor/open-question.ts';
import type { Tutor } from '#server/features/tutor/tutor.service.ts';
import { type Ai, AiError } from '#server/gateways/ai/ai.ts';
import type { Caller } from '#server/http/route.ts';
import type { Logger } from '#server/log.ts';
import type { Answered, ConversationsService } from './conversations.service.ts';
import type { ModelMessages } from './model-messages.ts';
import { readablePieces } from './readable-pieces.ts';
import type { Turn } from './turn.ts';

interface AssistantParts {
  /** Null while no model is connected; then the tutor answers everything. */
  readonly ai: () => Promise<Ai | null>;
  readonly tutor: Tutor;
  readonly conversations: Pick<ConversationsService, 'recordQuestion' | 'storeAnswer'>;
  readonly modelMessages: ModelMessages;
  readonly log: Pick<Logger, 'warn'>;
}

export interface Asked {
  readonly message: string;
  readonly conversationId?: string | undefined;
  readonly lessonId?: number | undefined;
  readonly again?: boolean;
}

/** The part of an answer that is written so far. */
interface Draft {
  text: string;
  source: AssistantKind;
  asks: OpenQuestion | null;
}

const NOTHING_BEFORE = { before: [], asked: null, answerId: null } as const;

/** Answers with the model if there is one, else with the built-in tutor, and stores the conversation. */
export function createAssistantService({ ai, tutor, conversations, modelMessages, log }: AssistantParts) {
  async function startTurn(learner: Caller | null, asked: Asked, atOnce: boolean): Promise<Turn> {
    const { message, conversationId, lessonId = null, again = false } = asked;
    const memory = conversationId
      ? await conversations.recordQuestion(learner, { conversationId, message, again })
      : NOTHING_BEFORE;
    return { ...memory, message, learner, lessonId, atOnce };
  }

  /** Fails only when nothing has been written yet, or when the answer broke off half-way. */
  async function* write(turn: Turn, draft: Draft, signal: AbortSignal): AsyncGenerator<string> {
    const model = await ai();
    if (!model) return yield* writeAsTutor(turn, draft);
    draft.source = 'model';
    try {
      const pieces = readablePieces(model.stream(await modelMessages.of(turn), signal));
      for await (const piece of turn.atOnce ? inOnePiece(pieces) : pieces) {
        draft.text += piece;
        yield piece;
      }
      if (draft.text === '') throw new Error('The model has written nothing that can be read.');
    } catch (error) {
      if (signal.aborted || draft.text !== '') throw error;
      if (isSpent(error)) return yield* writeAsTutor(turn, draft, assistantTexts.budgetSpent);
      log.warn({ err: error }, 'the model did not answer, the tutor does');
      yield* writeAsTutor(turn, draft, assistantTexts.modelAway);
    }
  }

  async function* writeAsTutor(turn: Turn, draft: Draft, before?: string): AsyncGenerator<string> {
    draft.source = 'tutor';
    const { text, asks = null } = await tutor.answer(turn);
    draft.asks = asks;
    for (const piece of paragraphsOf(before ? `${before}\n\n${text}` : text)) {
      draft.text += piece;
      yield piece;
    }
  }

  /** Always stores what was written: whole, stopped by its reader, or cut off. */
  async function* writeAndStore(turn: Turn, signal: AbortSignal): AsyncGenerator<string> {
    const draft: Draft = { text: '', source: 'tutor', asks: null };
    let state: ChatMessage['state'] = 'stopped';
    try {
      yield* write(turn, draft, signal);
      state = 'whole';
    } catch (error) {
      if (signal.aborted) return;
      state = 'cut';
      log.warn({ err: error }, 'an answer broke off');
      throw error;
    } finally {
      if (turn.answerId !== null && draft.text !== '') await store(turn.answerId, { ...draft, state });
    }
  }

  /** A failure here is only logged: the reader has the answer anyway. */
  async function store(answerId: number, answered: Answered): Promise<void> {
    try {
      await conversations.storeAnswer(answerId, answered);
    } catch (error) {
      log.warn({ err: error }, 'an answer could not be kept');
    }
  }

  return {
    kind: async (): Promise<AssistantKind> => ((await ai()) ? 'model' : 'tutor'),

    /** Throws refusals before the first piece. */
    async stream(learner: Caller | null, asked: Asked, signal: AbortSignal): Promise<AsyncIterable<string>> {
      return writeAndStore(await startTurn(learner, asked, false), signal);
    },

    async ask(learner: Caller | null, asked: Asked, signal: AbortSignal): Promise<string> {
      return joined(writeAndStore(await startTurn(learner, asked, true), signal));
    },
  };
}

export type AssistantService = ReturnType<typeof createAssistantService>;

/** Not a failure: the owner has limited the answers of a day. */
const isSpent = (error: unknown): boolean => error instanceof AiError && error.kind === 'spent';

/** Sends paragraphs one by one, so the first lines can be read while the rest is on its way. */
const paragraphsOf = (text: string): string[] => text.match(/[\s\S]+?(?:\n\n|$)/g) ?? [];

async function joined(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

async function* inOnePiece(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield await joined(pieces);
}
