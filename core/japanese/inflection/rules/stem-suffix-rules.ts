import { added, type Rule, rules } from './rule.ts';

/** What follows 食べ, 飲み: politeness, wishes, ease. */
export const stemSuffixRules: readonly Rule[] = [
  ...rules(['masu', 'plain'], ['stem'], 'polite', ['ます', '']),
  ...rules(['plain'], ['masu'], 'negative', ['ません', 'ます']),
  ...rules(['ta'], ['masu'], 'negative', ['ませんでした', 'ます']),
  ...rules(['plain'], ['masu'], 'volitional', ['ましょう', 'ます']),
  // いらっしゃいませ
  ...rules(['plain'], ['masu'], 'imperative', ['ませ', 'ます']),
  ...rules(['plain'], ['masu'], 'if-ba', ['ますれば', 'ます']),
  ...rules(['plain'], ['stem'], 'command-polite', ...added('なさい')),
  ...rules(['AI'], ['stem'], 'want', ...added('たい')),
  ...rules(['V5'], ['stem'], 'wants-third-person', ...added('たがる')),
  ...rules(['V1'], ['stem'], 'too-much', ...added('すぎる', '過ぎる')),
  ...rules(['AN'], ['stem'], 'seems', ...added('そう')),
  ...rules(['AI'], ['stem'], 'easy', ...added('やすい', '易い')),
  ...rules(['AI'], ['stem'], 'hard', ...added('にくい', '難い', 'づらい', '辛い', 'がたい')),
  ...rules(['AI'], ['stem', 'AN'], 'ish', ...added('っぽい')),
  ...rules(['plain'], ['stem'], 'while', ...added('ながら', 'つつ')),
  ...rules(['plain'], ['stem'], 'way-of', ...added('方', 'かた')),
  ...rules(['plain'], ['stem'], 'purpose', ...added('に')),
  ...rules(['V5'], ['stem'], 'purpose', ...added('に行く', 'にいく')),
  ...rules(['VK'], ['stem'], 'purpose', ...added('に来る', 'にくる')),
  ...rules(['plain'], ['stem'], 'stem', ['', '']),
];

/** か makes a question after polite forms; after plain forms it is too short to distinguish from other words. */
export const questionRules: readonly Rule[] = [
  ...rules(
    ['plain'],
    ['plain'],
    'question',
    ['ますか', 'ます'],
    ['ましたか', 'ました'],
    ['ませんか', 'ません'],
    ['ましょうか', 'ましょう'],
    ['ですか', 'です'],
    ['でしたか', 'でした'],
    ['でしょうか', 'でしょう'],
  ),
];
