import type { WordKind } from '../japanese/sentence-words.ts';
import { shuffled } from '../random.ts';

interface HeardWord {
  readonly text: string;
  readonly reading: string;
  readonly kind: WordKind;
}

/** Words that say something and are written in one way. Numbers are not: 六時 and 6時. */
const ASKED: readonly WordKind[] = ['noun', 'pronoun', 'name', 'time', 'verb', 'adjective', 'adverb'];
/** Longer ones are not remembered while they are typed. */
const READING_MAX_KANA = 12;
const GAPS_MAX = 3;
/** One gap in so many words: the rest must carry the meaning. */
const WORDS_PER_GAP = 4;

/**
 * The indexes of one to three words of a sentence that a learner fills in by ear; none if the sentence is too short.
 * There are never two gaps side by side: a gap needs a word on which the ear can hold.
 */
export function chooseGaps(words: readonly HeardWord[], random: () => number): number[] {
  const spoken = words.filter(({ kind }) => kind !== 'mark').length;
  const most = Math.min(GAPS_MAX, Math.ceil(spoken / WORDS_PER_GAP), spoken - 1);
  const asked = [...words.keys()].filter((at) => isAsked(words[at]));
  const chosen: number[] = [];
  for (const at of shuffled(asked, random)) {
    if (chosen.length >= most) break;
    if (!chosen.some((other) => Math.abs(other - at) === 1)) chosen.push(at);
  }
  return chosen.toSorted((one, other) => one - other);
}

const isAsked = (word: HeardWord | undefined): boolean =>
  word !== undefined &&
  ASKED.includes(word.kind) &&
  word.reading.length <= READING_MAX_KANA &&
  /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(word.reading);
