import { shuffled } from '../random.ts';
import { exerciseOf, judgedPlainly } from './answers.ts';
import type { ExerciseOf, ExerciseSource, Gloss, KindRules } from './exercise.ts';
import { contentWordsOf, differInVietnamese } from './sentence-text.ts';

/** Match words with their meanings. */
export type MatchPairs = ExerciseOf<'match-pairs'> & {
  /** With readings. */
  readonly words: readonly string[];
  readonly meanings: readonly string[];
  /** The index of each word's meaning. */
  readonly partners: readonly number[];
};

/** More do not fit on a phone. */
const PAIRS_MAX = 4;
const PAIRS_MIN = 3;
/** The sentence is heard after the answer: some of its own words must have been asked. */
const OWN_WORDS_MIN = 2;

export const matchPairs: KindRules<MatchPairs> = {
  needsSound: false,
  make(source, random) {
    const { sentence, others } = source;
    const own = toldApart([...contentWordsOf(sentence.tokens)], source).slice(0, PAIRS_MAX);
    if (own.length < OWN_WORDS_MIN) return null;
    const spare = others.flatMap(({ tokens }) => [...contentWordsOf(tokens)]);
    const pairs = toldApart([...own.map(({ word }) => word), ...spare], source).slice(0, PAIRS_MAX);
    if (pairs.length < PAIRS_MIN) return null;
    const words = shuffled(pairs, random);
    const meanings = mixedUp(
      words.map(({ gloss }) => gloss.vietnamese),
      random,
    );
    return {
      ...exerciseOf('match-pairs', sentence),
      words: words.map(({ gloss }) => gloss.japanese),
      meanings,
      partners: words.map(({ gloss }) => meanings.indexOf(gloss.vietnamese)),
    };
  },
  judging: ({ partners }, answer) => {
    const given = 'pairs' in answer ? answer.pairs : [];
    return { judgement: judgedPlainly(partners.every((meaning, word) => given[word] === meaning)) };
  },
  question: ({ words, meanings }) => `${numbered(words)}\n${numbered(meanings)}`,
  rightAnswers: ({ partners }) => [{ pairs: partners }],
};

/** Never the order of the words: then nobody would have to read. */
function mixedUp(meanings: readonly string[], random: () => number): string[] {
  const mixed = shuffled(meanings, random);
  return mixed.every((meaning, at) => meaning === meanings[at]) ? mixed.toReversed() : mixed;
}

const numbered = (texts: readonly string[]): string =>
  texts.map((text, at) => `${at + 1}:${text}`).join('  ');

const NUMBER = /^[〇一二三四五六七八九十百千万\d]+$/u;
/** Words that every sentence has, or that say little without their neighbours: the する of 修正する. */
const TOO_PLAIN: ReadonlySet<string> = new Set(
  'この その あの どの こんな そんな あんな どんな する ある いる ない なる できる 行う いう'.split(' '),
);

interface GlossedWord {
  readonly word: string;
  readonly gloss: Gloss;
}

/** The words in their order, without those that could be mistaken for one before them. */
function toldApart(words: readonly string[], { glossOf, nearInMeaning }: ExerciseSource): GlossedWord[] {
  const found: GlossedWord[] = [];
  for (const word of new Set(words)) {
    const gloss = TOO_PLAIN.has(word) || NUMBER.test(word) ? null : glossOf(word);
    if (
      gloss &&
      found.every(
        (other) =>
          !nearInMeaning(word).has(other.word) &&
          differInVietnamese(gloss.vietnamese, other.gloss.vietnamese),
      )
    )
      found.push({ word, gloss });
  }
  return found;
}
