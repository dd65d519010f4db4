import type { Inflection } from '../steps.ts';
import { type Form, type Rule, rules, type Shape } from './rule.ts';

const followed = (conditions: readonly Shape[], ...results: readonly string[]): Shape[] =>
  conditions.flatMap(([from, to]) => results.map((result): Shape => [from + result, to]));

/** "It won't do": なければならない, てはいけない; they can be inflected further: なければならなかった. */
export const outcomes = (conditions: readonly Shape[], was: readonly Form[], step: Inflection): Rule[] => [
  ...rules(['AI'], was, step, ...followed(conditions, 'ならない', 'いけない')),
  ...rules(['AN'], was, step, ...followed(conditions, 'だめ', '駄目')),
  ...politely(followed(conditions, 'なりません', 'いけません'), was, step),
];

/** "It is all right": てもいい, なくてもかまわない. */
export const permissions = (conditions: readonly Shape[], was: readonly Form[], step: Inflection): Rule[] => [
  ...rules(['AI'], was, step, ...followed(conditions, 'いい', 'よい', '良い', 'かまわない', '構わない')),
  ...rules(['AN'], was, step, ...followed(conditions, '大丈夫', 'だいじょうぶ')),
  ...politely(followed(conditions, 'かまいません', '構いません'), was, step),
];

const politely = (shapes: readonly Shape[], was: readonly Form[], step: Inflection): Rule[] => [
  ...rules(['plain'], was, ['polite', step], ...shapes),
  ...rules(['ta'], was, ['polite', step], ...followed(shapes, 'でした')),
];
