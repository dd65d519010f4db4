import { conjugate } from '../../japanese/inflection/conjugate.ts';
import type { ConjugationCode } from '../../japanese/inflection/conjugation-forms.ts';
import { withoutRuby } from '../../japanese/ruby.ts';
import type { Token } from '../../japanese/tokens/token.ts';

export type Tokens = readonly Token[];

/** Where a rule is broken, and how to correct it. */
export interface Broken {
  /** How many tokens are wrong together. */
  readonly length: number;
  /** The first of them to replace … */
  readonly from: number;
  /** … how many to replace … */
  readonly count: number;
  /** … and their replacement. */
  readonly right: string;
}

/** Checks the tokens from `at` on. */
export type Rule = (tokens: Tokens, at: number) => Broken | null;

const isAdjective = (token: Token | undefined): boolean => token?.pos.startsWith('形容詞/自立') ?? false;
/** 高い in its dictionary form: not 高く, not 高かっ. */
export const isPlainAdjective = (token: Token | undefined): boolean =>
  isAdjective(token) && token?.surface === token?.base;
export const isPlainVerb = (token: Token | undefined): boolean =>
  (token?.pos.startsWith('動詞') ?? false) && token?.surface === token?.base;
export const isNoun = (token: Token | undefined): boolean =>
  /^名詞\/(一般|サ変接続|固有名詞|副詞可能)/.test(token?.pos ?? '');
export const isParticle = (token: Token | undefined, ...surfaces: string[]): boolean =>
  (token?.pos.startsWith('助詞') ?? false) && surfaces.includes(token?.surface ?? '');
export const says = (token: Token | undefined, ...surfaces: string[]): boolean =>
  surfaces.includes(token?.surface ?? '');
export const isOf = (words: RegExp, token: Token | undefined): boolean => words.test(token?.surface ?? '');
export const isVerbOf = (verbs: RegExp, token: Token | undefined): boolean =>
  (token?.pos.startsWith('動詞') ?? false) && verbs.test(token?.base ?? '');
/** いる "to be there". 要る "to need" has another conjugation. */
export const isIru = (token: Token | undefined): boolean =>
  token?.base === 'いる' && token.pos.startsWith('動詞/自立') && token.conjugation.startsWith('一段');
export const isEnd = (token: Token | undefined): boolean => !token || /^[。！？!?]$/.test(token.surface);
export const isPoliteEnding = (token: Token | undefined): boolean => says(token, 'ます', 'まし', 'ませ');
/** The verb is final: not joined to another one, as in 買って帰る and 勉強しに行く. */
export const isLast = (token: Token | undefined): boolean => isPoliteEnding(token) || isEnd(token);

export const isCount = (token: Token | undefined): boolean =>
  /^名詞\/(数|接尾\/助数詞)/.test(token?.pos ?? '') || /^[一二三四五六七八九]つ$/u.test(token?.surface ?? '');

export const broken = (length: number, from: number, count: number, right: string): Broken => ({
  length,
  from,
  count,
  right,
});

/** 高い → 高, いい → よ. */
export const stemOf = ({ surface }: Token): string => (surface === 'いい' ? 'よ' : surface.slice(0, -1));

export function formOf({ base, conjugation }: Token, code: ConjugationCode): string {
  const wordClass = conjugation.startsWith('一段')
    ? 'verb-ichidan'
    : conjugation.startsWith('五段')
      ? 'verb-godan'
      : 'verb-irregular';
  const forms = conjugate(base === '来る' ? '来[く]る' : base, wordClass).flatMap((group) => group.forms);
  return withoutRuby(forms.find((form) => form.code === code)?.ruby ?? base);
}

/** Two particles that never stand side by side: には, では and までに do. */
const CLASHES: ReadonlySet<string> = new Set(
  'はは がが をを にに でで へへ がは はが をが がを をは はを がに にが がで がへ をに にを をで でを にで でに にへ へに へで はに はで もは はも もが'.split(
    ' ',
  ),
);

export const areClashing = (first: Token | undefined, second: Token | undefined): boolean =>
  [first, second].every((token) => /^助詞\/(格助詞|係助詞)/.test(token?.pos ?? '')) &&
  CLASHES.has(`${first?.surface ?? ''}${second?.surface ?? ''}`);
