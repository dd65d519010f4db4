import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import { MESSAGE_WORDS_MAX, MODEL_LESSON_SENTENCES, MODEL_MEMORY_CHARS } from '#contract/limits.ts';
import { modelPromptTexts as texts } from '#contract/texts/prompts.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import type { LessonsService } from '#server/features/courses/lessons.service.ts';
import type { MistakesService } from '#server/features/scores/mistakes.service.ts';
import type { AiMessage } from '#server/gateways/ai/ai.ts';
import type { Logger } from '#server/log.ts';
import type { MessageWords } from './message-words.ts';
import type { Turn } from './turn.ts';

interface ModelMessagesParts {
  readonly words: MessageWords;
  readonly grammar: Pick<GrammarLibrary, 'recognise' | 'named'>;
  readonly lessons: Pick<LessonsService, 'open'>;
  readonly mistakes: Pick<MistakesService, 'latestOf'>;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * The messages for the model: its role, what we know about the question and its asker, the messages before, the
 * question.
 */
export function createModelMessages({ words, grammar, lessons, mistakes, log }: ModelMessagesParts) {
  async function aboutWords({ message }: Turn): Promise<string[]> {
    const { items, tokens, terms } = await words.of(message);
    const found = grammar.recognise(tokens.slice(0, SENTENCE_MAX_CHARS));
    const points = [...terms.flatMap(grammar.named), ...found.map(({ point }) => point)];
    return [
      ...section(texts.wordsTitle, items.map(texts.word)),
      ...section(
        texts.grammarTitle,
        [...new Set(points)]
          .slice(0, MESSAGE_WORDS_MAX)
          .map(({ pattern, meaning, formation }) => texts.grammar(pattern, meaning, formation.join('; '))),
      ),
    ];
  }

  async function aboutLesson({ lessonId }: Turn): Promise<string[]> {
    const lesson = lessonId === null ? null : await lessons.open(lessonId);
    if (!lesson) return [];
    const lines = lesson.sentences
      .slice(0, MODEL_LESSON_SENTENCES)
      .map(({ jpSentence, viSentence }) => texts.lessonSentence(jpSentence, viSentence));
    return section(texts.lessonTitle(lesson.title, lesson.mean), lines);
  }

  async function aboutLearner({ learner }: Turn): Promise<string[]> {
    const latest = await mistakes.latestOf(learner);
    const lines = latest.map(({ viSentence, jpSentence, typed }) =>
      texts.mistake(viSentence, jpSentence, typed),
    );
    return section(texts.mistakesTitle, lines);
  }

  /** The model still answers well when the dictionary or the tokenizer is unavailable. */
  const withoutIt = (error: unknown): string[] => {
    log.warn({ err: error }, 'a model is asked without all that we know');
    return [];
  };

  return {
    async of(turn: Turn): Promise<AiMessage[]> {
      const asked = [aboutWords(turn), aboutLesson(turn), aboutLearner(turn)];
      const known = await Promise.all(asked.map((lines) => lines.catch(withoutIt)));
      return [
        { role: 'system', content: [texts.role, ...known.flat()].join('\n') },
        ...recentMessages(turn),
        { role: 'user', content: turn.message },
      ];
    },
  };
}

export type ModelMessages = ReturnType<typeof createModelMessages>;

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

/** The last questions with their answers, as far back as fits. Many models expect the two to alternate. */
function recentMessages({ before }: Turn): AiMessage[] {
  const recent: AiMessage[] = [];
  let room = MODEL_MEMORY_CHARS;
  for (let at = before.length - 1; at > 0; at -= 1) {
    const [question, answer] = [before[at - 1], before[at]];
    if (question?.author !== 'learner' || answer?.author !== 'assistant') continue;
    room -= question.text.length + answer.text.length;
    if (room < 0) break;
    recent.unshift({ role: 'user', content: question.text }, { role: 'assistant', content: answer.text });
  }
  return recent;
}
