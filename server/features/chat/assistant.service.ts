import type { AssistantKind, ChatMessage } from '#contract/chat/message.ts';
import { assistantTexts } from '#contract/texts/chat.ts';
import type { OpenQuestion } from '#core/tutor/open-question.ts';
import type { Tutor } from '#server/features/tutor/tutor.service.ts';
import type { Ai } from '#server/gateways/ai/ai.ts';
import type { Caller } from '#server/http/route.ts';
import type { Logger } from '#server/log.ts';
import type { Answered, ConversationsService } from './conversations.service.ts';
import type { ModelMessages } from './model-messages.ts';
import { readablePieces } from './readable-pieces.ts';
import type { Turn } from './turn.ts';

interface AssistantParts {
  /** Null where the operator has connected no model: then the tutor answers everything. */
  readonly ai: Ai | null;
  readonly tutor: Tutor;
  readonly conversations: Pick<ConversationsService, 'hear' | 'keepAnswer'>;
  readonly modelMessages: ModelMessages;
  readonly log: Pick<Logger, 'warn'>;
}

export interface Asked {
  readonly message: string;
  readonly conversationId?: string | undefined;
  readonly lessonId?: number | undefined;
  readonly again?: boolean;
}

/** What has been written of an answer so far. */
interface Draft {
  text: string;
  source: AssistantKind;
  asks: OpenQuestion | null;
}

const NOTHING_BEFORE = { before: [], asked: null, answerId: null } as const;

/** Answers by the model, where there is one, else by the tutor that is built in; and keeps what was said. */
export function createAssistantService({ ai, tutor, conversations, modelMessages, log }: AssistantParts) {
  async function hear(learner: Caller | null, asked: Asked, atOnce: boolean): Promise<Turn> {
    const { message, conversationId, lessonId = null, again = false } = asked;
    const memory = conversationId
      ? await conversations.hear(learner, { conversationId, message, again })
      : NOTHING_BEFORE;
    return { ...memory, message, learner, lessonId, atOnce };
  }

  /** Fails only where nothing has been written yet, or where half an answer is all that came. */
  async function* write(turn: Turn, draft: Draft, signal: AbortSignal): AsyncGenerator<string> {
    if (!ai) return yield* writeAsTutor(turn, draft);
    draft.source = 'model';
    try {
      const pieces = readablePieces(ai.stream(await modelMessages.of(turn), signal));
      for await (const piece of turn.atOnce ? inOnePiece(pieces) : pieces) {
        draft.text += piece;
        yield piece;
      }
      if (draft.text === '') throw new Error('The model has written nothing that can be read.');
    } catch (error) {
      if (signal.aborted || draft.text !== '') throw error;
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

  /** Whatever becomes of it, what was written is kept: whole, stopped by its reader, or cut off. */
  async function* writeAndKeep(turn: Turn, signal: AbortSignal): AsyncGenerator<string> {
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
      if (turn.answerId !== null && draft.text !== '') await keep(turn.answerId, { ...draft, state });
    }
  }

  /** Who reads the answer has it all the same. */
  async function keep(answerId: number, answered: Answered): Promise<void> {
    try {
      await conversations.keepAnswer(answerId, answered);
    } catch (error) {
      log.warn({ err: error }, 'an answer could not be kept');
    }
  }

  return {
    kind: (): AssistantKind => (ai ? 'model' : 'tutor'),

    /** Refusals come before the first piece. */
    async stream(learner: Caller | null, asked: Asked, signal: AbortSignal): Promise<AsyncIterable<string>> {
      return writeAndKeep(await hear(learner, asked, false), signal);
    },

    async ask(learner: Caller | null, asked: Asked, signal: AbortSignal): Promise<string> {
      return joined(writeAndKeep(await hear(learner, asked, true), signal));
    },
  };
}

export type AssistantService = ReturnType<typeof createAssistantService>;

/** So that the first lines are read while the others are on their way. */
const paragraphsOf = (text: string): string[] => text.match(/[\s\S]+?(?:\n\n|$)/g) ?? [];

async function joined(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

async function* inOnePiece(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield await joined(pieces);
}
