import { PAST_TIME, TE_STEMS, TIMES } from './words.ts';

export type UnformedCode =
  | 'na-like-i'
  | 'na-with-i'
  | 'adjective-keeps-i'
  | 'ichidan-like-godan'
  | 'te-of-stem'
  | 'greeting-spelling'
  | 'particle-spelling'
  | 'time-behind';

export interface Unformed {
  readonly code: UnformedCode;
  /** What is no Japanese word. */
  readonly text: string;
  /** The corrected sentence. */
  readonly right: string;
}

/** What is wrong in the letters themselves: the tokenizer splits a form that does not exist at random. */
export function findUnformed(text: string): Unformed | null {
  for (const find of [
    findGreeting,
    findParticleSpelling,
    findNaLikeI,
    findNaWithI,
    findKeptI,
    findIchidan,
    findTeOfStem,
    findTimeBehind,
  ]) {
    const found = find(text);
    if (found) return found;
  }
  return null;
}

const GREETINGS: readonly (readonly [RegExp, string])[] = [
  [/こんにちわ/u, 'こんにちは'],
  [/こんばんわ/u, 'こんばんは'],
  [/ありがとござい/u, 'ありがとうござい'],
  [/おはよござい/u, 'おはようござい'],
];

/** こんにちわ: written as it sounds. */
function findGreeting(text: string): Unformed | null {
  const [wrong, right = ''] = GREETINGS.find(([spelling]) => spelling.test(text)) ?? [];
  const [found] = wrong?.exec(text) ?? [];
  return found === undefined
    ? null
    : { code: 'greeting-spelling', text: found, right: text.replace(found, right) };
}

/** わ, え and お where only a particle can stand: 私わ, 学校え行く, 本お読みます (お読みになる is another word). */
const PARTICLE_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=私|わたし|ぼく|僕|これ|それ|あれ|ここ|彼|彼女|今日|名前|なまえ)わ(?![ざくりすからたけんれ]|が(?:まま|国|家|社|校))/u,
    'は',
  ],
  [/(?<=\p{sc=Han})え(?=行|いき|いく|帰|かえ|来)/u, 'へ'],
  [
    /(?<=[\p{sc=Han}\p{sc=Katakana}ー])お(?=(?:食べ|飲み|読み|見|買い|聞き|書き|勉強し)(?:ます|まし|ませ|たい))/u,
    'を',
  ],
];

function findParticleSpelling(text: string): Unformed | null {
  for (const [spelling, particle] of PARTICLE_SPELLINGS) {
    const found = spelling.exec(text);
    if (found)
      return {
        code: 'particle-spelling',
        text: text.slice(Math.max(0, found.index - 1), found.index + 1),
        right: text.replace(spelling, particle),
      };
  }
  return null;
}

const NA_LIKE_I =
  /(きれい|きれ(?=く)|綺麗|静か|元気|有名|便利|不便|好き|嫌い|暇|簡単|複雑|大変|大切|丈夫|真面目|丁寧|必要|安全|危険|親切|得意|苦手|にぎやか|賑やか)(くなかったです|くないです|くありませんでした|くありません|くなりました|くなります|くなった|くなって|くなる|くなかった|くない|かったです|かった(?!ら)|くて)/u;
const NA_ENDINGS: Readonly<Record<string, string>> = {
  くなかったです: 'ではありませんでした',
  くないです: 'ではありません',
  くありませんでした: 'ではありませんでした',
  くありません: 'ではありません',
  くなりました: 'になりました',
  くなります: 'になります',
  くなった: 'になった',
  くなって: 'になって',
  くなる: 'になる',
  くなかった: 'ではなかった',
  くない: 'ではない',
  かったです: 'でした',
  かった: 'だった',
  くて: 'で',
};

/** きれいかったです: a な adjective inflected like an い adjective. */
function findNaLikeI(text: string): Unformed | null {
  const [whole, word = '', ending = ''] = NA_LIKE_I.exec(text) ?? [];
  if (whole === undefined) return null;
  const right = `${word.replace(/^きれ$/u, 'きれい')}${NA_ENDINGS[ending] ?? ''}`;
  return { code: 'na-like-i', text: whole, right: text.replace(whole, right) };
}

/** 静かいです, きれいい人: only where the tokenizer takes the い for a part of another word. */
const NA_WITH_I =
  /(きれい|綺麗|静か|にぎやか|賑やか|豊か|明らか|鮮やか|嫌い)い(です|でした|だ|じゃ|では|人|\p{sc=Han}|。|$)/u;

function findNaWithI(text: string): Unformed | null {
  const [whole, word = '', next = ''] = NA_WITH_I.exec(text) ?? [];
  if (whole === undefined) return null;
  const joined = /^\p{sc=Han}/u.test(next) ? 'な' : '';
  return { code: 'na-with-i', text: `${word}い`, right: text.replace(whole, word + joined + next) };
}

/** おいしいくない, 高いかった, いいかった: the い must be dropped before the ending. */
const KEPT_I =
  /([^\s、。い]+|い)い(くなかったです|くないです|くありません|くなかった|くない|かったです|かった|くて)/u;

function findKeptI(text: string): Unformed | null {
  const [whole, stem = '', ending = ''] = KEPT_I.exec(text) ?? [];
  if (whole === undefined) return null;
  return {
    code: 'adjective-keeps-i',
    text: `い${ending}`,
    right: text.replace(whole, `${stem.replace(/^い$/u, 'よ')}${ending}`),
  };
}

/** Not 入れ, 開け and 続け, which are commands too: 入れって言った. */
const ICHIDAN =
  /(食べ|起き|寝|教え|覚え|借り|浴び|忘れ|捨て|考え|調べ|疲れ|生まれ|出かけ|答え)(?:ら(な(?:い|かった|くて|ければ))|っ([てた]))/u;

/** 食べらない, 起きって: an ichidan verb inflected like a godan verb. */
function findIchidan(text: string): Unformed | null {
  const [whole, stem = '', negative, te = ''] = ICHIDAN.exec(text) ?? [];
  if (whole === undefined) return null;
  return { code: 'ichidan-like-godan', text: whole, right: text.replace(whole, stem + (negative ?? te)) };
}

const TE_OF_STEM = new RegExp(
  `(${[...TE_STEMS.keys()].join('|')})(て(?!い[なた]だ)|た(?![いくかがらり]))`,
  'u',
);

/** 飲みてください: godan verbs change before て and た. */
function findTeOfStem(text: string): Unformed | null {
  const [whole, stem = '', ending = ''] = TE_OF_STEM.exec(text) ?? [];
  const te = TE_STEMS.get(stem);
  if (whole === undefined || te === undefined) return null;
  const right = ending === 'て' ? te : te.replace(/て$/u, 'た').replace(/で$/u, 'だ');
  return { code: 'te-of-stem', text: whole, right: text.replace(whole, right) };
}

const TIME_BEHIND = new RegExp(`^([^。]+(?:ました|ます|です))(${TIMES})(。?)$`, 'u');

/** 学校へ行きました昨日: the time at the end, as in Vietnamese. */
function findTimeBehind(text: string): Unformed | null {
  const [, rest = '', time, end = ''] = TIME_BEHIND.exec(text) ?? [];
  if (time === undefined) return null;
  const said = PAST_TIME.test(time) ? rest.replace(/ます$/u, 'ました') : rest;
  return { code: 'time-behind', text: time, right: `${time}、${said}${end}` };
}
