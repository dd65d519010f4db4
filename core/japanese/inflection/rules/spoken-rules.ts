import { GODAN_ROWS } from '../godan.ts';
import { added, AFTER_KANJI, MIZEN, onlyAfter, type Rule, rules, type Shape, VERBS } from './rule.ts';

/** The vowels of い-adjectives that run together: たかい → たけえ, すごい → すげえ, さむい → さみい. */
const ROWS = [
  'かけ',
  'がげ',
  'させ',
  'ざぜ',
  'たて',
  'だで',
  'なね',
  'はへ',
  'ばべ',
  'まめ',
  'やえ',
  'られ',
  'わえ',
  'こけ',
  'ごげ',
  'そせ',
  'とて',
  'どで',
  'ぼべ',
  'もめ',
  'よえ',
  'ろれ',
] as const;
const HIGH_ROWS = ['るり', 'むみ', 'つち', 'ゆい'] as const;
const LONG_E = ['え', 'ぇ'] as const;
const LONG_I = ['い', 'ぃ'] as const;

const runTogether = (rows: readonly string[], long: readonly string[]): Shape[] =>
  rows.flatMap(([from = '', to = '']) => long.map((end): Shape => [to + end, `${from}い`]));

/** Two kana, or a kanji: うまっ and 高っ, but いっ is not いい. */
const ROOT = /..$|\p{sc=Han}$/u;

/** ば and は as they are said: 行きゃ, 食べりゃ, 高けりゃ, そりゃ. */
const contractedRules: readonly Rule[] = [
  ...GODAN_ROWS.flatMap(({ u, i }) => rules(['plain'], ['V5'], 'if-ba', [u === 'う' ? 'や' : `${i}ゃ`, u])),
  ...rules(['plain'], ['V1', 'VK', 'VS'], 'if-ba', ['りゃ', 'る']),
  ...rules(['plain'], ['AI'], 'if-ba', ['けりゃ', 'い'], ['きゃ', 'い'], ['よけりゃ', 'いい']),
  ...rules(['plain'], ['AN'], 'topic', ['こりゃ', 'これ'], ['そりゃ', 'それ'], ['ありゃ', 'あれ']),
];

/** ない as it is said: 行かん, 見てらんない, すごくね; in the west 知らへん. */
const negationRules: readonly Rule[] = [
  ...rules(['plain'], ['mizen5'], 'negative', ['わん', 'わ']),
  ...rules(['ta'], MIZEN, 'negative', ...added('んかった', 'へんかった')),
  ...rules(['plain'], MIZEN, 'negative', ...added('へん')),
  ...onlyAfter(AFTER_KANJI, [
    ...rules(
      ['plain'],
      ['mizen5'],
      'negative',
      ...GODAN_ROWS.map(({ a }): Shape => [`${a}ん`, a]).filter(([from]) => !'わんらん'.includes(from)),
    ),
    ...rules(['plain'], ['mizen1'], 'negative', ['ん', '']),
  ]),
  ...rules(['plain'], MIZEN, 'must', ...added('んと', 'んとあかん', 'んといかん', 'なあかん')),
  ...rules(['plain'], ['VS'], 'must', ['せんと', 'する'], ['せんといかん', 'する']),
  // られない loses its れ: 信じらんない.
  ...rules(['AI'], ['mizen1'], ['negative', 'passive-or-potential'], ...added('らんない')),
  ...rules(['plain'], ['ku'], 'negative', ...added('ね')),
  ...rules(['plain'], ['AN'], 'negative', ...added('じゃね')),
  ...rules(['AI'], MIZEN, 'cannot-but', ...added('ざるを得ない', 'ざるをえない')),
  ...rules(['plain'], MIZEN, ['polite', 'cannot-but'], ...added('ざるを得ません', 'ざるをえません')),
  ...rules(['AI'], ['VS'], 'cannot-but', ['せざるを得ない', 'する'], ['せざるをえない', 'する']),
  ...rules(
    ['plain'],
    ['VS'],
    ['polite', 'cannot-but'],
    ['せざるを得ません', 'する'],
    ['せざるをえません', 'する'],
  ),
  // Adjectives that were the negative of a verb are still made polite like one: いけません, つまりません.
  ...rules(
    ['plain'],
    ['AI'],
    'polite',
    ['いけません', 'いけない'],
    ['りません', 'らない'],
    ['がありません', 'がない'],
    ['すみません', 'すまない'],
  ),
];

/** る before の and ん: 何してんの, 食べんの, すんの. */
const questioningRules: readonly Rule[] = [
  ...rules(
    ['plain'],
    ['te'],
    ['explanatory', 'progressive'],
    ...['て', 'で'].flatMap((te) => ['んの', 'んだ', 'んのか'].map((ending): Shape => [te + ending, te])),
  ),
  ...rules(
    ['plain'],
    ['te'],
    ['polite', 'explanatory', 'progressive'],
    ['てんです', 'て'],
    ['でんです', 'で'],
  ),
  ...rules(['plain'], ['V1', 'V5', 'VK', 'VS'], 'explanatory', ['んの', 'る'], ['んのか', 'る']),
];

/** The last vowel of ましょう, でしょう and だろう left out: 行こ, 降るでしょ. */
const shortenedRules: readonly Rule[] = [
  ...onlyAfter(
    AFTER_KANJI,
    GODAN_ROWS.flatMap(({ u, o }) => rules(['plain'], ['V5'], 'volitional', [o, u])),
  ),
  ...rules(['plain'], ['masu'], 'volitional', ['ましょ', 'ます']),
  ...rules(['plain'], [...VERBS, 'AI', 'AN'], 'conjecture', ...added('でしょ', 'だろ')),
  ...rules(['plain'], ['ta'], ['conjecture', 'past'], ...added('でしょ', 'だろ')),
  ...rules(['plain'], ['AI'], 'polite', ...added('っす')),
];

/** What is heard and read in comics, but is no form that anybody is taught. */
export const spokenRules: readonly Rule[] = [
  ...contractedRules,
  ...negationRules,
  ...questioningRules,
  ...shortenedRules,
  ...rules(['plain'], ['AI'], 'rough', ...runTogether(ROWS, LONG_E), ...runTogether(HIGH_ROWS, LONG_I)),
  ...onlyAfter(AFTER_KANJI, rules(['plain'], ['AI'], 'rough', ['え', 'い'], ['ぇ', 'い'])),
  ...onlyAfter(ROOT, rules(['plain'], ['AI'], 'exclaiming', ['っ', 'い'])),
];
