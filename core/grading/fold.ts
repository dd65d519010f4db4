import { toHiragana } from '../japanese/kana.ts';
import { canonicalNumeral, NUMERAL_RUN } from '../japanese/numerals.ts';
import { NEW_CHARACTERS } from './words/old-characters.ts';

/** A text as it is compared, one character at a time, each with the stretch of the original that it came from. */
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

/** What a phone sends for ー, right after kana; elsewhere it is punctuation. */
const DASH = /[-‐‑‒–—―−~〜～]/u;
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}ー]/u;
const DROPPED = /[\s\p{Cf}\p{P}\p{S}\p{Cc}\p{Variation_Selector}]/u;
/** One character with the marks that NFKC joins to it: half-width ｶﾞ, か with a combining mark. */
const CLUSTER = /.[\u3099\u309A\uFF9E\uFF9F\p{M}]*/gsu;
/** Between two numbers: 二、三日 is not 二十三日. */
const PAUSE = '\n';
const NUMERAL = /[\d一二三四五六七八九十]/u;
const BEFORE_MONTHS = /[ヶヵケ箇](?=月)/gu;

/**
 * NFKC first: a phone's keyboard may send half-width kana and full-width digits. Then spaces, punctuation and invisible
 * signs go, katakana becomes hiragana, 々 the character before it, old characters new ones, numbers kanji.
 */
export function foldText(text: string): FoldedText {
  const pieces: Piece[] = [];
  for (const { 0: cluster, index } of text.replaceAll(BEFORE_MONTHS, 'か').matchAll(CLUSTER)) {
    const end = index + cluster.length;
    for (const char of cluster.normalize('NFKC').toLowerCase()) {
      const kept = keptAs(char, pieces.at(-1)?.char ?? '');
      if (kept !== '') pieces.push({ char: kept, start: index, end });
    }
  }
  const folded = withCanonicalNumerals(pieces).filter(({ char }) => char !== PAUSE);
  return {
    chars: folded.map(({ char }) => char),
    starts: folded.map(({ start }) => start),
    ends: folded.map(({ end }) => end),
  };
}

export const folded = (text: string): string => foldText(text).chars.join('');

function keptAs(char: string, before: string): string {
  if (DASH.test(char)) return KANA.test(before) ? 'ー' : '';
  if (char === '々' || char === 'ゝ' || char === 'ヽ') return before;
  if (char === '、' && NUMERAL.test(before)) return PAUSE;
  if (DROPPED.test(char)) return '';
  return NEW_CHARACTERS.get(char) ?? toHiragana(char);
}

function withCanonicalNumerals(pieces: readonly Piece[]): readonly Piece[] {
  const text = pieces.map(({ char }) => char).join('');
  // Characters outside the basic plane would shift the places; they are in no number.
  if (text.length !== pieces.length) return pieces;
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
