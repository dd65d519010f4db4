import type { WordHit as Hit } from '#core/dictionary/word-book.ts';
import { isTailId } from '#core/tail/tail-id.ts';
import { type EnglishHits, isBasic, isNear } from './english-hits.ts';
import type { WordRow } from './present-item.ts';

/** A word of ours or of the long tail for a typed text. */
export type WordHit = Hit<WordRow>;

/** With so many words that are the text or begin with it, beginnings of the tail are not needed. */
const ENOUGH = 12;

interface Others {
  /** Of the tail, for a text in Japanese or Hán Việt; a word that we have too is ours. */
  readonly tail: readonly WordHit[];
  readonly english: EnglishHits;
}

/**
 * Our words and those of the long tail in one list, each once. Our own come first; what only contains a part of the text
 * comes behind a word of the tail that is the text, and is left out where nothing of ours is: 生きがい is not 害.
 * English comes behind Japanese and Vietnamese.
 */
export function withTail(own: readonly WordHit[], { tail, english }: Others): readonly WordHit[] {
  const inEnglish = english.hits.filter(isNear);
  // Many words mean a short text without marks; English stands behind them, but is there.
  const whole = own.filter(isWhole).slice(0, inEnglish.length > 0 ? ENOUGH : own.length);
  const wholeOfTail = tail.filter(isWhole);
  const wholeInEnglish = english.hits.filter(isWhole);
  const isAnswered = wholeOfTail.length > 0 || (wholeInEnglish.length > 0 && !english.isDoubtful);
  const near = [
    ...(english.isFirst ? inEnglish : []),
    ...whole.filter(({ steps }) => steps.length === 0),
    ...english.hits.filter(isBasic),
    ...whole,
    ...wholeOfTail.filter(isOurs),
    ...inEnglish,
    ...wholeOfTail,
    ...wholeInEnglish,
    ...own.filter(({ match }) => match === 'beginning'),
  ];
  const parts = own.filter(({ match }) => match === 'piece' || match === 'inside');
  const known = eachOnce(near);
  return eachOnce([
    ...known,
    ...(whole.length === 0 && isAnswered ? [] : parts),
    ...(known.length < ENOUGH && wholeInEnglish.length === 0 ? tail : []),
    ...(known.length < ENOUGH ? english.hits : []),
  ]);
}

const isWhole = ({ match }: WordHit): boolean => match === 'whole';
const isOurs = ({ row }: WordHit): boolean => !isTailId(row.id);

function eachOnce(hits: readonly WordHit[]): WordHit[] {
  const seen = new Set<number>();
  return hits.filter(({ row }) => !seen.has(row.id) && seen.add(row.id));
}
