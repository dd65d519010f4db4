import type { Found, LeakRule, Word, Words } from './leak.ts';
import { ACTS, HAPPENS, INTRANSITIVE } from './verbs.ts';
import {
  canAct,
  distantVerbAfter,
  isAdjective,
  isAuxiliary,
  isCase,
  isConjunctive,
  isCopula,
  isNaAdjective,
  isNoun,
  isPerson,
  isPlainAdjective,
  isPlainVerb,
  isSuruNoun,
  isVerb,
  verbAfter,
  verbName,
} from './words.ts';

/** 物 and 漢字, but not 話すの: the tokenizer calls both の and 物 dependent. */
const isThing = (word?: Word): boolean =>
  isNoun(word) &&
  !canAct(word) &&
  (!word?.pos.startsWith('名詞/非自立') || /^(?:物|もの|こと|事|ところ)$/u.test(word.surface));

const isDekiru = (word?: Word): boolean => isVerb(word) && /^(?:できる|出来る)$/u.test(word?.base ?? '');

/** 読む｜こと｜が｜できる. */
const isAbilityOf = (words: Words, verb: number): boolean =>
  isPlainVerb(words[verb]) &&
  /^(?:こと|事)$/u.test(words[verb + 1]?.surface ?? '') &&
  /^(?:が|は|も|さえ)$/u.test(words[verb + 2]?.surface ?? '') &&
  isDekiru(words[verb + 3]);

function objectWithGa(words: Words, at: number): Found | null {
  if (!isCase(words[at]) || !isThing(words[at - 1])) return null;
  const distant = distantVerbAfter(words, at);
  if (distant > 0 && isAbilityOf(words, distant) && actsOn(words, distant, at)) return [at - 1, distant + 3];
  const near = verbAfter(words, at);
  return near > 0 && actsOn(words, near, at) && !takesGa(words, near) ? [at - 1, near] : null;
}

/** 音がする and 気がする are no acts: する counts after an act only, or in 手続きがすることができる. */
function actsOn(words: Words, verb: number, particle: number): boolean {
  if (ACTS.has(verbName(words, verb))) return true;
  const isBareSuru = words[verb]?.base === 'する' && verb === particle + 1;
  return isBareSuru && (isSuruNoun(words[particle - 1]) || isAbilityOf(words, verb));
}

/** After these, が may mark the object: potential, passive, …たい, …やすい, …てある, …てもらえる, …てみたい. */
const TURNING =
  /^(?:れる|られる|せる|させる|たい|やすい|にくい|づらい|がたい|よい|できる|得る|うる|終わる|そう|える)$/u;
/** The tokenizer takes the end of 見てみたい for the みたい of likeness. */
const TURNING_AFTER_TE = /^(?:ある|もらえる|いただける|おける|いける|しまえる|みたい)$/u;

function takesGa(words: Words, verb: number): boolean {
  const next = words[verb + 1];
  if (!next) return false;
  // 問題が話すことで解決する: a clause inside, whose verb has another subject.
  if (/^(?:こと|の|ため)$/u.test(next.surface) && words[verb + 2]?.surface !== 'に') return true;
  if (TURNING.test(next.base)) return words[verb + 2]?.base !== 'がる';
  if (!isConjunctive(next) || !/^[てで]$/u.test(next.surface)) return isStarting(words, verb + 1);
  const helper = words[verb + 2];
  if (!helper) return false;
  if (helper.base === 'みる') return TURNING.test(words[verb + 3]?.base ?? '');
  return TURNING_AFTER_TE.test(helper.base);
}

/** 売り始められる: what follows the second verb decides. */
const isStarting = (words: Words, at: number): boolean =>
  words[at]?.pos.startsWith('動詞/非自立') === true && TURNING.test(words[at + 1]?.base ?? '');

const POTENTIAL =
  /^(?:話せる|読める|書ける|行ける|買える|使える|飲める|泳げる|会える|帰れる|作れる|待てる|持てる|歌える|乗れる|しゃべれる|れる|られる)$/u;

/** 読めることができる, 食べられることができる. */
function abilityTwice(words: Words, at: number): Found | null {
  const [verb, koto, particle] = words.slice(at - 3, at);
  const isAbility = koto?.surface === 'こと' && /^[がはも]$/u.test(particle?.surface ?? '');
  return isAbility && isVerb(verb) && POTENTIAL.test(verb?.base ?? '') ? [at - 3, at] : null;
}

function objectWithNo(words: Words, at: number): Found | null {
  const verb = at + 1;
  if (!isThing(words[at - 1]) || !ACTS.has(words[verb]?.base ?? '')) return null;
  return isAbilityOf(words, verb) ? [at - 1, verb + 3] : null;
}

const UNDERSTANDS = /^(?:分かる|わかる|解る)$/u;

function objectOfAbility(words: Words, at: number): Found | null {
  const verb = verbAfter(words, at);
  const word = words[verb];
  if (isDekiru(word)) {
    // 本をお借りできます, 予約をキャンセルできます: the object of another verb.
    const before = words[verb - 1];
    return isNoun(before) && verb - 1 !== at && !isNaAdjective(before) ? null : [at - 1, verb];
  }
  if (!word || !UNDERSTANDS.test(word.base)) return null;
  // 気持ちを分かってください, 分かろうとする: understanding as an effort has an object.
  const next = words[verb + 1]?.surface ?? '';
  return /^(?:て|たい|れ|せ|う|よう|やすい|やすく|やすかっ|にくい|にくく)$/u.test(next) ||
    word.surface.endsWith('ろ')
    ? null
    : [at - 1, verb];
}

const STATES =
  /^(?:大丈夫|平気|必要|上手|下手|得意|苦手|無理|だめ|駄目|便利|不便|簡単|大切|大事|好き|嫌い|大好き|大嫌い|心配|可能)$/u;
const LIKES = /^(?:大?好き|大?嫌い)$/u;
const EXISTS = /^(?:ある|いる|なる|要る)$/u;

function objectOfState(words: Words, at: number): Found | null {
  let state = at + 1;
  while (words[state]?.pos.startsWith('副詞')) state++;
  const [word, next] = [words[state], words[state + 1]];
  if (EXISTS.test(word?.base ?? '') && verbAfter(words, state - 1) === state) return [at - 1, state];
  if (word && isNaAdjective(word) && STATES.test(word.surface)) {
    // 猫を好きな人 is said; 猫を好きです is not taught.
    const ends = LIKES.test(word.surface) ? isCopula(next) && next?.surface !== 'な' : isCopula(next);
    return ends || !next ? [at - 1, state] : null;
  }
  if (!isPlainAdjective(word) || !isAdjective(word)) return null;
  return !next || isCopula(next) ? [at - 1, state] : null;
}

function objectOfIntransitive(words: Words, at: number): Found | null {
  const verb = verbAfter(words, at);
  if (verb < 0 || !INTRANSITIVE.has(verbName(words, verb))) return null;
  // 子供を座らせる: the causative has an object.
  return /^(?:せる|させる|す)$/u.test(words[verb + 1]?.base ?? '') ? null : [at - 1, verb];
}

/** The tokenizer has words for some numbers: 一つ, 二人. */
const isCounted = ({ pos, surface }: Word): boolean =>
  pos.startsWith('名詞/数') ||
  (pos.startsWith('名詞') && /^[一二三四五六七八九十百千](?:つ|人|$)/u.test(surface));

/** 水を一つ、お茶を二つ is a list, and so is 水を一つとお茶を二つ. */
function objectTwice(words: Words, at: number): Found | null {
  const second = words.findIndex(
    ({ surface, pos }, index) => index > at && surface === 'を' && pos.startsWith('助詞'),
  );
  if (second < 0) return null;
  const between = words.slice(at + 1, second);
  if (between.some((word) => isVerb(word) || isAuxiliary(word))) return null;
  // 富士山を背景に写真を撮る: を belongs to に.
  const [noun, ni] = between;
  if (between.length > 2 && isNoun(noun) && !isPerson(noun) && ni?.surface === 'に') return null;
  // 料理を、新年を迎える前に作る: the second belongs to a clause of its own.
  const verb = verbAfter(words, second);
  if (isPlainVerb(words[verb]) && isNoun(words[verb + 1])) return null;
  const isSame = words[at - 1]?.surface === words[second - 1]?.surface;
  const isList = between.some((word) => isCounted(word) || word.gap !== '');
  return isSame || !isList ? [at - 1, second] : null;
}

function teAru(words: Words, at: number): Found | null {
  const [verb, te] = [words[at - 2], words[at - 1]];
  if (!words[at]?.pos.startsWith('動詞/非自立') || !/^[てで]$/u.test(te?.surface ?? '')) return null;
  return verb && HAPPENS.has(verb.base) ? [at - 2, at] : null;
}

/** What a verb acts upon, and が or を after it. */
export const objectRules: readonly LeakRule[] = [
  { code: 'object-ga', at: ['が'], find: objectWithGa },
  { code: 'object-ga', at: ['の'], find: objectWithNo },
  { code: 'ability-twice', at: ['でき', 'できる', '出来', '出来る'], find: abilityTwice },
  { code: 'object-of-ability', at: ['を'], find: objectOfAbility },
  { code: 'object-of-state', at: ['を'], find: objectOfState },
  { code: 'object-of-intransitive', at: ['を'], find: objectOfIntransitive },
  { code: 'object-twice', at: ['を'], find: objectTwice },
  { code: 'te-aru', at: ['ある', 'あり', 'あっ'], find: teAru },
];
