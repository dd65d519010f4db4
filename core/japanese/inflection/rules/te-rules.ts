import { outcomes, permissions } from './obligation.ts';
import { afterTe, type Rule, rules, type Shape } from './rule.ts';

const TEWA: readonly Shape[] = [
  ['ては', 'て'],
  ['では', 'で'],
  ['ちゃ', 'て'],
  ['じゃ', 'で'],
];

/** What follows a て form: 食べている, 食べてしまう, 食べてください. */
export const teRules: readonly Rule[] = [
  ...rules(['plain'], ['te'], 'te', ['', '']),
  ...rules(['V1'], ['te'], 'progressive', ...afterTe('いる', 'る')),
  ...rules(['V5'], ['te'], 'progressive', ...afterTe('おる'), ['とる', 'て'], ['どる', 'で']),
  ...rules(['V5'], ['te'], ['honorific', 'progressive'], ...afterTe('いらっしゃる', 'らっしゃる')),
  ...rules(['V5'], ['te'], 'finished', ...afterTe('しまう'), ['ちゃう', 'て'], ['じゃう', 'で']),
  ...rules(['V5'], ['te'], 'finished', ['ちまう', 'て'], ['じまう', 'で']),
  ...rules(['V5'], ['te'], 'beforehand', ...afterTe('おく', '置く'), ['とく', 'て'], ['どく', 'で']),
  ...rules(['V1'], ['te'], 'try', ...afterTe('みる', '見る')),
  ...rules(['VK'], ['te'], 'coming-on', ...afterTe('くる', '来る')),
  ...rules(['V5'], ['te'], 'going-on', ...afterTe('いく', '行く')),
  // Not inflected further: 買ってき is the stem of 買ってくる.
  ...rules(['plain'], ['te'], 'going-on', ...afterTe('く')),
  ...rules(['ta'], ['te'], 'going-on', ...afterTe('った')),
  ...rules(['te'], ['te'], 'going-on', ...afterTe('って')),
  ...rules(['V5'], ['te'], 'state', ...afterTe('ある')),
  ...rules(['V1'], ['te'], 'for-someone', ...afterTe('あげる', 'さしあげる', '差し上げる')),
  ...rules(['V1'], ['te'], 'for-someone', ['たげる', 'て'], ['だげる', 'で']),
  ...rules(['V5'], ['te'], 'for-someone', ...afterTe('やる')),
  ...rules(['V5'], ['te'], 'receive-favour', ...afterTe('もらう', 'いただく', '頂く')),
  ...rules(['V1'], ['te'], 'given-favour', ...afterTe('くれる')),
  ...rules(['V5'], ['te'], 'given-favour', ...afterTe('くださる', '下さる')),
  ...rules(['plain'], ['te'], 'request', ...afterTe('ください', '下さい', 'ちょうだい')),
  ...rules(['AI'], ['te'], 'want-done', ...afterTe('ほしい', '欲しい')),
  ...rules(['plain'], ['te'], 'even-if', ...afterTe('も'), ['たって', 'て'], ['だって', 'で']),
  ...permissions(afterTe('も', ''), ['te'], 'may'),
  ...outcomes(TEWA, ['te'], 'must-not'),
  // 飲んじゃ on its own; ては is left to its particle.
  ...rules(['plain'], ['te'], 'te-wa', ['ちゃ', 'て'], ['じゃ', 'で']),
];

export const taRules: readonly Rule[] = [
  ...rules(['plain'], ['ta'], 'past', ['', '']),
  ...rules(['plain'], ['ta'], 'if-tara', ['たら', 'た'], ['だら', 'だ'], ['たらば', 'た'], ['だらば', 'だ']),
  ...rules(['plain'], ['ta'], 'listing', ['たり', 'た'], ['だり', 'だ']),
  ...rules(['VS'], ['ta'], 'listing', ['たりする', 'た'], ['だりする', 'だ']),
];
