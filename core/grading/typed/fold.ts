import { toHiragana } from '../../japanese/kana.ts';
import { canonicalNumeral, NUMERAL_RUN } from '../../japanese/numerals.ts';
import { NEW_CHARACTERS } from '../words/old-characters.ts';

/** A text in the form in which it is compared: single characters, each with its range in the original. */
export interface FoldedText {
  readonly chars: readonly string[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

interface Piece {
  readonly char: string;
  readonly start: number;
  readonly end: number;
}

/** Phones send these for ー. They mean ー only right after kana; elsewhere they are punctuation. */
const DASH = /[-‐‑‒–—―−~〜～]/u;
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}ー]/u;
const DROPPED = /[\s\p{Cf}\p{P}\p{S}\p{Cc}\p{Variation_Selector}]/u;
/** One character with the marks that NFKC joins to it: half-width ｶﾞ, か with a combining mark. */
const CLUSTER = /.[\u3099\u309A\uFF9E\uFF9F\p{M}]*/gsu;
/** Kept between two numbers: 二、三日 is not 二十三日. */
const PAUSE = '\n';
/** The point of a number, until it is said: 2.5 is not 二十五. */
const POINT = '\r';
const NUMERAL = /[\d〇零一二三四五六七八九十百千万億]/u;
const BEFORE_MONTHS = /[ヶヵケ箇](?=月)/gu;

/**
 * NFKC comes first, because a phone's keyboard may send half-width kana and full-width digits. Then spaces, punctuation
 * and invisible characters are removed, katakana becomes hiragana, 々 the character before it, old characters become new
 * ones and numbers kanji.
 */
export function foldText(text: string): FoldedText {
  const pieces: Piece[] = [];
  const months = text.includes('月') ? text.replaceAll(BEFORE_MONTHS, 'か') : text;
  for (const { cluster, index } of clustersOf(months)) {
    const end = index + cluster.length;
    for (const char of normalised(cluster)) {
      const foldedChar = foldChar(char, pieces.at(-1)?.char ?? '');
      if (foldedChar !== '') pieces.push({ char: foldedChar, start: index, end });
    }
  }
  const folded = withCanonicalNumerals(pieces).flatMap(saidPiece);
  return {
    chars: folded.map(({ char }) => char),
    starts: folded.map(({ start }) => start),
    ends: folded.map(({ end }) => end),
  };
}

function saidPiece(piece: Piece, at: number, all: readonly Piece[]): Piece | Piece[] {
  if (piece.char === POINT && NUMERAL.test(all[at + 1]?.char ?? ''))
    return Array.from('てん', (char) => ({ ...piece, char }));
  return piece.char === PAUSE || piece.char === POINT ? [] : piece;
}

/** Nearly every answer has only these characters, and each is a cluster of its own. */
const PLAIN = /^[\u3001-\u3098\u309B-\u30FF\u4E00-\u9FFF0-9a-z ]*$/;

function clustersOf(text: string): { readonly cluster: string; readonly index: number }[] {
  if (PLAIN.test(text)) return Array.from(text, (cluster, index) => ({ cluster, index }));
  return Array.from(text.matchAll(CLUSTER), ({ 0: cluster, index }) => ({ cluster, index }));
}

const normalised = (cluster: string): string =>
  cluster.length === 1 && PLAIN.test(cluster) ? cluster : cluster.normalize('NFKC').toLowerCase();

export const folded = (text: string): string => foldText(text).chars.join('');

function foldChar(char: string, before: string): string {
  // Hiragana and the common kanji stay as they are.
  if ((char >= 'ぁ' && char <= 'ゖ') || (char >= '一' && char <= '鿿'))
    return NEW_CHARACTERS.get(char) ?? char;
  if (DASH.test(char)) return KANA.test(before) ? 'ー' : '';
  if (char === '々' || char === 'ゝ' || char === 'ヽ') return before;
  if (char === '、' && NUMERAL.test(before)) return PAUSE;
  if (char === '.' && NUMERAL.test(before)) return POINT;
  return DROPPED.test(char) ? '' : toHiragana(char);
}

function withCanonicalNumerals(pieces: readonly Piece[]): readonly Piece[] {
  const text = pieces.map(({ char }) => char).join('');
  // Characters outside the basic plane would shift the indexes; they never occur in a number.
  if (text.length !== pieces.length || !NUMERAL.test(text)) return pieces;
  const result: Piece[] = [];
  let done = 0;
  for (const { 0: run, index } of text.matchAll(NUMERAL_RUN)) {
    const canonical = canonicalNumeral(run);
    if (canonical === null || canonical === run) continue;
    result.push(...pieces.slice(done, index));
    const start = pieces[index]?.start ?? 0;
    const end = pieces[index + run.length - 1]?.end ?? start;
    result.push(...Array.from(canonical, (char) => ({ char, start, end })));
    done = index + run.length;
  }
  return done === 0 ? pieces : [...result, ...pieces.slice(done)];
}
