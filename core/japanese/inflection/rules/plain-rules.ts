import type { Inflection } from '../steps.ts';
import { added, type Form, type Rule, rules, type Shape, VERBS } from './rule.ts';

/** After a verb or an adjective in its dictionary form, 食べる and 高い, and after its past, 食べた and 高かった. */
const afterPlain = (
  is: readonly Form[],
  steps: readonly Inflection[],
  ...shapes: readonly Shape[]
): Rule[] => [
  ...rules(is, [...VERBS, 'AI'], steps, ...shapes),
  ...rules(is, ['ta'], [...steps, 'past'], ...shapes),
];

/** The speaker's view: hearsay, conjecture, explanation. */
export const plainRules: readonly Rule[] = [
  ...afterPlain(['plain'], ['if-nara'], ...added('なら', 'ならば')),
  ...rules(['plain'], ['AN'], 'if-nara', ...added('なら', 'ならば')),
  ...afterPlain(
    ['plain'],
    ['conjecture'],
    ...added('でしょう', 'だろう', 'のでしょう', 'んでしょう', 'のだろう', 'んだろう'),
  ),
  ...rules(
    ['plain'],
    ['AN'],
    'conjecture',
    ...added('でしょう', 'だろう', 'なのでしょう', 'なんでしょう', 'なのだろう', 'なんだろう'),
  ),
  ...afterPlain(['plain'], ['explanatory'], ...added('んだ', 'のだ')),
  ...rules(['plain'], ['AN'], 'explanatory', ...added('なんだ', 'なのだ')),
  ...afterPlain(['plain'], ['polite', 'explanatory'], ...added('んです', 'のです')),
  ...rules(['plain'], ['AN'], ['polite', 'explanatory'], ...added('なんです', 'なのです')),
  ...afterPlain(['plain'], ['hearsay'], ...added('そうだ')),
  ...rules(['plain'], ['AN'], 'hearsay', ...added('だそうだ')),
  ...afterPlain(['plain'], ['polite', 'hearsay'], ...added('そうです')),
  ...rules(['plain'], ['AN'], ['polite', 'hearsay'], ...added('だそうです')),
  ...afterPlain(['AI'], ['apparently'], ...added('らしい')),
  ...rules(['AI'], ['AN'], 'apparently', ...added('らしい')),
  ...afterPlain(['AN'], ['looks-like'], ...added('みたい', 'よう')),
  ...rules(['AN'], ['AN'], 'looks-like', ...added('みたい', 'なよう')),
  ...rules(['plain'], [...VERBS, 'AI'], 'purpose', ...added('ように')),
  ...rules(['V5'], [...VERBS, 'AI'], 'becomes', ...added('ようになる')),
  ...rules(['VS'], [...VERBS, 'AI'], 'makes', ...added('ようにする')),
  ...afterPlain(['AI'], ['perhaps'], ...added('かもしれない', 'かも知れない')),
  ...rules(['AI'], ['AN'], 'perhaps', ...added('かもしれない', 'かも知れない')),
  ...afterPlain(['plain'], ['polite', 'perhaps'], ...added('かもしれません', 'かも知れません')),
  ...rules(['plain'], ['AN'], ['polite', 'perhaps'], ...added('かもしれません', 'かも知れません')),
];
