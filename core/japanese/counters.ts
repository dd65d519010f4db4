import { toHiragana } from './kana.ts';

/** How a number and a counter are said together, if that does not follow from their sounds. */
export interface CounterRule {
  /** In hiragana, as after 二. */
  readonly reading: string;
  /** After さん, せん, まん and なん: 三本 さんぼん. By default as after 二. */
  readonly afterN?: readonly string[];
  /** By default よん; なな and しち; きゅう. */
  readonly four?: readonly string[];
  readonly seven?: readonly string[];
  readonly nine?: readonly string[];
  /** Numbers with an irregular reading, but only on their own: 一人 ひとり, 十一人 じゅういちにん. */
  readonly exactly?: Readonly<Record<number, readonly string[]>>;
  /** A last digit (or 10) that is irregular in larger numbers too: 四日, 十四日. */
  readonly ending?: Readonly<Record<number, readonly string[]>>;
  /** With 何, if it is not read なん. */
  readonly question?: readonly string[];
  /** Only the numbers of `exactly` exist with this counter. */
  readonly isClosed?: boolean;
  /** Numbers can keep their full sound before it, as before borrowed and native words: いちキロ as well as いっキロ, ろくはこ. */
  readonly isLoose?: boolean;
}

/**
 * Counters that follow from their first sound: 一個 いっこ, 一冊 いっさつ, 一枚 いちまい. The powers above 億 are among them, because a number
 * changes before them as before a counter: 一兆 いっちょう, 十兆 じゅっちょう, 六京 ろっけい.
 */
const REGULAR = `
  枚:まい 台:だい 倍:ばい 号:ごう 号室:ごうしつ 名:めい 名様:めいさま 秒:びょう 行:ぎょう 問:もん 話:わ 両:りょう 代:だい
  番線:ばんせん 番地:ばんち 段:だん 題:だい 膳:ぜん 文字:もじ 学期:がっき 位:い 部:ぶ 便:びん 部分:ぶぶん 輪:りん 分/ぶん:ぶん 分の:ぶんの
  個:こ 回:かい 課:か 曲:きょく 校:こう 件:けん 級:きゅう 巻:かん 局:きょく 機:き 缶:かん 画:かく 球:きゅう 科目:かもく
  か月:かげつ か所:かしょ か国:かこく か国語:かこくご
  冊:さつ 週:しゅう 週間:しゅうかん 種:しゅ 種類:しゅるい 世紀:せいき 席:せき 隻:せき 周:しゅう 周年:しゅうねん 章:しょう
  勝:しょう 社:しゃ 色/しょく:しょく 試合:しあい 車線:しゃせん
  兆:ちょう 京:けい 平米:へいべい 車両:しゃりょう
  点:てん 着:ちゃく 頭:とう 通:つう 丁:ちょう 等:とう 体:たい 滴:てき 店:てん 店舗:てんぽ 単位:たんい
`;

const YEARS = { four: ['よ'], nine: ['きゅう', 'く'] } as const;
const AGES = { reading: 'さい', exactly: { 20: ['はたち', 'にじゅっさい', 'にじっさい'] } } as const;

const IRREGULAR: Readonly<Record<string, CounterRule>> = {
  時: { reading: 'じ', four: ['よ'], seven: ['しち'], nine: ['く'] },
  時間: { reading: 'じかん', four: ['よ'], seven: ['しち', 'なな'], nine: ['く'] },
  時限: { reading: 'じげん', four: ['よ'], seven: ['しち', 'なな'], nine: ['く'] },
  限: { reading: 'げん', four: ['よん', 'よ'] },
  分: { reading: 'ふん', afterN: ['ぷん'], ending: { 4: ['よんぷん'] } },
  月: { reading: 'がつ', four: ['し'], seven: ['しち'], nine: ['く'] },
  '月/つき': { reading: 'つき', exactly: { 1: ['ひとつき'], 2: ['ふたつき'], 3: ['みつき'] } },
  日: {
    reading: 'にち',
    seven: ['しち', 'なな'],
    nine: ['く'],
    exactly: {
      1: ['ついたち', 'いちにち'],
      2: ['ふつか'],
      3: ['みっか'],
      5: ['いつか'],
      6: ['むいか'],
      7: ['なのか'],
      8: ['ようか'],
      9: ['ここのか'],
      10: ['とおか'],
      20: ['はつか'],
    },
    ending: { 4: ['よっか'] },
  },
  年: { reading: 'ねん', ...YEARS },
  年度: { reading: 'ねんど', ...YEARS },
  年代: { reading: 'ねんだい', ...YEARS },
  人: {
    reading: 'にん',
    four: ['よ'],
    seven: ['しち', 'なな'],
    nine: ['きゅう', 'く'],
    exactly: { 1: ['ひとり'], 2: ['ふたり'] },
  },
  人前: { reading: 'にんまえ', four: ['よ'], exactly: { 2: ['ににんまえ', 'ふたりまえ'] } },
  '人/じん': { reading: 'じん', question: ['なにじん'] },
  歳: AGES,
  才: AGES,
  円: { reading: 'えん', four: ['よ', 'よん'] },
  番: {
    reading: 'ばん',
    four: ['よん', 'よ'],
    nine: ['きゅう', 'く'],
    exactly: { 110: ['ひゃくとおばん', 'ひゃくじゅうばん'] },
  },
  割: { reading: 'わり', seven: ['なな', 'しち'], nine: ['きゅう', 'く'] },
  度: { reading: 'ど', nine: ['きゅう', 'く'] },
  畳: { reading: 'じょう', four: ['よ', 'よん'], nine: ['きゅう', 'く'] },
  階: { reading: 'かい', afterN: ['がい', 'かい'] },
  軒: { reading: 'けん', afterN: ['げん', 'けん'] },
  足: { reading: 'そく', afterN: ['ぞく', 'そく'] },
  本: { reading: 'ほん', afterN: ['ぼん'] },
  杯: { reading: 'はい', afterN: ['ばい'] },
  匹: { reading: 'ひき', afterN: ['びき'] },
  票: { reading: 'ひょう', afterN: ['びょう'] },
  遍: { reading: 'へん', afterN: ['べん'] },
  泊: { reading: 'はく', afterN: ['ぱく'], ending: { 4: ['よんぱく', 'よんはく'] } },
  発: { reading: 'はつ', afterN: ['ぱつ'], ending: { 4: ['よんぱつ', 'よんはつ'] } },
  歩: { reading: 'ほ', afterN: ['ぽ'], ending: { 4: ['よんほ', 'よんぽ'] } },
  班: { reading: 'はん', afterN: ['ぱん', 'はん'] },
  版: { reading: 'はん', afterN: ['ぱん', 'はん'], ending: { 4: ['よんはん', 'よんぱん'] } },
  敗: { reading: 'はい', afterN: ['ぱい'], ending: { 4: ['よんはい', 'よんぱい'] } },
  拍: { reading: 'はく', afterN: ['ぱく'], ending: { 4: ['よんはく', 'よんぱく'] } },
  羽: {
    reading: 'わ',
    afterN: ['わ', 'ば'],
    ending: {
      6: ['ろくわ', 'ろっぱ'],
      8: ['はちわ', 'はっぱ'],
      10: ['じゅうわ', 'じゅっぱ', 'じっぱ'],
    },
  },
  百: { reading: 'ひゃく', afterN: ['びゃく'] },
  千: { reading: 'せん', afterN: ['ぜん'] },
  箱: {
    reading: 'はこ',
    isLoose: true,
    afterN: ['ぱこ', 'はこ'],
    exactly: { 1: ['ひとはこ', 'いっぱこ'], 2: ['ふたはこ', 'にはこ'] },
  },
  皿: { reading: 'さら', isLoose: true, exactly: { 1: ['ひとさら'], 2: ['ふたさら'] } },
  袋: { reading: 'ふくろ', isLoose: true, exactly: { 1: ['ひとふくろ'], 2: ['ふたふくろ'] } },
  部屋: { reading: 'へや', isLoose: true, exactly: { 1: ['ひとへや'], 2: ['ふたへや'] } },
  組: {
    reading: 'くみ',
    isLoose: true,
    exactly: { 1: ['ひとくみ', 'いちくみ'], 2: ['ふたくみ', 'にくみ'], 6: ['ろくくみ', 'ろっくみ'] },
  },
  晩: {
    reading: 'ばん',
    four: ['よ', 'よん'],
    exactly: { 1: ['ひとばん'], 2: ['ふたばん'], 3: ['みばん', 'さんばん'] },
  },
  口: {
    reading: 'くち',
    isLoose: true,
    exactly: { 1: ['ひとくち'], 2: ['ふたくち'], 3: ['みくち', 'さんくち'] },
  },
  切れ: {
    reading: 'きれ',
    isLoose: true,
    exactly: { 1: ['ひときれ'], 2: ['ふたきれ'], 3: ['みきれ', 'さんきれ'] },
  },
  粒: {
    reading: 'つぶ',
    isLoose: true,
    exactly: { 1: ['ひとつぶ'], 2: ['ふたつぶ'], 3: ['みつぶ', 'さんつぶ'] },
  },
  通り: { reading: 'とおり', isLoose: true, exactly: { 1: ['ひととおり'], 2: ['ふたとおり'] } },
  曜日: { reading: 'ようび', question: ['なんようび', 'なにようび'] },
  語: { reading: 'ご', question: ['なにご', 'なんご'] },
  '色/いろ': { reading: 'いろ', question: ['なにいろ'] },
  つ: {
    reading: 'つ',
    exactly: {
      1: ['ひとつ'],
      2: ['ふたつ'],
      3: ['みっつ'],
      4: ['よっつ'],
      5: ['いつつ'],
      6: ['むっつ'],
      7: ['ななつ'],
      8: ['やっつ'],
      9: ['ここのつ'],
    },
    question: ['いくつ'],
    isClosed: true,
  },
};

const RULES: ReadonlyMap<string, CounterRule> = new Map([
  ...REGULAR.trim()
    .split(/\s+/)
    .map((pair): [string, CounterRule] => {
      const [counter = '', reading = ''] = pair.split(':');
      return [counter, { reading }];
    }),
  ...Object.entries(IRREGULAR),
]);

/** Suffixes that do not change how a counter is said: 三年生, 二人目, 一時間半. */
const FOLLOWING = [
  ['目', 'め'],
  ['間', 'かん'],
  ['半', 'はん'],
  ['前', 'まえ'],
  ['後', 'ご'],
  ['生', 'せい'],
  ['分', 'ぶん'],
  ['建て', 'だて'],
] as const;

/** Such a suffix at the start of a text, with its reading; 半 is a half of its own. */
export const suffixAt = (text: string): readonly [sign: string, kana: string] | undefined =>
  FOLLOWING.find(([sign]) => sign !== '半' && text.startsWith(sign));

export interface Counter {
  readonly rule: CounterRule;
  /** The suffix after it, in hiragana. */
  readonly following: string;
  /** Whether we have no rule for it, and the sounds are only possible ones. */
  readonly isGuess: boolean;
}

/** Powers of ten that are said like counters, with their zeros. A counter can follow them: 一兆円. */
export const POWER_COUNTERS: Readonly<Record<string, number>> = { 兆: 12, 京: 16 };

/** Whether this word is a counter: also 世紀 and ページ, which the tokenizer calls plain nouns. */
export const isKnownCounter = (word: string): boolean => RULES.has(toHiragana(word));

/** The rule for a counter; `said` is its reading from the tokenizer, which distinguishes 月 がつ from 月 つき. */
export function counterOf(counter: string, said: string): Counter {
  const key = toHiragana(counter).replace(/^[ゕゖけ箇](?=[月所国])/, 'か');
  const reading = toHiragana(said);
  const known = RULES.get(`${key}/${reading}`) ?? RULES.get(key);
  if (known) return { rule: known, following: '', isGuess: false };
  for (const [sign, kana] of FOLLOWING) {
    const rule =
      key.endsWith(sign) && reading.endsWith(kana) ? RULES.get(key.slice(0, -sign.length)) : undefined;
    if (rule) return { rule: withoutFirstOfMonth(rule), following: kana, isGuess: false };
  }
  const isBorrowed = /^[ァ-ヶー]+$/.test(counter);
  return { rule: isBorrowed ? borrowed(reading) : unknown(reading), following: '', isGuess: !isBorrowed };
}

/** 一日目 and 一日前 count days: only the date is read ついたち. */
function withoutFirstOfMonth(rule: CounterRule): CounterRule {
  const one = rule.exactly?.[1]?.filter((said) => said !== 'ついたち');
  return one ? { ...rule, exactly: { ...rule.exactly, 1: one } } : rule;
}

const borrowed = (reading: string): CounterRule => ({ reading, isLoose: true });

/** Accepts too much rather than refusing what is right. */
const unknown = (reading: string): CounterRule => ({
  reading,
  afterN: [reading, ...voicedForms(reading)],
  four: ['よん', 'よ', 'し'],
  nine: ['きゅう', 'く'],
  isLoose: true,
});

const VOICED = ['がぎぐげご', 'ざじずぜぞ', 'だぢづでど', 'ばびぶべぼ', 'ぱぴぷぺぽ'] as const;
const VOICELESS = ['かきくけこ', 'さしすせそ', 'たちつてと', 'はひふへほ', 'はひふへほ'] as const;

const voicedForms = (reading: string): string[] =>
  VOICELESS.flatMap((row, at) => {
    const place = row.indexOf(reading.charAt(0));
    return place === -1 || reading === '' ? [] : [(VOICED[at] ?? '').charAt(place) + reading.slice(1)];
  });
