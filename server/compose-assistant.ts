import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import type { KanaCourse } from '#core/kana/kana-row.ts';
import { createMistakesService } from '#server/features/scores/mistakes.service.ts';
import type { BreakdownService } from '#server/features/sentences/breakdown.service.ts';
import type { SentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import type { Database } from './db/connect.ts';
import { createAnnotationsService } from './features/chat/annotations.service.ts';
import { createAssistantService } from './features/chat/assistant.service.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { createConversationsService } from './features/chat/conversations.service.ts';
import { createMessageWords } from './features/chat/message-words.ts';
import { createModelMessages } from './features/chat/model-messages.ts';
import type { LessonsService } from './features/courses/lessons.service.ts';
import { createSentenceCorpusService } from './features/courses/sentence-corpus.service.ts';
import type { SearchService } from './features/dictionary/search.service.ts';
import type { ThemesService } from './features/dictionary/themes.service.ts';
import type { KanjiService } from './features/kanji/kanji.service.ts';
import type { JudgeModels } from './features/practice/judge-models.ts';
import type { TalkLibrary } from './features/talk/talk-library.ts';
import { talkRoutes } from './features/talk/talk.routes.ts';
import { createTalkService } from './features/talk/talk.service.ts';
import { createTutor } from './features/tutor/tutor.service.ts';
import type { Ai } from './gateways/ai/ai.ts';
import type { Route } from './http/route.ts';
import type { Logger } from './log.ts';

interface AssistantParts {
  readonly db: Database;
  readonly search: SearchService;
  readonly themes: ThemesService;
  readonly kana: KanaCourse;
  readonly kanji: KanjiService;
  readonly analysis: SentenceAnalysisService;
  readonly breakdowns: BreakdownService;
  readonly lessons: LessonsService;
  readonly models: JudgeModels;
  readonly grammar: GrammarLibrary;
  readonly talks: TalkLibrary;
  readonly ai: () => Promise<Ai | null>;
  readonly clock: () => Date;
  readonly log: Logger;
}

interface ComposedAssistant {
  readonly routes: readonly Route[];
  readonly cleanUp: (signal?: AbortSignal) => Promise<unknown>;
  /** Clears its cached course sentences. */
  readonly forgetCourses: () => void;
}

/** Composes the chat, its tutor and the spoken conversation from the other features. */
export function composeAssistant({ db, talks, ai, clock, log, ...known }: AssistantParts): ComposedAssistant {
  const { search, kanji, analysis, breakdowns, lessons, grammar } = known;
  const mistakes = createMistakesService({ db });
  const corpus = createSentenceCorpusService({ db });
  const tutor = createTutor({ ...known, corpus, mistakes, random: Math.random });
  const words = createMessageWords({ search, analysis, breakdowns });
  const modelMessages = createModelMessages({ words, grammar, lessons, mistakes, log });
  const conversations = createConversationsService({ db, clock });
  const assistant = createAssistantService({ ai, tutor, conversations, modelMessages, log });
  const annotations = createAnnotationsService({ analysis, breakdowns });
  const talk = createTalkService({ talks, ai, analysis, kanji, log });
  return {
    routes: [...chatRoutes({ assistant, conversations, annotations }), ...talkRoutes(talk)],
    cleanUp: conversations.cleanUp,
    forgetCourses: corpus.clear,
  };
}
