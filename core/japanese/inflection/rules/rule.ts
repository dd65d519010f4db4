import type { Inflection } from '../steps.ts';

/**
 * What a piece of text can be on the way from an inflected form to a word. Capital letters are words of a class that a
 * dictionary holds, the others are stems that something hangs on.
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
  | 'masu' // ます itself, which is inflected on
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

/** `to` is what stands in the place of `from`, when what was there is one of `is`; then it is one of `was`. */
export interface Rule {
  readonly from: string;
  readonly to: string;
  readonly is: readonly Form[];
  readonly was: readonly Form[];
  /** What was done, the outermost first; most rules do one thing, stems none. */
  readonly steps: readonly Inflection[];
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

/** What follows て follows で too: もらう → てもらう, でもらう. */
export const afterTe = (...endings: readonly string[]): Shape[] =>
  endings.flatMap((ending): Shape[] => [
    [`て${ending}`, 'て'],
    [`で${ending}`, 'で'],
  ]);

/** An ending that is added and takes nothing away. */
export const added = (...endings: readonly string[]): Shape[] => endings.map((ending): Shape => [ending, '']);
