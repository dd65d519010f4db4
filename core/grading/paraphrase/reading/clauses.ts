import type { ReadSentence, ReadUnit } from '../rule.ts';
import { isMe, isPerson } from './noun-kinds.ts';
import {
  featuresOf,
  hasMood,
  isAdjective,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
} from './read-sentence.ts';
import { actOf } from './speech-act.ts';

/** What the clauses of a sentence say: many wordings are right only beside what nobody does on purpose. */

/** Verbs for what happens to somebody or is so. A verb that is not listed is taken for something done on purpose. */
const UNWILLED = new Set(
  (
    'ある 有る 分かる わかる できる 出来る なる 足りる 間に合う 遅れる 遅刻する 困る 疲れる 驚く 緊張する 寝坊する ' +
    '落ちる 倒れる 壊れる 止まる 降る 濡れる ぬれる 汚れる 切れる 破れる 折れる 割れる 痛む 迷う 負ける 死ぬ 亡くなる ' +
    '減る 増える 始まる 続く 変わる 治る 直る 太る 痩せる やせる 見える 聞こえる 感じる 違う 要る かかる 売れる ' +
    '込む 混む 空く 閉まる 消える つく 着く 届く 決まる 転ぶ 滑る 失敗する 合格する 起こる 咲く 散る 鳴る 乾く 腐る 冷える ' +
    '晴れる 曇る 汚染する 完成する 上がる 下がる 高まる 広がる 増加する 減少する 不足する 混雑する 故障する 絶滅する ' +
    '解決する 気づく 覚める 溶ける 枯れる 燃える 暮れる 過ぎる 伸びる 育つ 役立つ 似合う しれる'
  ).split(' '),
);

const FEELS = ['がっかり', 'びっくり', 'うんざり'];

/** The verbs that follow a て form and change its direction or time only. */
const GOES_ON = ['くる', '来る', 'いく', '行く', 'いる', 'しまう'];

/** After a predicate and before です: the speaker reports, guesses or explains what the predicate says. */
const REPORTED = ['ん', 'の', 'そう', 'よう', 'みたい', 'はず', 'わけ'];

/** The units from here to the end of the sentence, without よ and ね. */
export function restOf(sentence: ReadSentence, from: number): readonly ReadUnit[] {
  const rest = sentence.units.slice(from, sentenceEnd(sentence, from));
  const last = rest.findLastIndex((unit) => !isParticle(unit, 'よ', 'ね', 'よね', 'か'));
  return rest.slice(0, last + 1);
}

/** What is said at the end, below そうです, んです, と思います and かもしれません; with the units before it. */
export function mainPredicate(units: readonly ReadUnit[]): readonly ReadUnit[] {
  const last = units.at(-1);
  const before = units.at(-2);
  if (!last) return units;
  if (last.kind === 'copula' && isWord(before, ...REPORTED)) return mainPredicate(units.slice(0, -2));
  if (isFormOf(last, '思う', '存じる') && isParticle(before, 'と')) return mainPredicate(units.slice(0, -2));
  if (isFormOf(last, 'しれる') && isParticle(before, 'かも')) return mainPredicate(units.slice(0, -2));
  if (isFormOf(last, ...GOES_ON) && hasMood(before, 'te')) return mainPredicate(units.slice(0, -1));
  return units;
}

/** Whether a form says what somebody does on purpose; if in doubt, it does. */
export function isWilled(units: readonly ReadUnit[]): boolean {
  const main = mainPredicate(units);
  const last = main.at(-1);
  const form = featuresOf(last);
  if (!last || !form || form.wish) return true;
  if (last.kind === 'copula') return isWord(main.at(-2), 'つもり', '予定', 'べき', 'こと', 'ほう', '方');
  if (isAdjective(last)) return isFormOf(last, 'ほしい', '欲しい');
  if (isFormOf(last, 'ある') && saysWhatToDo(main)) return true;
  if (form.voice === 'potential' || form.voice === 'passive' || form.aspect === 'too-much') return false;
  if (form.aspect === 'finished' && form.past) return false;
  if (isFormOf(last, 'する') && isWord(main.at(-2), ...FEELS)) return false;
  return !UNWILLED.has(last.lexeme?.dictionary ?? '');
}

/** 行くしかない, 行く必要がある, 急ぐことはない. */
const saysWhatToDo = (units: readonly ReadUnit[]): boolean =>
  isParticle(units.at(-2), 'しか') || isWord(units.at(-3), 'こと', 'はず', 'わけ', '必要', 'つもり', '予定');

/** 驚く, 嬉しい, 好き: what somebody feels about what was said before. */
export function isFeeling(units: readonly ReadUnit[]): boolean {
  const main = mainPredicate(units);
  const last = main.at(-1);
  if (isFormOf(last, 'する') && isWord(main.at(-2), ...FEELS)) return true;
  return FEELINGS.test(mainWord(units));
}

/** The word of the main predicate: 好き of 好きだと思います. */
export function mainWord(units: readonly ReadUnit[]): string {
  const main = mainPredicate(units);
  const last = main.at(-1);
  return (last?.kind === 'copula' ? main.at(-2)?.text : last?.lexeme?.dictionary) ?? '';
}

const FEELINGS =
  /^(?:うれしい|嬉しい|楽しい|悲しい|寂しい|さびしい|恥ずかしい|ありがたい|残念|幸せ|光栄|好き|大好き|嫌い|驚く|助かる|安心する)$/u;

/** Whether the rest of the sentence only tells what happens or is so: no request, no will. */
export function tellsWhatHappens(sentence: ReadSentence, from: number): boolean {
  const act = actOf(sentence, from);
  return (act === 'statement' || act === 'question') && !isWilled(restOf(sentence, from));
}

/** Whether the sentence ends in the past. */
export const isToldInThePast = (sentence: ReadSentence, from: number): boolean =>
  featuresOf(restOf(sentence, from).at(-1))?.past ?? false;

/** Whether the unit tells how something is, not what happens: 高い, ある, 降っている, できる, and every negation. */
export function isStative(unit: ReadUnit | undefined): boolean {
  const form = featuresOf(unit);
  if (!unit || !form) return false;
  if (unit.kind === 'copula' || isAdjective(unit) || form.negative || form.wish) return true;
  return (
    form.aspect === 'progressive' ||
    form.voice === 'potential' ||
    isFormOf(unit, 'ある', '有る', 'いる', 'できる', '出来る', '要る', '分かる', 'わかる')
  );
}

/** 静か, 便利; よう and みたい are no adjectives here. */
export const isNaAdjective = (unit: ReadUnit | undefined): boolean =>
  unit?.tokens.at(-1)?.pos.includes('形容動詞語幹') ?? false;

/** Whether the て form only joins two clauses: no verb that belongs to it follows, and no particle. */
export function joinsClauses({ units }: ReadSentence, at: number): boolean {
  const [unit, next] = units.slice(at);
  if (!hasMood(unit, 'te') || !next || unit?.endsSentence) return false;
  const helps = isVerb(next) && next.tokens[0]?.pos.startsWith('動詞/非自立') === true;
  return !helps && !isParticle(next);
}

const MANNERS =
  /^(?:歩く|走る|急ぐ|泳ぐ|使う|乗る|持つ|連れる|座る|立つ|着る|履く|はく|かぶる|かける|つける|黙る|笑う|泣く|喜ぶ|頑張る|協力する|間違える|続ける|並ぶ|集中する|注意する|気をつける|安心する|比べる|押す|引く|抱く|背負う|握る|つなぐ|振る|揃う|そろう|組む|合わせる|向く|我慢する|慌てる|落ち着く|工夫する|隠れる|集まる|分かれる|閉じる|回る)$/u;

/** 歩いて行きます, 傘を持って出かけます: how the next thing is done, not what is done before it. */
export const isManner = (unit: ReadUnit | undefined): boolean => MANNERS.test(unit?.lexeme?.dictionary ?? '');

/** Whether somebody else than the speaker is the subject or topic. */
export const isAboutOthers = ({ units }: ReadSentence): boolean =>
  units.some((unit, at) => isPerson(unit) && !isMe(unit) && isParticle(units[at + 1], 'は', 'が', 'も'));

/** The ending of a form as a note names it: 〜ません. */
export const endingOf = (unit: ReadUnit): string => {
  const [ending] = /(?:たい(?:です)?|ませんでした|ません|ました|ます|でした|です)$/u.exec(unit.text) ?? [];
  return ending === undefined ? unit.text : `〜${ending}`;
};

const patterns = new Map<string, RegExp>();

/** Whether the sentence to translate says one of these words. */
export function vietnameseSays({ vietnamese }: ReadSentence, ...words: readonly string[]): boolean {
  if (vietnamese === '') return false;
  const any = words.join('|');
  const pattern = patterns.get(any) ?? new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'iu');
  patterns.set(any, pattern);
  return pattern.test(vietnamese.normalize('NFC'));
}

export const GIVES_REASON = ['nên', 'vì', 'do', 'bởi', 'tại'];
