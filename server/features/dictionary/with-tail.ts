import type { Inflection } from '#core/japanese/inflection/steps.ts';
import type { Match } from '#core/search/search.ts';
import { isTailId } from '#core/tail/tail-id.ts';
import type { WordRow } from './present-item.ts';

/** A word for a typed text. */
export interface WordHit {
  readonly row: WordRow;
  /** All of the text if it is not said. */
  readonly matched?: string;
  readonly steps: readonly Inflection[];
  readonly match: Match;
}

/** With so many words that are the text or begin with it, beginnings of the tail are not needed. */
const ENOUGH = 12;

/**
 * Our words and those of the long tail in one list. Our own come first; what only contains a part of the text comes
 * behind a word of the tail that is the text, and is left out where nothing of ours is: 生きがい is not 害.
 */
export function withTail(own: readonly WordHit[], tail: readonly WordHit[]): readonly WordHit[] {
  const others = tail
    .filter(({ row }) => !own.some((hit) => isSameWord(hit.row, row)))
    .toSorted((a, b) => Number(isTailId(a.row.id)) - Number(isTailId(b.row.id)));
  const whole = own.filter(isWhole);
  const wholeOfTail = others.filter(isWhole);
  const near = [...whole, ...wholeOfTail, ...own.filter(({ match }) => match === 'beginning')];
  const parts = own.filter(({ match }) => match === 'piece' || match === 'inside');
  return [
    ...near,
    ...(whole.length === 0 && wholeOfTail.length > 0 ? [] : parts),
    ...(near.length < ENOUGH ? others.filter((hit) => !isWhole(hit)) : []),
  ];
}

const isWhole = ({ match }: WordHit): boolean => match === 'whole';

/** Words of the tail that our own list does not have. */
export const notIn = (own: readonly WordRow[], tail: readonly WordRow[]): readonly WordRow[] =>
  tail.filter((word) => !own.some((other) => isSameWord(other, word)));

const isSameWord = (a: WordRow, b: WordRow): boolean =>
  a.hiragana === b.hiragana &&
  (a.kanji === b.kanji ||
    spellingsOf(b).includes(a.kanji) ||
    (a.kanji === a.hiragana && spellingsOf(a).some((one) => spellingsOf(b).includes(one))));

const spellingsOf = ({ kanji, variants }: WordRow): readonly string[] => [kanji, ...variants.split('、')];
