import { hasKanji } from '../../japanese/kana.ts';
import { ADJECTIVE_RULES } from './adjective-rules.ts';
import { BEING_RULES } from './being-rules.ts';
import { ENDING_RULES } from './ending-rules.ts';
import { PARTICLE_RULES } from './particle-rules.ts';
import { PLACE_AND_COUNT_RULES } from './place-rules.ts';
import { type Broken, formOf, isEnd, type Tokens } from './rule.ts';
import { findUnformed, type UnformedCode } from './unformed.ts';
import { VERB_FORM_RULES } from './verb-form-rules.ts';
import { FUTURE_TIME, PAST_TIME, TIME_ELSEWHERE } from './words.ts';

/** These hold in a sentence without kanji too, where the tokenizer cannot tell particles from parts of words. */
const RULES_FOR_KANA = { ...ADJECTIVE_RULES, ...ENDING_RULES };
const ALL_RULES = {
  ...ADJECTIVE_RULES,
  ...PARTICLE_RULES,
  ...BEING_RULES,
  ...PLACE_AND_COUNT_RULES,
  ...VERB_FORM_RULES,
  ...ENDING_RULES,
};

/** Mistakes that are wrong in any sentence; each has a text in `contract/texts/tutor-sentences.ts`. */
export type SlipCode = keyof typeof ALL_RULES | UnformedCode | 'past-not-marked' | 'past-for-future';

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
  const text = textOf(tokens);
  const unformed = findUnformed(text);
  if (unformed) return { slips: [unformed], right: unformed.right };
  const found = Object.entries(hasKanji(text) ? ALL_RULES : RULES_FOR_KANA).flatMap(
    ([code, rule]): CorrectedSlip[] => {
      const at = tokens.findIndex((_, index) => rule(tokens, index) !== null);
      const broken = at === -1 ? null : rule(tokens, at);
      return broken ? [slipAt(code as SlipCode, tokens, at, broken)] : [];
    },
  );
  const slips = withoutOverlaps([...found, ...findTenseSlips(tokens)]);
  return { slips, right: corrected(tokens, slips) };
}

/** Two rules can be broken by the same words: the first one explains them. */
const withoutOverlaps = (slips: readonly CorrectedSlip[]): CorrectedSlip[] =>
  slips.filter(({ correction: { from, to } }, at) =>
    slips.slice(0, at).every(({ correction }) => to <= correction.from || from >= correction.to),
  );

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

/** Only if the sentence has a single predicate: otherwise the time can belong to another clause. */
function findTenseSlips(tokens: Tokens): CorrectedSlip[] {
  const words = tokens.slice(0, tokens.findLastIndex((token) => !isEnd(token)) + 1);
  if (words.some(isEnd)) return [];
  const predicates = words.filter(({ pos }) => /^(動詞|形容詞)\/自立/.test(pos));
  const end = words.length - 1;
  const last = words[end];
  // 昨日会ったのは彼です: です after a noun is a predicate too.
  const isNominal = /^(です|た)$/.test(last?.surface ?? '') && isNounBeforeCopula(words);
  if (predicates.length > (isNominal ? 0 : 1) || !last) return [];
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

const isNounBeforeCopula = (words: Tokens): boolean => {
  const at = words.findLastIndex(({ surface }) => surface === 'です' || surface === 'でし');
  return words[at - 1]?.pos.startsWith('名詞') ?? false;
};

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
