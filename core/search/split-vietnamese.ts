import type { Syllable } from '../vietnamese/syllables.ts';
import { type Hits, TIERS } from './hits.ts';
import type { SearchIndex } from './index-entries.ts';
import { type PhraseMatch, wholePhrases } from './phrase-index.ts';
import type { Query } from './read-query.ts';

/** No meaning has more syllables than the first; of a longer text only the beginning is read. */
const PIECE_MAX_SYLLABLES = 5;
const TEXT_MAX_SYLLABLES = 24;
/** Without marks any few syllables mean something: all of them must, and there may be only a few. */
const PLAIN_MAX_SYLLABLES = 4;
const WORDS_PER_PIECE = 2;

/** Few and long pieces, meanings before Hán Việt. */
const COST = { piece: 10, otherMeaning: 1, sound: 3, unknownSyllable: 16 } as const;

interface Piece {
  readonly from: number;
  readonly to: number;
  /** The best words; empty for a syllable that means nothing. */
  readonly places: readonly number[];
  readonly cost: number;
}

/** The pieces of a Vietnamese text that is no meaning itself, in order: đổ rác is 注ぐ and ごみ. */
export function findVietnamesePieces(
  index: SearchIndex,
  { text, sentence, syllables }: Query,
  hits: Hits,
): void {
  // “to do” can be romaji, or anything.
  if (syllables.length < 2 || (sentence !== null && isPlain(syllables))) return;
  const pieces = split(index, syllables.slice(0, TEXT_MAX_SYLLABLES));
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  if (!explains(pieces, syllables) || words.length !== syllables.length) return;
  pieces.forEach(({ from, to, places }, order) => {
    const matched = words.slice(from, to).join(' ');
    for (const place of places) hits.add(place, TIERS.partOfSentence, { matched, order });
  });
}

function explains(pieces: readonly Piece[], syllables: readonly Syllable[]): boolean {
  const known = pieces.filter(({ places }) => places.length > 0);
  const count = known.reduce((sum, { from, to }) => sum + to - from, 0);
  const isWhole = count === syllables.length;
  if (known.length < 2 && !isWhole) return count >= 2 && count * 2 >= syllables.length;
  if (isPlain(syllables)) return isWhole && (syllables.length <= PLAIN_MAX_SYLLABLES || hasLong(known));
  return syllables.length === 2 ? isWhole : count * 2 >= syllables.length;
}

const hasLong = (known: readonly Piece[]) => known.some(({ from, to }) => to - from > 1);
const isPlain = (syllables: readonly Syllable[]) => syllables.every(({ marked, plain }) => marked === plain);

/** The cheapest way to read the syllables. */
function split(index: SearchIndex, syllables: readonly Syllable[]): Piece[] {
  const best: (Piece & { readonly total: number })[] = [];
  const reached = (at: number) => (at === 0 ? 0 : (best[at]?.total ?? Infinity));
  for (let from = 0; from < syllables.length; from++)
    for (const piece of piecesFrom(index, syllables, from)) {
      const total = reached(from) + piece.cost;
      if (total < (best[piece.to]?.total ?? Infinity)) best[piece.to] = { ...piece, total };
    }
  const pieces: Piece[] = [];
  for (let at = syllables.length; at > 0; at = pieces[0]?.from ?? 0) {
    const piece = best[at];
    if (!piece) return [];
    pieces.unshift(piece);
  }
  return pieces;
}

function* piecesFrom(index: SearchIndex, syllables: readonly Syllable[], from: number): Generator<Piece> {
  yield { from, to: from + 1, places: [], cost: COST.unknownSyllable };
  const isMarked = !isPlain(syllables);
  const counts = ({ marks, isDividedAlike }: PhraseMatch) =>
    isDividedAlike && (marks === 'same' || (marks === 'left out' && !isMarked));
  for (let to = from + 1; to <= Math.min(syllables.length, from + PIECE_MAX_SYLLABLES); to++) {
    const run = syllables.slice(from, to);
    // The text itself was looked for already.
    if (run.length === syllables.length) continue;
    const meant = wholePhrases(index.meanings, run).filter(counts);
    const first = meant.filter(({ isFirst }) => isFirst);
    const [matches, more] =
      first.length > 0 ? [first, 0] : meant.length > 0 ? [meant, COST.otherMeaning] : [[], COST.sound];
    const found =
      matches.length > 0 || run.length === 1 ? matches : wholePhrases(index.hanViet, run).filter(counts);
    if (found.length === 0) continue;
    yield { from, to, places: bestOf(found), cost: COST.piece + more };
  }
}

/** Places are ranks. */
const bestOf = (matches: readonly PhraseMatch[]): number[] =>
  matches
    .toSorted((a, b) => Number(b.marks === 'same') - Number(a.marks === 'same') || a.place - b.place)
    .slice(0, WORDS_PER_PIECE)
    .map(({ place }) => place);
