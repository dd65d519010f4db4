import { wordSet } from '../../words/word-table.ts';
import {
  isNaAdjective,
  isStative,
  isToldInThePast,
  isWilled,
  mainPredicate,
  restOf,
  tellsWhatHappens,
  vietnameseSays,
} from '../reading/clauses.ts';
import { isMe, isPerson } from '../reading/noun-kinds.ts';
import {
  featuresOf,
  hasMood,
  isAdjective,
  isFormOf,
  isParticle,
  isWord,
  sentenceEnd,
} from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ReadSentence, ReadUnit } from '../rule.ts';

export const CONDITIONS = ['to', 'ba', 'tara', 'nara'] as const;
export type ConditionForm = (typeof CONDITIONS)[number];

/** A clause with と, ば, たら or なら. */
export interface Condition {
  readonly form: ConditionForm;
  readonly predicate: ReadUnit;
  readonly from: number;
  readonly to: number;
}

/** The condition whose predicate is this unit; null if there is none or if its form is fixed. */
export function conditionAt(sentence: ReadSentence, at: number): Condition | null {
  const { units } = sentence;
  const predicate = units[at];
  const mood = featuresOf(predicate)?.mood;
  if (!predicate || at + 1 >= sentenceEnd(sentence, at)) return null;
  const next = units[at + 1];
  // The tokenizer takes と of 晴れるといい for the one that quotes.
  const joins = next?.role === 'clause-end' || isFormOf(units[at + 2], 'いい');
  const isTo = mood === 'statement' && joins && isParticle(next, 'と');
  const form = isTo ? 'to' : CONDITIONS.find((one) => one !== 'to' && one === mood);
  const to = at + (isTo ? 2 : 1);
  if (!form || featuresOf(predicate)?.past || isFixed(sentence, at, to)) return null;
  return { form, predicate, from: at, to };
}

/** なければなりません, 高ければ高いほど, さえあれば, としたら, といえば, によると, それなら. */
function isFixed(sentence: ReadSentence, at: number, to: number): boolean {
  const { units } = sentence;
  const [before, predicate, next] = [units[at - 1], units[at], units[to]];
  const isMust = featuresOf(next)?.negative === true && isFormOf(next, 'なる', 'いける');
  const rest = units.slice(to, sentenceEnd(sentence, at));
  return (
    !next ||
    isMust ||
    // 思えばこそ, 飲むとは.
    isParticle(next) ||
    isSetPhrase(units, at) ||
    isSaidTwice(units, at, next) ||
    (isParticle(before, 'も') && rest.some((unit) => isParticle(unit, 'も'))) ||
    (predicate?.kind === 'copula' && (!before || isWord(before, 'それ', 'そう', 'ん', 'の'))) ||
    rest.some((unit) => isParticle(unit, 'ほど') || isWord(unit, 'ほど')) ||
    units.slice(0, at).some((unit) => isParticle(unit, 'さえ'))
  );
}

/** によると, としたら, から見れば, いざとなると, 実を言うと, 言ってみれば, 思えば. */
function isSetPhrase(units: readonly ReadUnit[], at: number): boolean {
  const [before, predicate] = [units[at - 1], units[at]];
  if (isFormOf(predicate, 'する', 'よる', '見る', 'みる') && isParticle(before, 'と', 'から', 'に'))
    return true;
  if (isFormOf(predicate, 'なる') && isParticle(before, 'と')) return true;
  if (isFormOf(predicate, 'みる')) return isFormOf(before, '言う', 'いう', 'する', '思う');
  if (isFormOf(predicate, '思う')) return true;
  // 先生に言えば: somebody is told something.
  const isActive = featuresOf(predicate)?.voice === 'active';
  const tellsSomebody = isActive && isPerson(units[at - 2]) && isParticle(before, 'に');
  const isSaid = isFormOf(predicate, '言う', 'いう', '申す', '申し上げる');
  return isSaid && !tellsSomebody && featuresOf(predicate)?.aspect === 'simple';
}

/** 高ければ高いで, 行くなら行くで, 休みなら休みで. */
const isSaidTwice = (units: readonly ReadUnit[], at: number, next: ReadUnit): boolean =>
  units[at]?.kind === 'copula'
    ? units[at - 1]?.text === next.text
    : next.lexeme !== null && isFormOf(units[at], next.lexeme.dictionary);

/** 12時になったら, 春になったら: it will be so for certain. */
export const isCertain = ({ units }: ReadSentence, { predicate, from }: Condition): boolean => {
  const time = units[from - 2];
  return isFormOf(predicate, 'なる') && (time?.kind === 'number' || time?.role === 'time');
};

/** 授業が終わったら, 朝起きたら: it will happen, if the prompt does not say "if". */
export const isExpected = (sentence: ReadSentence, { predicate }: Condition): boolean =>
  isFormOf(predicate, ...EXPECTED) && !vietnameseSays(sentence, 'nếu');

const EXPECTED = '終わる 終える 済む 起きる 帰る 着く 卒業する 暮れる 明ける 沈む 届く'.split(' ');

/** What follows: いい of どうすればいいですか and 晴れるといいですね. */
export const isBeforeGood = ({ units }: ReadSentence, { to }: Condition): boolean =>
  isFormOf(units[to], 'いい', 'よい', '良い', 'よろしい') || isWord(units[to], 'どう', 'いかが');

/** What follows happens or is so, now or as a rule. */
export const tellsResult = (sentence: ReadSentence, { to }: Condition): boolean =>
  tellsWhatHappens(sentence, to) && !isToldInThePast(sentence, to);

/** 開けると、雪が降っていました: what somebody found. */
export function tellsDiscovery(sentence: ReadSentence, { predicate, to }: Condition): boolean {
  const rest = restOf(sentence, to);
  const last = mainPredicate(rest).at(-1);
  const isFound = !isWilled(rest) || featuresOf(last)?.aspect === 'progressive' || isFormOf(last, 'いる');
  const isTold = actOf(sentence, to) === 'statement' && hasMood(rest.at(-1), 'statement');
  if (!isTold || !isToldInThePast(sentence, to) || !isFound || isStative(predicate)) return false;
  // Nếu lên chuyến đó thì đã muộn: it was not so.
  return !vietnameseSays(sentence, 'nếu', 'giá', 'giá mà', 'giá như');
}

/** 子供の頃、冬になると雪が降りました: more than once. */
export const wasUsual = ({ units }: ReadSentence): boolean =>
  units.some(({ text }) => /^(?:毎.|いつも|よく|必ず|昔|以前|当時|頃|ころ)$/u.test(text));

/** The speaker does it to find out something: 食べてみると, 行ってみたら. */
export function isTry({ units }: ReadSentence, { predicate, from }: Condition): boolean {
  if (!TRIED.has(predicate.lexeme?.dictionary ?? '') || featuresOf(predicate)?.voice !== 'active')
    return false;
  const start =
    units.slice(0, from).findLastIndex(({ endsSentence, role }) => endsSentence || role === 'clause-end') + 1;
  return !units
    .slice(start, from)
    .some((unit, at, clause) => isParticle(unit, 'が', 'は', 'も') && !isMe(clause[at - 1]));
}

const TRIED = wordSet(`
  開ける 食べる 飲む 行く 見る 聞く 読む 調べる 使う 着る 履く 押す 電話する 確認する 測る 計る 比べる 話す 会う 作る 数える 試す やる する のぞく
  覗く 尋ねる 訪ねる 触る 乗る 入る 入れる 戻る 帰る 住む 働く 計算する 検索する
`);

/** もっと早く起きたら、間に合ったのに: it was not so. */
export function tellsWhatWasNot(sentence: ReadSentence, { to }: Condition): boolean {
  const rest = restOf(sentence, to);
  const isRegret = isParticle(rest.at(-1), 'のに');
  const end = featuresOf(isRegret ? rest.at(-2) : rest.at(-1));
  return end?.past === true && (isRegret || end.mood === 'conjecture');
}

/** 押すと開きます: 見える, 分かる, and what becomes so by itself. */
export function followsByNature(sentence: ReadSentence, condition: Condition): boolean {
  if (!tellsResult(sentence, condition) || actOf(sentence, condition.to) !== 'statement') return false;
  const main = mainPredicate(restOf(sentence, condition.to));
  const last = main.at(-1);
  if (isFormOf(last, ...BY_ITSELF)) return true;
  return isFormOf(last, 'なる') && becomesSo(main.at(-2), main.at(-3));
}

const BY_ITSELF =
  '見える 聞こえる 分かる わかる 咲く 減る 増える つく 消える 止まる 鳴る 閉まる 治る 太る 痩せる やせる'.split(
    ' ',
  );

/** 眠く + なる, 元気 + に + なる. */
const becomesSo = (before: ReadUnit | undefined, noun: ReadUnit | undefined): boolean =>
  hasMood(before, 'adverb') || (isParticle(before, 'に') && (isNaAdjective(noun) || isWord(noun, 'よう')));

/** 安ければ買います: somebody decides by how it is. よければ is a polite phrase, and a change in time keeps its form. */
export const isPresentQuality = (sentence: ReadSentence, { predicate, from, to }: Condition): boolean =>
  isAdjective(predicate) &&
  !isFormOf(predicate, 'いい', 'よい', '良い', 'よろしい', 'ほしい', '欲しい') &&
  featuresOf(predicate)?.wish === false &&
  !sentence.units.slice(0, from).some(({ role }) => role === 'time' || role === 'degree') &&
  vietnameseSays(sentence, 'nếu') &&
  isWilled(restOf(sentence, to));

/** もっとお金があればいいのに: what is not so, in any of the forms. */
export const isDream = ({ units }: ReadSentence, { predicate, to }: Condition): boolean =>
  isFormOf(units[to], 'いい') &&
  isParticle(units[to + 1], 'のに') &&
  (units[to + 2] === undefined || isParticle(units[to + 2], 'な', 'なあ', 'なぁ', 'ね')) &&
  (isStative(predicate) || !isWilled([predicate]));
