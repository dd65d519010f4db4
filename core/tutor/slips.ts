import { ENDING_RULES } from './slip-endings.ts';
import { PLACE_AND_COUNT_RULES } from './slip-places.ts';
import { type Broken, formOf, isEnd, RULES, type Tokens } from './slip-rules.ts';
import { FUTURE_TIME, PAST_TIME, TE_STEMS, TIME_ELSEWHERE, TIMES } from './slip-words.ts';

const ALL_RULES = { ...RULES, ...PLACE_AND_COUNT_RULES, ...ENDING_RULES };

/** Mistakes that are wrong in any sentence; each has a text in `contract/texts/tutor-sentences.ts`. */
export type SlipCode =
  | keyof typeof ALL_RULES
  | 'te-of-stem'
  | 'past-not-marked'
  | 'past-for-future'
  | 'na-like-i'
  | 'time-behind'
  | 'adjective-keeps-i';

export interface Slip {
  readonly code: SlipCode;
  /** The words that are wrong together, as in the sentence. */
  readonly text: string;
}

export interface FoundSlips {
  readonly slips: readonly Slip[];
  /** The corrected sentence. */
  readonly right: string;
}

/** A range of tokens and its replacement. */
interface Correction {
  readonly from: number;
  readonly to: number;
  readonly right: string;
}
type CorrectedSlip = Slip & { readonly correction: Correction };

/** Finds what is certainly wrong in a sentence, whatever its intended meaning. */
export function findSlips(tokens: Tokens): FoundSlips {
  const { slips: unformed, right: formed } = findUnformed(textOf(tokens));
  if (unformed.length > 0) return { slips: unformed, right: formed };
  const found = Object.entries(ALL_RULES).flatMap(([code, rule]): CorrectedSlip[] => {
    const at = tokens.findIndex((_, index) => rule(tokens, index) !== null);
    const broken = at === -1 ? null : rule(tokens, at);
    return broken ? [slipAt(code as SlipCode, tokens, at, broken)] : [];
  });
  const slips = [...found, ...findTenseSlips(tokens)];
  return { slips, right: corrected(tokens, slips) };
}

/** Includes the rest of the last word: 犬があり＋ます. */
function slipAt(
  code: SlipCode,
  tokens: Tokens,
  at: number,
  { length, from, count, right }: Broken,
): CorrectedSlip {
  let end = at + length;
  while (/^(助動詞|助詞\/接続助詞|動詞\/非自立)/.test(tokens[end]?.pos ?? '')) end++;
  const correction = { from: at + from, to: at + from + count, right };
  return { code, text: textOf(tokens.slice(at, end)), correction };
}

/** From the end, so that a correction does not shift the ranges of the others. */
const corrected = (tokens: Tokens, slips: readonly CorrectedSlip[]): string =>
  slips
    .map(({ correction }) => correction)
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (words, { from, to, right }) => words.toSpliced(from, to - from, right),
      tokens.map(({ surface }) => surface),
    )
    .join('');

const textOf = (tokens: Tokens): string => tokens.map(({ surface }) => surface).join('');

/** The tokenizer splits these at random, because they are no words. */
const NA_LIKE_I =
  /(きれい|綺麗|静か|元気|有名|便利|不便|好き|嫌い|暇|簡単|親切|にぎやか)(くなかったです|くないです|くなかった|くない|かったです|かった|くて)/u;
const NA_ENDINGS: Readonly<Record<string, string>> = {
  くなかったです: 'ではありませんでした',
  くないです: 'ではありません',
  くなかった: 'ではなかった',
  くない: 'ではない',
  かったです: 'でした',
  かった: 'だった',
  くて: 'で',
};

/** きれいかったです: a な adjective inflected like an い adjective. */
function findUnformed(text: string): FoundSlips {
  const [whole, word = '', ending = ''] = NA_LIKE_I.exec(text) ?? [];
  if (whole === undefined) return findKeptI(text) ?? findTeOfStem(text) ?? findTimeBehind(text);
  return {
    slips: [{ code: 'na-like-i', text: whole }],
    right: text.replace(whole, `${word}${NA_ENDINGS[ending] ?? ''}`),
  };
}

/** おいしいくない, 高いかった, いいかった: the い must be dropped before the ending. */
const KEPT_I = /([^\s、。い]+|い)い(くなかったです|くないです|くなかった|くない|かったです|かった)/u;

function findKeptI(text: string): FoundSlips | null {
  const [whole, stem = '', ending = ''] = KEPT_I.exec(text) ?? [];
  if (whole === undefined) return null;
  return {
    slips: [{ code: 'adjective-keeps-i', text: `い${ending}` }],
    right: text.replace(whole, `${stem.replace(/^い$/u, 'よ')}${ending}`),
  };
}

const TE_OF_STEM = new RegExp(
  `(${[...TE_STEMS.keys()].join('|')})(て(?!い[なた]だ)|た(?![いくかがらり]))`,
  'u',
);

/** 飲みてください: godan verbs change before て and た. */
function findTeOfStem(text: string): FoundSlips | null {
  const [whole, stem = '', ending = ''] = TE_OF_STEM.exec(text) ?? [];
  const te = TE_STEMS.get(stem);
  if (whole === undefined || te === undefined) return null;
  const right = ending === 'て' ? te : te.replace(/て$/u, 'た').replace(/で$/u, 'だ');
  return { slips: [{ code: 'te-of-stem', text: whole }], right: text.replace(whole, right) };
}

const TIME_BEHIND = new RegExp(`^([^。]+(?:ました|ます|です))(${TIMES})(。?)$`, 'u');

/** 学校へ行きました昨日: the time at the end, as in Vietnamese. */
function findTimeBehind(text: string): FoundSlips {
  const [, rest = '', time, end = ''] = TIME_BEHIND.exec(text) ?? [];
  if (time === undefined) return { slips: [], right: text };
  const said = PAST_TIME.test(time) ? rest.replace(/ます$/u, 'ました') : rest;
  return { slips: [{ code: 'time-behind', text: time }], right: `${time}、${said}${end}` };
}

/** Only if the sentence has a single predicate: otherwise the time can belong to another clause. */
function findTenseSlips(tokens: Tokens): CorrectedSlip[] {
  const words = tokens.slice(0, tokens.findLastIndex((token) => !isEnd(token)) + 1);
  if (words.some(isEnd)) return [];
  const predicates = words.filter(({ pos }) => /^(動詞|形容詞)\/自立/.test(pos));
  const end = words.length - 1;
  const last = words[end];
  if (predicates.length > 1 || !last) return [];
  const at = words.findIndex(({ surface }) => PAST_TIME.test(surface) || FUTURE_TIME.test(surface));
  const time = words[at]?.surface;
  if (time === undefined || TIME_ELSEWHERE.test(words[at + 1]?.surface ?? '')) return [];
  if (PAST_TIME.test(time)) {
    const correction = past(words, end);
    return correction ? [{ code: 'past-not-marked', text: `${time} … ${last.surface}`, correction }] : [];
  }
  const correction = present(words, end);
  const text = `${time} … ${textOf(words.slice(-2))}`;
  return correction ? [{ code: 'past-for-future', text, correction }] : [];
}

/** 行きます → 行きました, 寒いです → 寒かったです, 休みです → 休みでした; null if it is past already. */
function past(words: Tokens, end: number): Correction | null {
  const [before, last] = [words[end - 1], words[end]];
  // 寒かったです, 行かなかったです, 行ったんです: the past is before です.
  if (words.slice(-3, -1).some(({ surface }) => surface === 'た')) return null;
  const isPlainVerb = last?.pos.startsWith('動詞/自立') && last.surface === last.base;
  if (last && isPlainVerb) return { from: end, to: end + 1, right: formOf(last, 'past') };
  if (last?.surface === 'ます') return { from: end, to: end + 1, right: 'ました' };
  if (last?.surface !== 'です') return null;
  const isAdjective = before?.pos.startsWith('形容詞') && before.surface === before.base;
  if (!isAdjective)
    return before?.pos.startsWith('名詞') ? { from: end, to: end + 1, right: 'でした' } : null;
  const stem = before?.surface === 'いい' ? 'よ' : before?.surface.slice(0, -1);
  return { from: end - 1, to: end + 1, right: `${stem}かったです` };
}

/** 行きました → 行きます, 休みでした → 休みです. */
function present(words: Tokens, end: number): Correction | null {
  if (words[end]?.surface !== 'た') return null;
  const before = words[end - 1]?.surface;
  if (before === 'まし') return { from: end - 1, to: end + 1, right: 'ます' };
  return before === 'でし' ? { from: end - 1, to: end + 1, right: 'です' } : null;
}
