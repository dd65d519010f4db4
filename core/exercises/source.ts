import type { SynonymLink } from '../dictionary/synonym-link.ts';
import type { Model } from '../grading/compile-model.ts';
import { isRight, isRightInOrder, judge, judgeListening } from '../grading/judge.ts';
import type { GrammarPoint } from '../grammar/grammar-point.ts';
import { matchPattern } from '../grammar/match-pattern.ts';
import { alignReading } from '../japanese/align-reading.ts';
import type { AnalysedAnswer } from '../japanese/notation/analysed-answer.ts';
import { saidTokens } from '../japanese/notation/said-tokens.ts';
import { joinedRuby, rubyText } from '../japanese/ruby.ts';
import { sensesOf } from '../search/entry.ts';
import type { ExerciseSource, SourceSentence } from './exercise.ts';

interface SentenceParts {
  readonly id: number;
  readonly vietnamese: string;
  /** The model answer. */
  readonly answer: AnalysedAnswer;
  readonly model: Model;
  /** The grammar points of the lesson. */
  readonly points: readonly Pick<GrammarPoint, 'find'>[];
}

/** A sentence as exercises are made from it, with its own judge. */
export function sourceSentence({ id, vietnamese, answer, model, points }: SentenceParts): SourceSentence {
  const tokens = saidTokens(answer.parts);
  const matches = points.flatMap(({ find }) => find.flatMap((pattern) => matchPattern(pattern, tokens)));
  return {
    id,
    vietnamese,
    tokens,
    focus: [...new Set(matches.flat())],
    accepts: (text, mode) =>
      mode === 'listening'
        ? isRight(judgeListening(model, text))
        : // Wrong choices keep the order of a model answer: most are refused without the search for their mistakes.
          isRightInOrder(model, text) && isRight(judge(model, text)),
  };
}

/** One source for each sentence of a lesson. `before` are sentences of earlier lessons, the latest first. */
export const sourcesOf = (
  sentences: readonly SourceSentence[],
  facts: Pick<ExerciseSource, 'nearInMeaning' | 'glossOf'>,
  before: readonly SourceSentence[] = [],
): ExerciseSource[] =>
  sentences.map((sentence) => ({
    ...facts,
    sentence,
    others: [...sentences, ...before].filter(({ id }) => id !== sentence.id),
  }));

/** Words that are near in meaning by their spelling, from all links: also from those that the judge ignores. */
export function nearInMeaningOf(
  links: readonly SynonymLink[],
  spellingsOf: (wordId: number) => readonly string[],
): ExerciseSource['nearInMeaning'] {
  const near = new Map<string, Set<string>>();
  for (const { words } of links) {
    const spellings = words.flatMap(spellingsOf);
    for (const spelling of spellings) {
      const known = near.get(spelling) ?? new Set();
      for (const other of spellings) known.add(other);
      near.set(spelling, known);
    }
  }
  const none: ReadonlySet<string> = new Set();
  return (word) => near.get(word) ?? none;
}

interface Word {
  readonly kanji: string;
  readonly hiragana: string;
  readonly mean: string;
}

/** The words of a dictionary by their spelling; a spelling of several words belongs to none. */
export function glossesOf(words: Iterable<Word>): ExerciseSource['glossOf'] {
  const bySpelling = new Map<string, Word | null>();
  for (const word of words) {
    const spelling = word.kanji || word.hiragana;
    bySpelling.set(spelling, bySpelling.has(spelling) ? null : word);
  }
  return (spelling) => {
    const word = bySpelling.get(spelling);
    const [vietnamese] = sensesOf(word?.mean ?? '');
    if (!word || vietnamese === undefined) return null;
    const { kanji, hiragana } = word;
    const japanese = kanji ? joinedRuby(rubyText(alignReading(kanji, hiragana, () => []))) : hiragana;
    return { japanese, vietnamese };
  };
}
