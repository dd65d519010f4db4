import { type Rule, rules } from './rule.ts';

/** The copula and the polite ending as words of their own, and set phrases that end in it: でした, ましょう, ありがとうございました. */
export const copulaRules: readonly Rule[] = [
  ...rules(['masu'], ['EX'], [], ['ます', 'ます']),
  ...rules(['ta'], ['EX'], [], ['でした', 'です'], ['だった', 'だ']),
  ...rules(['te'], ['EX'], [], ['でして', 'です']),
  ...rules(['plain'], ['EX'], 'conjecture', ['でしょう', 'です'], ['だろう', 'だ']),
  ...rules(['plain'], ['EX'], 'negative', ['ではありません', 'です'], ['じゃありません', 'です']),
  ...rules(['ta'], ['EX'], 'negative', ['ではありませんでした', 'です'], ['じゃありませんでした', 'です']),
  ...rules(['AI'], ['EX'], 'negative', ['ではない', 'だ'], ['じゃない', 'だ']),
  ...rules(['plain'], ['EX'], 'if-tara', ['だったら', 'だ']),
];
