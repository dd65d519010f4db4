import { hasJapanese } from '../japanese/kana.ts';
import { asSpelled } from './chat-spelling.ts';
import { codeOf } from './code.ts';
import { endingNames } from './form-endings.ts';

/** A part of a message. A quoted text is one piece, whatever it contains. */
export interface Piece {
  readonly kind: 'japanese' | 'quoted' | 'number' | 'word';
  /** As it was typed, without quotes. */
  readonly text: string;
  /** How the patterns see it: one word of the line. */
  readonly code: string;
  /** Its range in the message, including quotes. */
  readonly start: number;
  readonly end: number;
  /** The text between it and the previous piece: spaces, commas, slashes. */
  readonly gap: string;
}

export interface Message {
  readonly source: string;
  readonly pieces: readonly Piece[];
  /** Texts in brackets after Japanese: its reading, or its intended meaning. */
  readonly asides: readonly string[];
}

const JAPANESE_CODE = '@';
const QUOTED_CODE = '&';
export const NUMBER_CODE = '#';

const QUOTES = '「[^」]*」|『[^』]*』|“[^”]*”|《[^》]*》|«[^»]*»|【[^】]*】|"[^"]*"|‘[^’]*’';
// An apostrophe inside a word (shin'you) is not a quote.
const APOSTROPHES = `(?<![\\p{L}\\p{N}])'[^']+'(?![\\p{L}\\p{N}])`;
const BRACKETS = String.raw`\([^)]*\)|（[^）]*）|\[[^\]]*\]`;

const KANA_OR_KANJI = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ーｰﾞﾟ々〆〇０-９Ａ-Ｚ]`;
/** Tシャツ, CD, and the N and V of a pattern: "N は N です"; 3時. */
const PART_OF_JAPANESE = String.raw`(?:(?<!\p{sc=Latin})[A-Z]{1,3}\s?|\d+(?:[.,:]\d+)?)`;
const WAVE = '[〜～~]';
const JAPANESE = String.raw`(?:${WAVE}\s?)?${PART_OF_JAPANESE}?${KANA_OR_KANJI}(?:[\s、。！？・…+＋〜～~]*${PART_OF_JAPANESE}?${KANA_OR_KANJI})*(?:[。！？…]+|${WAVE})?`;
const NUMBER = String.raw`\d+(?:[.,:/]\d+)*(?:[hg]\d*|k|tr|%)?(?!\p{L})`;
const WORD = String.raw`[\p{sc=Latin}][\p{sc=Latin}\p{M}\d]*(?:[-'’][\p{sc=Latin}][\p{sc=Latin}\p{M}\d]*)*`;

const PIECE = new RegExp(
  `(?<quoted>${QUOTES}|${APOSTROPHES})|(?<bracketed>${BRACKETS})|(?<japanese>${JAPANESE})|(?<number>${NUMBER})|(?<word>${WORD})`,
  'gu',
);

/** Splits a message into pieces. Only punctuation is dropped; every piece has its range in the source. */
export function readMessage(typed: string): Message {
  const source = typed.normalize('NFC').trim();
  const pieces: Piece[] = [];
  const asides: string[] = [];
  for (const found of source.matchAll(PIECE)) {
    const { quoted, bracketed, japanese, number } = found.groups ?? {};
    const [whole] = found;
    const place = { start: found.index, end: found.index + whole.length };
    const before = pieces.at(-1);
    const gap = source.slice(before?.end ?? 0, place.start);
    const inner = (quoted ?? bracketed)?.slice(1, -1).trim();
    if (inner !== undefined) {
      if (bracketed !== undefined && before?.kind === 'japanese') asides.push(inner);
      else pieces.push(...quotedPieces(inner, { ...place, gap }, before));
    } else if (japanese !== undefined) pieces.push(...japanesePieces(whole, { ...place, gap }, before));
    else if (number !== undefined)
      pieces.push({ kind: 'number', text: whole, code: NUMBER_CODE, ...place, gap });
    else pieces.push(...wordPieces(whole, { ...place, gap }, before));
  }
  return { source, pieces, asides };
}

type Place = Pick<Piece, 'start' | 'end' | 'gap'>;

function quotedPieces(text: string, place: Place, before: Piece | undefined): Piece[] {
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  if (hasJapanese(text)) return japanesePieces(text, place, before);
  return [{ kind: 'quoted', text, code: QUOTED_CODE, ...place }];
}

/** "thể て" names a form, and 「て形」 does so anywhere: such Japanese is not the word that is asked about. */
function japanesePieces(text: string, place: Place, before: Piece | undefined): Piece[] {
  const names = endingNames(text, before?.code ?? '');
  if (names.length === 0) return [{ kind: 'japanese', text, code: JAPANESE_CODE, ...place }];
  return names.map((name) => ({ kind: 'word', text, code: codeOf(name), ...place }));
}

/** A short spelling can stand for several words: ntn. */
const wordPieces = (text: string, place: Place, before: Piece | undefined): Piece[] =>
  asSpelled(text.toLowerCase(), before?.code).map((word) => ({
    kind: 'word',
    text,
    code: codeOf(word),
    ...place,
  }));

/** The message as the patterns see it: one code for each piece, separated by spaces. */
export const lineOf = (pieces: readonly Piece[]): string => ` ${pieces.map(({ code }) => code).join(' ')} `;

/** The typed text from the first of these pieces to the last; a single quoted piece without its quotes. */
export function textOf(pieces: readonly Piece[], source: string): string {
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!first || !last) return '';
  return first === last ? first.text : source.slice(first.start, last.end);
}

export const japaneseIn = (pieces: readonly Piece[]): string[] =>
  pieces.filter(({ kind }) => kind === 'japanese').map(({ text }) => text);
