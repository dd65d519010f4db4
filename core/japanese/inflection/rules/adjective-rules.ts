import { added, type Rule, rules } from './rule.ts';

export const iAdjectiveRules: readonly Rule[] = [
  ...rules(['plain'], ['AI'], 'polite', ...added('です')),
  ...rules(['plain'], ['ta'], ['polite', 'past'], ['かったです', 'かった']),
  ...rules(['plain'], ['AI'], 'if-ba', ['ければ', 'い'], ['よければ', 'いい']),
  ...rules(['plain'], ['ku'], 'adverb', ['', '']),
  ...rules(['V5'], ['ku'], 'becomes', ...added('なる')),
  ...rules(['VS'], ['ku'], 'makes', ...added('する')),
  ...rules(['plain'], ['AI'], 'noun-sa', ['さ', 'い'], ['よさ', 'いい']),
  ...rules(
    ['AN'],
    ['AI'],
    'seems',
    ['そう', 'い'],
    ['よさそう', 'いい'],
    ['よさそう', 'よい'],
    ['良さそう', '良い'],
  ),
  ...rules(['AN'], ['AI'], 'seems', ['なさそう', 'ない'], ['無さそう', '無い']),
  ...rules(
    ['V1'],
    ['AI'],
    'too-much',
    ['すぎる', 'い'],
    ['過ぎる', 'い'],
    ['よすぎる', 'いい'],
    ['よ過ぎる', 'いい'],
  ),
  ...rules(
    ['V1'],
    ['AI'],
    'too-much',
    ['なさすぎる', 'ない'],
    ['なさ過ぎる', 'ない'],
    ['無さすぎる', '無い'],
  ),
  ...rules(['V5'], ['AI'], 'feels', ['がる', 'い']),
];

/** な-adjectives are inflected with the copula. */
export const naAdjectiveRules: readonly Rule[] = [
  ...rules(['plain'], ['AN'], 'before-noun', ...added('な')),
  ...rules(['plain'], ['AN'], 'adverb', ...added('に')),
  ...rules(['plain'], ['AN'], 'plain-copula', ...added('だ')),
  ...rules(['V5'], ['AN'], 'plain-copula', ...added('である')),
  ...rules(['plain'], ['AN'], 'polite', ...added('です')),
  ...rules(['ta'], ['AN'], 'polite', ...added('でした')),
  ...rules(['masu', 'plain'], ['AN'], 'polite', ...added('でございます')),
  ...rules(['V5'], ['AN'], 'honorific', ...added('でいらっしゃる')),
  ...rules(['AI'], ['AN'], 'negative', ...added('ではない', 'じゃない', 'でない')),
  ...rules(['plain'], ['AN'], ['negative', 'polite'], ...added('ではありません', 'じゃありません')),
  ...rules(['ta'], ['AN'], ['negative', 'polite'], ...added('ではありませんでした', 'じゃありませんでした')),
  ...rules(['plain'], ['AN'], 'noun-sa', ...added('さ')),
  ...rules(['AN'], ['AN'], 'seems', ...added('そう')),
  // 食べそうもない, 食べそうにない
  ...rules(['AI'], ['AN'], 'negative', ['そうもない', 'そう'], ['そうにない', 'そう']),
  ...rules(['V1'], ['AN'], 'too-much', ...added('すぎる', '過ぎる')),
  ...rules(['V5'], ['AN'], 'becomes', ...added('になる')),
  ...rules(['VS'], ['AN'], 'makes', ...added('にする')),
  ...rules(['V5'], ['AN'], 'feels', ...added('がる')),
];
