import { deinflect } from '../../japanese/inflection/deinflect.ts';
import { isCounter, isNumeral } from '../sentence/clause-words.ts';
import { contrast, type ContrastId, type Explanation, point } from './explanation.ts';
import { firstOf, type Place, type Rule, wordBefore } from './place.ts';
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

interface Rival {
  readonly explains: Explanation;
  /** The words on the other sides. */
  readonly others: ReadonlySet<string>;
}

/** By each word of the tables: what it is confused with. */
const RIVALS: ReadonlyMap<string, readonly Rival[]> = rivalsOf([
  ...CONFUSED.map(([id, ...sides]) => ({
    explains: contrast(id),
    sides: sides.map((side) => side.split(' ')),
  })),
  ...TRANSITIVE_PAIRS.map((pair) => ({
    explains: contrast('tu-tha-dong-tu'),
    sides: pair.map((word) => [word]),
  })),
]);

function rivalsOf(rows: readonly { readonly explains: Explanation; readonly sides: readonly string[][] }[]) {
  const rivals = new Map<string, Rival[]>();
  for (const { explains, sides } of rows)
    for (const side of sides) {
      const rival = { explains, others: new Set(sides.filter((other) => other !== side).flat()) };
      for (const word of side) rivals.set(word, [...(rivals.get(word) ?? []), rival]);
    }
  return rivals;
}

/** Longer texts are no single word. */
const WORD_MAX_CHARS = 12;

/** The typed text itself and the words that it can be a form of. */
const wordsIn = (typed: string): string[] =>
  typed.length > WORD_MAX_CHARS ? [] : [typed, ...deinflect(typed).map(({ base }) => base)];

const wordsOfModel = ({ tokens, from, to, model }: Place): string[] => [
  model,
  ...tokens.slice(from, to).map(({ base }) => base),
];

/** 開く and 開ける, いる and ある. What was typed is only taken apart where the model has such a word. */
export const otherWord: Rule = (place) => {
  const rivals = wordsOfModel(place).flatMap((word) => RIVALS.get(word) ?? []);
  if (rivals.length === 0) return null;
  const said = wordsIn(place.typed);
  return rivals.find(({ others }) => said.some((word) => others.has(word)))?.explains ?? null;
};

/** 友達が手伝ってくれる, 私に手伝ってあげる: who helps whom. */
const helping: Rule = (place) => {
  const isAfterTe = /[てで]$/u.test(place.before) && !wordBefore(place)?.pos.startsWith('名詞');
  const pair = isAfterTe ? otherWord(place)?.id : undefined;
  if (pair === 'iku-kuru') return contrast('teiku-tekuru');
  if (pair !== 'ageru-kureru-morau') return null;
  const [expected, said] = [wordsOfModel(place), wordsIn(place.typed)];
  const isBetween = (one: string, other: string) => expected.includes(one) && said.includes(other);
  if (isBetween('くれる', 'もらう') || isBetween('もらう', 'くれる')) return contrast('tekureru-temorau');
  if (expected.includes('くれる')) return point('te-kureru');
  return expected.includes('もらう') ? point('te-morau') : point('te-ageru');
};

/** いらっしゃる where いる was typed, and the other way round. */
const HONOURING = /^(?:いらっしゃ|召し上が|めしあが|おっしゃ|ご覧|くださ|なさ)/u;

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

/** Words that belong to a pattern: one of them missing, added or put for another is a mistake in that pattern. */
const OF_PATTERNS: readonly (readonly [RegExp, Explanation])[] = [
  [/^(?:な?ん|なの|だったの)(?:です|だ|でした|だった)?か?$/u, point('n-desu')],
  [/^(?:ため|為)$/u, point('tame-nguyen-nhan')],
  [/^(?:ため|為)に$/u, point('tame-muc-dich')],
  [/^もし$/u, point('dieu-kien-tara')],
  [/^と?(?:思|おも)[いうっ]/u, point('to-omou')],
  [/^(?:よう|みたい|らしい)/u, point('you-da-mitai')],
  [/^(?:そう|って|とのこと)$/u, point('sou-nghe-noi')],
  [/^(?:なら|なり|いけ)(?:ない|ません|なかった)/u, point('nakereba-naranai')],
  [/^(?:ほしい|欲しい)/u, point('te-hoshii')],
  [/^(?:つもり|予定)/u, point('tsumori')],
  [/^(?:お願い|おねがい)/u, point('o-kudasai')],
  [/^(?:申し|申す|参り|参る|伺い|伺う|拝見|いたし|いただ)/u, point('khiem-nhuong-dac-biet')],
  [/^お.+に$/u, point('o-ni-naru')],
  [/^(?:後|あと)で?$/u, point('ato-de')],
  [/^(?:前|まえ)に?$/u, point('mae-ni')],
  [/^(?:時|とき)(?:に|は)?$/u, point('toki')],
  [/^(?:をする)?こと(?:が|を|は)?$/u, contrast('no-koto')],
];

const patternOf = (text: string): Explanation | null =>
  OF_PATTERNS.find(([pattern]) => pattern.test(text))?.[1] ?? null;

export const wordWrong: Rule = (place) =>
  firstOf(
    [
      helping,
      otherWord,
      honouring,
      counted,
      permission,
      prefixed,
      joining,
      ({ model, typed }) => patternOf(model) ?? patternOf(typed),
    ],
    place,
  );

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
  const { after } = place;
  if (after.startsWith('と思')) return point('to-omou');
  if (after.startsWith('から')) return point('kara-vi');
  if (/^(?:けど|が)/u.test(after)) return point('ga-kedo');
  if (place.before.endsWith('ん')) return point('n-desu');
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
      ({ model }) => MISSING.find(([pattern]) => pattern.test(model))?.[1] ?? patternOf(model),
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
  if (typed === 'さん' && /[父母兄姉]$/u.test(place.before)) return contrast('chichi-otousan');
  return EXTRA.find(([pattern]) => pattern.test(typed))?.[1] ?? patternOf(typed);
};
