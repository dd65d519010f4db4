import type { Question } from '../../scripts/grading/prepare-judge.ts';

/** A question and typed answers, by the name of what they test. */
export interface Exercise {
  readonly name: string;
  readonly question: Question;
  readonly typed: Readonly<Record<string, string>>;
}

/** About ten characters each, with their reading. */
const CLAUSES = [
  ['近くの公園を散歩し', 'ちかくのこうえんをさんぽし'],
  ['今朝六時に家で起き', 'けさろくじにいえでおき'],
  ['母と朝ご飯を食べ', 'ははとあさごはんをたべ'],
  ['電車で会社に出かけ', 'でんしゃでかいしゃにでかけ'],
  ['難しい仕事を始め', 'むずかしいしごとをはじめ'],
  ['友達に電話をかけ', 'ともだちにでんわをかけ'],
  ['駅前の店で本を見', 'えきまえのみせでほんをみ'],
  ['先生に漢字を教え', 'せんせいにかんじをおしえ'],
  ['兄に古い写真を見せ', 'あににふるいしゃしんをみせ'],
  ['妹と晩ご飯を食べ', 'いもうととばんごはんをたべ'],
  ['部屋で音楽を練習し', 'へやでおんがくをれんしゅうし'],
  ['窓とドアを全部閉め', 'まどとどあをぜんぶしめ'],
  ['父の車を駐車場に止め', 'ちちのくるまをちゅうしゃじょうにとめ'],
  ['銀行でお金を調べ', 'ぎんこうでおかねをしらべ'],
  ['大学で英語を勉強し', 'だいがくでえいごをべんきょうし'],
  ['図書館に雑誌を届け', 'としょかんにざっしをとどけ'],
] as const;

function sentence(clauses: number, which: 0 | 1): string {
  return Array.from({ length: clauses }, (_, at) => {
    const clause = CLAUSES[at % CLAUSES.length] ?? CLAUSES[0];
    return clause[which] + (at === clauses - 1 ? 'ました' : 'て');
  }).join('、');
}

/** The first を becomes another particle, and the last word another word. */
const withMistakes = (text: string): string =>
  text.replace('を', 'が').replace(/[^をがにでと]+$/u, '忘れました');

const ofClauses = (clauses: number): Exercise => {
  const model = sentence(clauses, 0);
  return {
    name: String(model.length),
    question: { model: `${model}。` },
    typed: { right: model, kana: sentence(clauses, 1), wrong: withMistakes(model) },
  };
};

/** Each twice as long as the one before. */
export const lengths: readonly Exercise[] = [1, 2, 4, 8, 16].map(ofClauses);

const NOUNS = '犬猫鳥馬牛魚肉米卵塩水茶酒薬本紙傘靴服鞄箱机椅子窓鍵皿箸花木石雪雨風空海山川森島道橋駅店家'; // oxfmt-ignore
const words = Array.from(NOUNS.replace('椅子', '席'));
const SLOT_WORDS = 40;

/** The same forty words; `slots` of them have an alternative. */
const ofSlots = (slots: number): Exercise => {
  const nouns = words.slice(0, SLOT_WORDS);
  const other = (at: number) => words[(at + 1) % words.length] ?? '';
  const inNotation = nouns.map((noun, at) => (at < slots ? `(${noun}|${other(at)})` : noun));
  const right = nouns.map((noun, at) => (at < slots ? other(at) : noun));
  const typed = `${right.join('と')}を見ました`;
  return {
    name: String(slots),
    question: { model: `${inNotation.join('と')}を見ました。` },
    typed: { right: typed, wrong: withMistakes(typed) },
  };
};

export const slots: readonly Exercise[] = [0, 5, 10, 20, 40].map(ofSlots);

const LONG = 300;
const upTo = (text: string): string =>
  Array.from(text.repeat(Math.ceil(LONG / text.length)))
    .slice(0, LONG)
    .join('');

/** The same letters in every run. */
function gibberish(): string {
  let state = 12_345;
  const next = (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % below;
  return Array.from({ length: LONG }, () => String.fromCodePoint(0x3041 + next(83))).join('');
}

/** As many clauses as fit into an answer in kana of at most 300 characters. */
const longClauses = Math.max(
  ...CLAUSES.map((_, at) => at + 8).filter((count) => sentence(count, 1).length <= LONG),
);
const longModel = sentence(longClauses, 0);
const longKana = sentence(longClauses, 1);
const short = '私は毎日学校で日本語を勉強します';

const HOSTILE: Readonly<Record<string, string>> = {
  'right, in kana': longKana,
  'wrong: particles': longKana.replaceAll('を', 'が').replaceAll('に', 'で'),
  'wrong: other words': upTo(longModel.replaceAll(/[一-龠]/gu, '空')),
  gibberish: gibberish(),
  ああああ: upTo('あ'),
  'particles only': upTo('はがをにへでとのもか'),
  'small っ only': upTo('っ'),
  'the model again and again': upTo(longModel),
  'a short model again and again': upTo(short),
  'its words shuffled': upTo(Array.from(longModel).toReversed().join('')),
  digits: upTo('1'),
  romaji: upTo('watashihamainichigakkoude'),
};

const free = '{今日 図書館で 友達と 静かに 本を}';

/** 300 characters for a short model, a long one, one with the maximum number of brackets, and for many answers. */
export const hostile: readonly Exercise[] = [
  { name: 'a short model', question: { model: `${short}。` }, typed: HOSTILE },
  { name: 'a long model', question: { model: `${longModel}。` }, typed: HOSTILE },
  {
    name: '57 slots and a free order',
    question: {
      model: `${free}[(読んで|見て|聞いて)]${Array.from({ length: 55 }, (_, at) => `(${words[at % 40]}|${words[(at + 3) % 40]})`).join('と')}を見ました。`,
    },
    typed: HOSTILE,
  },
  {
    name: '20 answers more',
    question: {
      model: `${short}。`,
      accepted: Array.from({ length: 20 }, (_, at) => sentence(at + 1, 0).slice(0, 200)),
    },
    typed: HOSTILE,
  },
];
