import type { Found, LeakRule, Word, Words } from './leak.ts';
import { TAKE_TO } from './verbs.ts';
import {
  isAdjective,
  isAuxiliary,
  isConjunctive,
  isNaAdjective,
  isPast,
  isPlainAdjective,
  isPlainVerb,
  isVerb,
  verbName,
} from './words.ts';

const isNegative = (word?: Word): boolean => isAuxiliary(word) && /^(?:ない|ん|ぬ)$/u.test(word?.base ?? '');

/** ないとなりません, なくてもなりません, なくてもいけません. */
function brokenObligation(words: Words, at: number): Found | null {
  const [first, second, third] = [words[at - 3], words[at - 2], words[at - 1]];
  const next = words[at + 1];
  if (!isVerb(words[at]) || !(isNegative(next) || next?.surface === 'ませ')) return null;
  const isNaito = words[at]?.base === 'なる' && second?.base === 'ない' && third?.surface === 'と';
  const isNakutemo = first?.surface === 'なく' && second?.surface === 'て' && third?.surface === 'も';
  if (!isNaito && !isNakutemo) return null;
  return [isNaito ? at - 2 : at - 3, at];
}

/** 〜てはいいです, 〜なくてはかまいません. としては and にしては are something else. */
function brokenPermission(words: Words, at: number): Found | null {
  const [verb, te, wa] = [words[at - 3], words[at - 2], words[at - 1]];
  if (wa?.surface !== 'は' || !isConjunctive(te) || !/^[てで]$/u.test(te?.surface ?? '')) return null;
  return verb?.base === 'する' && /^(?:と|に)$/u.test(words[at - 4]?.surface ?? '') ? null : [at - 3, at];
}

const AFTER_TE = /^(?:て|で|ので|けど|けれど|けれども|のに|し)$/u;

function teBefore(words: Words, at: number): Found | null {
  const next = words[at + 1];
  if (!isConjunctive(words[at]) || !isConjunctive(next) || next?.gap !== '') return null;
  return AFTER_TE.test(next.surface) ? [at, at + 1] : null;
}

/** Not to do something is asked with ないでください. */
const nakuteKudasai = (words: Words, at: number): Found | null =>
  words[at - 1]?.surface === 'て' && words[at - 2]?.surface === 'なく' && isAuxiliary(words[at - 2])
    ? [at - 2, at]
    : null;

function pastBefore(words: Words, at: number): Found | null {
  const before = words[at - 1];
  if (words[at + 1]?.surface !== 'に' || words[at]?.gap !== '') return null;
  return isPast(before) || (isNegative(before) && before?.surface === 'ない') ? [at - 1, at + 1] : null;
}

const presentAfter = (words: Words, at: number): Found | null =>
  /^[でに]$/u.test(words[at + 1]?.surface ?? '') && words[at]?.gap === '' && isPlainVerb(words[at - 1])
    ? [at - 1, at + 1]
    : null;

const youNa = (words: Words, at: number): Found | null =>
  words[at - 1]?.surface === 'な' &&
  /^(?:よう|みたい)$/u.test(words[at - 2]?.surface ?? '') &&
  // そのようなはずはない is そんなはずはない.
  !words[at - 3]?.pos.startsWith('連体詞')
    ? [at - 2, at]
    : null;

/** 練習すればほど lacks the second 練習する. */
const baHodo = (words: Words, at: number): Found | null =>
  words[at - 1]?.surface === 'ば' && isConjunctive(words[at - 1]) ? [at - 2, at] : null;

/** とても遠すぎる: すぎる says already how much. */
function degreeTwice(words: Words, at: number): Found | null {
  const [adjective, next] = words.slice(at + 1, at + 3);
  if (!isAdjective(adjective) && !isNaAdjective(adjective)) return null;
  return next?.base === 'すぎる' || next?.base === '過ぎる' ? [at, at + 2] : null;
}

const CONDITION = /^(?:たら|だら|なら|ならば|ば|ても|でも|場合|とき|時|も|きゃ)$/u;

/** The first condition after もし is と, or there is none. もし…としたら is right. */
function moshi(words: Words, at: number): Found | null {
  for (let next = at + 1; next < words.length; next++) {
    const word = words[next];
    if (!word || CONDITION.test(word.surface)) return null;
    if (word.surface === 'と' && (isPlainVerb(words[next - 1]) || isPlainAdjective(words[next - 1])))
      return TAKE_TO.has(words[next + 1]?.base ?? '') ? null : [at, next];
  }
  return [at, words.length - 1];
}

/** たとえ concedes: ても, でも or とも follows. */
const tatoe = (words: Words, at: number): Found | null =>
  words.slice(at + 1).some(({ surface }) => surface.endsWith('も')) ? null : [at, words.length - 1];

/** と is a regular result: no request, proposal or wish can follow it. */
function requestAfterTo(words: Words, at: number): Found | null {
  if (!isPlainVerb(words[at - 1]) && words[at - 1]?.surface !== 'ない') return null;
  const verb = words.findIndex((word, index) => index > at && (isVerb(word) || endsClause(word)));
  if (verb < 0 || !isVerb(words[verb]) || TAKE_TO.has(verbName(words, verb))) return null;
  const [next, after] = words.slice(verb + 1, verb + 3);
  const isRequest =
    /^[てで]$/u.test(next?.surface ?? '') && /^(?:ください|下さい)$/u.test(after?.surface ?? '');
  return isRequest || next?.surface === 'ましょ' || next?.surface === 'たい' ? [at - 1, verb + 1] : null;
}

const endsClause = (word: Word): boolean =>
  isConjunctive(word) || isPlainAdjective(word) || (isAuxiliary(word) && word.surface !== 'な');

const NEGATIVE = /ない|ません|なく|なかっ|なけれ|なきゃ|ず|なし|無|まい|ねえ|ねー|嫌|だめ|駄目|違/u;
const textFrom = (words: Words, at: number): string =>
  words
    .slice(at)
    .map(({ surface }) => surface)
    .join('');

/** あまりに, あまりの and あまり in a condition mean "too much". */
function negativeMissing(words: Words, at: number): Found | null {
  if (words[at]?.surface !== 'めった' && /^(?:に|にも|の)$/u.test(words[at + 1]?.surface ?? '')) return null;
  if (words.slice(at).some(({ surface }) => /^(?:と|ば|たら|だら)$/u.test(surface))) return null;
  return NEGATIVE.test(textFrom(words, at + 1)) ? null : [at, words.length - 1];
}

/** 誰もが and 何もかも are everybody and everything. */
function nobodyWithoutNegative(words: Words, at: number): Found | null {
  const [mo, next] = words.slice(at + 1, at + 3);
  if (mo?.surface !== 'も' || !next || /^(?:が|か|かも|彼|と)$/u.test(next.surface)) return null;
  if (isAdjective(next) && next.base === 'ない') return null;
  return NEGATIVE.test(textFrom(words, at + 2)) ? null : [at, words.length - 1];
}

/** How clauses are joined: て, 前に, ないと, もし, and what each of them asks for. */
export const clauseRules: readonly LeakRule[] = [
  { code: 'obligation', at: ['なり', 'なら', 'いけ'], find: brokenObligation },
  { code: 'obligation', at: ['いい', 'よろしい', 'かまい', '構い'], find: brokenPermission },
  { code: 'te-before', at: ['て', 'で'], find: teBefore },
  { code: 'te-before', at: ['ください', '下さい'], find: nakuteKudasai },
  { code: 'before-after', at: ['前', 'まえ'], find: pastBefore },
  { code: 'before-after', at: ['後', 'あと'], find: presentAfter },
  { code: 'ba-hodo', at: ['ほど'], find: baHodo },
  { code: 'degree-twice', at: ['とても', '大変', '非常に', 'すごく', 'かなり'], find: degreeTwice },
  { code: 'you-na', at: ['はず', 'わけ'], find: youNa },
  { code: 'moshi', at: ['もし'], find: moshi },
  { code: 'tatoe', at: ['たとえ'], find: tatoe },
  { code: 'to-request', at: ['と'], find: requestAfterTo },
  {
    code: 'negative-missing',
    at: ['しか', 'あまり', 'あんまり', 'めったに', 'めった', '決して', 'けっして', 'ちっとも', '少しも'],
    find: negativeMissing,
  },
  { code: 'negative-missing', at: ['誰', 'だれ', '何'], find: nobodyWithoutNegative },
];
