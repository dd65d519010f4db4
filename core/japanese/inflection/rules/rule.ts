import type { Inflection } from '../steps.ts';

/**
 * What a text can be on the way from an inflected form to a word. Capital letters are classes of dictionary words, the
 * others are stems that take an ending.
 */
export type Form =
  | 'V1' // ichidan
  | 'V5' // godan
  | 'VK' // くる
  | 'VS' // する
  | 'AI' // い-adjective; 食べない and 食べたい are inflected like one
  | 'AN' // な-adjective; 食べそう is inflected like one
  | 'NS' // noun that takes する
  | 'EX' // です, だ, and set phrases in ます
  | 'masu' // ます itself, which is inflected further
  | 'stem' // 食べ, 飲み
  | 'te' // 食べて, 飲んで, 高くて
  | 'ta' // 食べた, 飲んだ, 高かった
  | 'will' // 食べよう, 飲もう
  | 'mizen1' // 食べ before ない, られる, させる
  | 'mizen5' // 飲ま
  | 'shi' // し of する before ない
  | 'sa' // さ of する before れる, せる
  | 'ku' // 高く
  | 'plain'; // the end of a sentence

/** A text that ends in `from` and is one of `is` becomes a text that ends in `to` and is one of `was`. */
export interface Rule {
  readonly from: string;
  readonly to: string;
  readonly is: readonly Form[];
  readonly was: readonly Form[];
  /** The inflections, the outermost first; most rules have one, stems none. */
  readonly steps: readonly Inflection[];
  /** What has to stand before `from`, where the ending alone is too short to tell. */
  readonly after?: RegExp;
}

export type Shape = readonly [from: string, to: string];

export const VERBS: readonly Form[] = ['V1', 'V5', 'VK', 'VS'];
export const MIZEN: readonly Form[] = ['mizen1', 'mizen5'];

export const rules = (
  is: readonly Form[],
  was: readonly Form[],
  steps: Inflection | readonly Inflection[],
  ...shapes: readonly Shape[]
): Rule[] => shapes.map(([from, to]) => ({ from, to, is, was, steps: [steps].flat() }));

/** Only after a kanji: 行かん, but not ひかん, which is 悲観. */
export const AFTER_KANJI = /\p{sc=Han}$/u;

export const onlyAfter = (after: RegExp, all: readonly Rule[]): Rule[] =>
  all.map((rule) => ({ ...rule, after }));

/** What follows て also follows で: もらう → てもらう, でもらう. */
export const afterTe = (...endings: readonly string[]): Shape[] =>
  endings.flatMap((ending): Shape[] => [
    [`て${ending}`, 'て'],
    [`で${ending}`, 'で'],
  ]);

/** Endings that are added without replacing anything. */
export const added = (...endings: readonly string[]): Shape[] => endings.map((ending): Shape => [ending, '']);
