import { deinflect } from '../../japanese/inflection/deinflect.ts';
import { isCounter, isNumeral } from '../sentence/clause-words.ts';
import { contrast, type ContrastId, type Explanation, point } from './explanation.ts';
import { firstOf, type Place, type Rule, textAfter, textBefore, wordBefore } from './place.ts';
import { TRANSITIVE_PAIRS } from './verbs-by-particle.ts';

/** Words that are confused, each side with its spellings. */
const CONFUSED: readonly (readonly [ContrastId, ...string[]])[] = [
  ['iru-aru', 'いる 居る', 'ある 有る 在る'],
  ['ageru-kureru-morau', 'あげる 上げる さしあげる', 'くれる くださる', 'もらう 貰う いただく 頂く'],
  ['iku-kuru', '行く いく', '来る くる'],
  ['kariru-kasu', '借りる かりる', '貸す かす'],
  ['kiru-haku-kaburu', '着る きる', 'はく 履く', 'かぶる 被る'],
  ['oshieru-narau', '教える おしえる', '習う ならう'],
  ['shiru-wakaru', '知る しる', '分かる わかる'],
  ['miru-mieru', '見る みる', '見える みえる'],
  ['kiku-kikoeru', '聞く きく', '聞こえる きこえる'],
  ['omou-kangaeru', '思う おもう', '考える かんがえる'],
  ['iu-hanasu', '言う いう', '話す はなす'],
  ['kaeru-modoru', '帰る かえる', '戻る もどる'],
  ['aru-motteiru', 'ある', '持つ もつ'],
  ['aku-akeru', '開く あく', '開ける あける'],
  ['hairu-ireru', '入る はいる', '入れる いれる'],
  ['tsuku-tsukeru', 'つく 付く 点く', 'つける 付ける 点ける'],
  ['deru-dasu', '出る でる', '出す だす'],
  ['okiru-okosu', '起きる おきる', '起こす おこす'],
  ['samui-tsumetai', '寒い さむい', '冷たい つめたい'],
  ['tanoshii-ureshii', '楽しい たのしい', 'うれしい 嬉しい'],
  ['ookii-hiroi', '大きい おおきい', '広い ひろい'],
  ['ooi-takusan', '多い おおい', 'たくさん 沢山'],
  ['totemo-amari', 'とても', 'あまり あんまり'],
  ['mou-mada', 'もう', 'まだ'],
  ['kore-sore-are', 'これ', 'それ', 'あれ'],
  ['kono-kore', 'この その あの', 'これ それ あれ'],
  ['chichi-otousan', '父 ちち 母 はは', 'お父さん おとうさん お母さん おかあさん'],
];

const SIDES = CONFUSED.map(([id, ...sides]) => ({
  id,
  sides: sides.map((side) => new Set(side.split(' '))),
}));

/** Longer texts are no single word. */
const WORD_MAX_CHARS = 12;

/** The text itself and the words that it can be a form of. */
const wordsOf = (text: string): string[] =>
  text.length > WORD_MAX_CHARS ? [] : [text, ...deinflect(text).map(({ base }) => base)];

/** いらっしゃる where いる was typed, and the other way round. */
const HONOURING = /^(?:いらっしゃ|召し上が|めしあが|おっしゃ|ご覧|くださ|なさ)/u;

const confused: Rule = ({ model, typed }) => {
  const [expected, said] = [wordsOf(model), wordsOf(typed)];
  const isOn = (words: readonly string[], side: ReadonlySet<string>) => words.some((word) => side.has(word));
  // 開けます can also be what 開く becomes when one can do it: any two sides will do.
  const found = SIDES.find(({ sides }) =>
    sides.some((side) => isOn(expected, side) && sides.some((other) => other !== side && isOn(said, other))),
  );
  return found ? contrast(found.id) : null;
};

const transitive: Rule = ({ model, typed }) => {
  const [expected, said] = [wordsOf(model), wordsOf(typed)];
  const isPair = TRANSITIVE_PAIRS.some(
    ([one = '', other = '']) =>
      (expected.includes(one) && said.includes(other)) || (expected.includes(other) && said.includes(one)),
  );
  return isPair ? contrast('tu-tha-dong-tu') : null;
};

/** 友達が手伝ってくれる, 私に手伝ってあげる: who helps whom. */
const helping: Rule = (place) => {
  const isAfterTe = /[てで]$/u.test(textBefore(place)) && !wordBefore(place)?.pos.startsWith('名詞');
  const pair = isAfterTe ? confused(place)?.id : undefined;
  if (pair === 'iku-kuru') return contrast('teiku-tekuru');
  if (pair !== 'ageru-kureru-morau') return null;
  const bases = new Set([...wordsOf(place.model), ...wordsOf(place.typed)]);
  if (bases.has('くれる') && bases.has('もらう')) return contrast('tekureru-temorau');
  if (wordsOf(place.model).includes('くれる')) return point('te-kureru');
  return wordsOf(place.model).includes('もらう') ? point('te-morau') : point('te-ageru');
};

/** お水 for 水, and the other way round. */
const prefixed: Rule = ({ model, typed }) =>
  [`お${typed}`, `ご${typed}`].includes(model) || [`お${model}`, `ご${model}`].includes(typed)
    ? contrast('o-go')
    : null;

/** But and therefore, at the beginning of a sentence. */
const joining: Rule = ({ model, typed }) => {
  const [but, therefore] = [/^(?:でも|しかし|けれども|だけど)$/u, /^(?:だから|ですから|それで)$/u];
  const isExchanged = [
    [model, typed],
    [typed, model],
  ].some(([one = '', other = '']) => but.test(one) && therefore.test(other));
  return isExchanged ? contrast('kara-kedo') : null;
};

const honouring: Rule = ({ model }) => (HONOURING.test(model) ? point('ton-kinh-dac-biet') : null);

/** 三枚 for 三本: another counter with a number. */
const counted: Rule = ({ tokens, from, to, typed }) => {
  const words = tokens.slice(from, to);
  const isCounted = words.some(isNumeral) && words.some(isCounter);
  if (!isCounted) return null;
  if (/時/u.test(typed)) return contrast('ji-jikan');
  return /[本枚冊台匹人個つ杯回階歳]/u.test(typed) ? contrast('hon-mai-satsu') : null;
};

/** てもいい for てはいけない. */
const permission: Rule = ({ model, tokens, from }) =>
  /^(?:いけ|なり)/u.test(model) && /^(?:は|も)$/u.test(tokens[from - 1]?.surface ?? '')
    ? point('te-wa-ikenai')
    : null;

/** つく and つける, also where they differ by one kana only. */
export const otherWord: Rule = (place) => firstOf([confused, transitive], place);

export const wordWrong: Rule = (place) =>
  firstOf([helping, confused, transitive, honouring, counted, permission, prefixed, joining], place);

/** What is missing, by its text. */
const MISSING: readonly (readonly [RegExp, Explanation])[] = [
  [/^(?:この|その|あの|どの)$/u, point('kono-sono-ano')],
  [/^どんな$/u, point('dou-donna')],
  [/^(?:ください|下さい)$/u, point('te-kudasai')],
  [/^もう$/u, point('mou')],
  [/^まだ$/u, point('mada')],
  [/^(?:さん|くん|君|ちゃん|様)$/u, contrast('san-kun-chan')],
  [/^のに$/u, point('noni')],
  [/^ので$/u, point('node')],
  [/^つもり$/u, point('tsumori')],
  [/^私(?:は|が)$/u, contrast('watashi-wa-ga')],
  [/^私も$/u, point('mo-cung')],
  [/の$/u, point('no-so-huu')],
];

const COPULA = /^(?:です|だ|でした|だった|(?:では|じゃ)(?:ありません|ない)(?:でした)?|ですか)$/u;

/** です and だ: needed before と思う, から and けど, and at the end. */
function copulaMissing(place: Place): Explanation | null {
  if (!COPULA.test(place.model)) return null;
  const after = textAfter(place);
  if (after.startsWith('と思')) return point('to-omou');
  if (after.startsWith('から')) return point('kara-vi');
  if (/^(?:けど|が)/u.test(after)) return point('ga-kedo');
  if (textBefore(place).endsWith('ん')) return point('n-desu');
  return point('desu');
}

/** の and こと after a verb: 読むのが好き, 泳ぐことができる. */
function nominaliserMissing({ model, tokens, from, to }: Place): Explanation | null {
  if (!/^(?:の|こと)$/u.test(model)) return null;
  if (tokens[from - 1]?.pos.startsWith('名詞')) return point('no-so-huu');
  return model === 'こと' && /^(?:でき|出来)/u.test(tokens[to + 1]?.surface ?? '')
    ? point('koto-ga-dekiru')
    : contrast('no-koto');
}

/** 二本 of ペンを二本. */
const amountMissing: Rule = ({ tokens, from, to }) =>
  tokens.slice(from, to).some(isCounter) ? point('so-dem') : null;

export const wordMissing: Rule = (place) =>
  firstOf(
    [
      copulaMissing,
      nominaliserMissing,
      amountMissing,
      ({ model }) => MISSING.find(([pattern]) => pattern.test(model))?.[1] ?? null,
    ],
    place,
  );

const EXTRA: readonly (readonly [RegExp, Explanation])[] = [
  [/^[おご御]$/u, contrast('o-go')],
  [/^(?:私|僕|あなた)は$/u, contrast('watashi-wa-ga')],
  [/^(?:さん|くん|君|ちゃん|様)$/u, contrast('san-kun-chan')],
  [/^ん$/u, point('n-desu')],
  [/^こと$/u, contrast('no-koto')],
];

export const wordExtra: Rule = (place) => {
  const { typed } = place;
  // 行きますです: a verb has its own politeness.
  if (/^(?:です|でした)$/u.test(typed) && wordBefore(place)?.base === 'ます') return contrast('desu-masu');
  if (typed === 'さん' && /[父母兄姉]$/u.test(textBefore(place))) return contrast('chichi-otousan');
  return EXTRA.find(([pattern]) => pattern.test(typed))?.[1] ?? null;
};
