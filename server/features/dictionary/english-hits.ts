import { WORD_LEVELS } from '#contract/levels.ts';
import { TAIL_RESULTS_MAX } from '#contract/limits.ts';
import type { WordHit } from '#core/dictionary/word-book.ts';
import type { Query } from '#core/search/read-query.ts';
import type { FoundByEnglish } from '#core/tail/find-english.ts';
import type { OwnWords } from '#core/tail/own-words.ts';
import { readEnglish } from '#core/tail/read-english.ts';
import { isTailId } from '#core/tail/tail-id.ts';
import { DISTANCES } from '#core/tail/tail.ts';
import { isPlainSyllable } from '#core/vietnamese/syllable-shape.ts';
import { type Syllable, syllablesOf } from '#core/vietnamese/syllables.ts';
import type { ItemRow } from './items.repository.ts';
import type { WordRow } from './present-item.ts';
import type { TailService } from './tail.service.ts';

/** A word of ours or of the long tail that means an English text. */
export interface EnglishHit extends WordHit<WordRow> {
  /** 0 if it is the first gloss of the first sense. */
  readonly nearness: number;
}

export interface EnglishHits {
  readonly hits: readonly EnglishHit[];
  /** Whether the text may be Vietnamese instead. */
  readonly isDoubtful: boolean;
  /** Whether it is English although our words were found by it: “tree” is no “trê”. */
  readonly isFirst: boolean;
}

interface Sources {
  readonly tail: Pick<TailService, 'findGlosses' | 'findInGlosses' | 'rowOf'>;
  readonly own: OwnWords<ItemRow>;
  /** Our words for the text as Japanese or Vietnamese. */
  readonly found: readonly WordHit<WordRow>[];
}

/** The words for an English text, the best first, and behind them those that only contain it. */
export function findEnglish(query: Query, { tail, own, found }: Sources): EnglishHits {
  const text = readEnglish(query);
  if (!text) return { hits: [], isDoubtful: false, isFirst: false };

  const rowsOf = (words: readonly FoundByEnglish[], match: EnglishHit['match']): EnglishHit[] => {
    let ofTail = 0;
    return words.flatMap(({ id, word, nearness, isExact }) => {
      const ours = own.sameAs(word);
      if (ours.length === 0 && (!isExact || (ofTail += 1) > TAIL_RESULTS_MAX)) return [];
      const rows = ours.length > 0 ? ours : [tail.rowOf(id, word)];
      return rows.map((row) => ({ row, steps: [], match, nearness }));
    });
  };
  const meaning = (keys: readonly string[]): EnglishHit[] => [
    ...own
      .meaning(keys)
      .map(({ word, nearness }) => ({ row: word, steps: [], match: 'whole' as const, nearness })),
    ...rowsOf(tail.findGlosses(text, keys), 'whole'),
  ];

  const whole = inOrder(withSimpler(meaning(text.keys), () => meaning(text.simpler)));
  const isBeside = whole.length > 0;
  const longer = rowsOf(tail.findInGlosses(text, { isBeside }), 'inside');
  const inside = isBeside
    ? longer.filter((hit) => isOurs(hit) && hit.nearness <= DISTANCES.gloss).slice(0, INSIDE_MAX)
    : longer;
  return {
    hits: [...whole, ...inOrder(inside)],
    isDoubtful: text.isPerhapsVietnamese,
    isFirst: isNoVietnamese(query, found),
  };
}

/** Of our words whose gloss has one more word: “cooked rice” for rice. */
const INSIDE_MAX = 4;

/** Keys of Telex make a syllable of many English words; it is meant only where one of our words means exactly it. */
const isNoVietnamese = (
  { meantSyllables, syllables }: Query,
  found: readonly WordHit<WordRow>[],
): boolean => {
  if (meantSyllables.length === 0 || syllables.every(({ plain }) => isPlainSyllable(plain))) return false;
  const meant = markedOf(meantSyllables);
  return !found.some(({ row }) =>
    row.mean.split(/[,;(]/).some((one) => markedOf(syllablesOf(one)) === meant),
  );
};
const markedOf = (syllables: readonly Syllable[]): string => syllables.map(({ marked }) => marked).join(' ');

const isOurs = ({ row }: EnglishHit): boolean => !isTailId(row.id);
const isFirstGloss = ({ nearness }: EnglishHit): boolean => nearness <= DISTANCES.brackets;

/** Other forms are meant where the text is the first meaning of no word of ours: news is no new, but dogs are 犬. */
function withSimpler(
  exact: readonly EnglishHit[],
  simpler: () => readonly EnglishHit[],
): readonly EnglishHit[] {
  if (exact.some((hit) => isOurs(hit) && isFirstGloss(hit))) return exact;
  return [...exact, ...simpler().map((hit) => ({ ...hit, nearness: hit.nearness + DISTANCES.gloss }))];
}

/** From the third sense on, a word of ours stands behind words of the tail that mean it first: 犬 is a “loser” too. */
const FAR = 2 * DISTANCES.sense;

function inOrder(hits: readonly EnglishHit[]): EnglishHit[] {
  const measured = hits.map((hit, place) => ({
    hit,
    isFar: Number(hit.nearness >= FAR),
    isOfTail: Number(!isOurs(hit)),
    // A level is as far as a gloss. Words of the tail come in their order.
    distance: isOurs(hit) ? hit.nearness + DISTANCES.gloss * levelOf(hit) : place,
  }));
  return measured
    .toSorted(
      (a, b) =>
        a.isFar - b.isFar ||
        a.isOfTail - b.isOfTail ||
        a.distance - b.distance ||
        levelOf(a.hit) - levelOf(b.hit),
    )
    .map(({ hit }) => hit);
}

const levelOf = ({ row }: EnglishHit): number => WORD_LEVELS.indexOf(row.type);

const BASIC_LEVELS = 2;

/** A word of the easiest levels whose first meaning is the text: “home” is 家 before a form of 褒める. */
export const isBasic = (hit: EnglishHit): boolean =>
  hit.match === 'whole' && isOurs(hit) && isFirstGloss(hit) && levelOf(hit) < BASIC_LEVELS;

/** A word of ours that is meant rather than a rare word of the tail with this reading. */
export const isNear = (hit: EnglishHit): boolean =>
  hit.match === 'whole' && isOurs(hit) && hit.nearness < FAR;
