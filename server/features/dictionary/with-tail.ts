import type { Inflection } from '#core/japanese/inflection/steps.ts';
import { type Tier, TIERS } from '#core/search/hits.ts';
import type { WordRow } from './present-item.ts';
import type { TailHit } from './tail.service.ts';

/** A word of ours for a typed text. */
export interface WordHit {
  readonly row: WordRow;
  readonly matched?: string;
  readonly steps: readonly Inflection[];
  readonly tier: Tier;
}

/** With so many words that are the text or begin with it, beginnings of the tail are not needed. */
const ENOUGH = 12;

/**
 * Our words and those of the long tail in one list. Our own come first; what only contains a part of the text comes
 * behind a word of the tail that is the text, and is left out where nothing of ours is: 生きがい is not 害.
 */
export function withTail(
  own: readonly WordHit[],
  tail: readonly TailHit[],
): readonly (Omit<WordHit, 'tier'> & Partial<Pick<WordHit, 'tier'>>)[] {
  const whole = own.filter(({ tier }) => tier <= TIERS.inexact);
  const beginning = own.filter(({ tier }) => tier === TIERS.beginning);
  const pieces = own.filter(({ tier }) => tier > TIERS.beginning);
  const others = tail.filter(({ row }) => !own.some((hit) => isSameWord(hit.row, row)));
  const wholeOfTail = others.filter(({ isWhole }) => isWhole);
  const isAnswered = whole.length + wholeOfTail.length > 0;
  const near = [...whole, ...wholeOfTail, ...beginning];
  return [
    ...near,
    ...(isAnswered && whole.length === 0 ? [] : pieces),
    ...(near.length < ENOUGH ? others.filter(({ isWhole }) => !isWhole) : []),
  ];
}

/** Words of the tail that our own list does not have. */
export const notIn = (own: readonly WordRow[], tail: readonly WordRow[]): readonly WordRow[] =>
  tail.filter((word) => !own.some((other) => isSameWord(other, word)));

const isSameWord = (a: WordRow, b: WordRow): boolean =>
  a.hiragana === b.hiragana &&
  (a.kanji === b.kanji ||
    spellingsOf(b).includes(a.kanji) ||
    (a.kanji === a.hiragana && spellingsOf(a).some((one) => spellingsOf(b).includes(one))));

const spellingsOf = ({ kanji, variants }: WordRow): readonly string[] => [kanji, ...variants.split('、')];
