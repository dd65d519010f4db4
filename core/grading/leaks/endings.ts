import type { Found, LeakRule, Words } from './leak.ts';
import {
  isAuxiliary,
  isConjunctive,
  isCopula,
  isDictionaryForm,
  isNaAdjective,
  isNoun,
  isPast,
  isPlainAdjective,
  isPlainVerb,
  isPolite,
  isVerb,
} from './words.ts';

/** ん and の before です, だ, じゃない: the explanation. */
const explains = (words: Words, at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  return (
    isNoun(word) && isAuxiliary(next) && /^(?:です|だ)$/u.test(next?.base ?? '') && next?.surface !== 'で'
  );
};

const politeBeforeN = (words: Words, at: number): Found | null =>
  explains(words, at) && isPolite(words, at - 1) ? [at - 1, at + 1] : null;

const THINKS = /^(?:思う|考える|感じる|思える)$/u;

/** 「行きます」と思う repeats somebody's words. */
function politeBeforeQuote(words: Words, at: number): Found | null {
  const [to, verb] = [words[at], words[at + 1]];
  if (!to || !verb || !THINKS.test(verb.base)) return null;
  const before = words[at - 1];
  const isInvited = before?.surface === 'う' && words[at - 2]?.surface === 'ましょ';
  return isPolite(words, at - 1) || isInvited ? [at - 1, at + 1] : null;
}

/** 食べるです, 食べたです; 高かったです and 食べなかったです are right. */
function desuAfterVerb(words: Words, at: number): Found | null {
  const before = words[at - 1];
  if (!isAuxiliary(words[at])) return null;
  if (isPlainVerb(before)) return [at - 1, at];
  return isPast(before) && (isVerb(words[at - 2]) || /^(?:まし|だっ)$/u.test(words[at - 2]?.surface ?? ''))
    ? [at - 2, at]
    : null;
}

/** 高いだから, 行くだと思います, 食べたいだ. The tokenizer may take だから for the word that begins a sentence. */
function daAfterPredicate(words: Words, at: number): Found | null {
  const before = words[at - 1];
  const isBut = words[at]?.pos.startsWith('接続詞') === true && words[at]?.gap === '';
  if (!isBut && (!isCopula(words[at]) || words[at]?.base !== 'だ')) return null;
  return isPlainVerb(before) || isPlainAdjective(before) ? [at - 1, at] : null;
}

const deshitaAfterAdjective = (words: Words, at: number): Found | null =>
  isAuxiliary(words[at]) && isPlainAdjective(words[at - 1]) ? [at - 1, at] : null;

/** They follow a noun directly: 雨かもしれません, 雨でしょう. */
const GUESSES = ['かも', 'でしょ', 'だろ', 'らしい', 'みたい'];

function daBeforeNo(words: Words, at: number): Found | null {
  const before = words[at - 1];
  if (!isCopula(before) || before?.surface !== 'だ') return null;
  const [word, next] = [words[at], words[at + 1]];
  const isWhether = word?.surface === 'か' && next?.surface.startsWith('どう') === true;
  return isWhether || isConjunctive(word) || GUESSES.includes(word?.surface ?? '') || explains(words, at)
    ? [at - 1, at]
    : null;
}

/** 静かので, 学生ので, 学生んです. 私のでいい is の and で. */
function naMissing(words: Words, at: number): Found | null {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!isNoun(before) || before?.pos.startsWith('名詞/非自立')) return null;
  if (word?.surface === 'よう') return isCopula(next) ? [at - 1, at] : null;
  if (word?.surface === 'ん') return explains(words, at) ? [at - 1, at + 1] : null;
  if (!isConjunctive(word)) return null;
  if (word?.surface === 'のに') return isNaAdjective(before) ? [at - 1, at] : null;
  return next?.base === 'いい' ? null : [at - 1, at];
}

/** Before these な is never said: 静かだから, 静かみたい. */
const AFTER_DA = [...GUESSES, 'から', 'けど', 'けれど', 'けれども'];

/** 高いなので, 行くなんです, 静かなみたい. 高いな alone is an exclamation. */
function naExtra(words: Words, at: number): Found | null {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (isCopula(word) && word?.surface === 'な' && AFTER_DA.includes(next?.surface ?? '')) return [at, at + 1];
  if (!before || !(isPlainVerb(before) || isPlainAdjective(before) || isPast(before))) return null;
  if (word?.surface !== 'な') return word?.gap === '' ? [at - 1, at] : null;
  // 高いな部屋.
  if (isPlainAdjective(before) && isNoun(next) && next?.gap === '' && !/^[んの]$/u.test(next.surface))
    return [at - 1, at + 1];
  const links = /^(?:ので|のに)$/u.test(next?.surface ?? '') || explains(words, at + 1);
  return links && isDictionaryForm(before) ? [at - 1, at + 1] : null;
}

const BECOMES = /^(?:なる|する)$/u;

/** 高いになる. 楽しいにする is no better. */
const niAfterAdjective = (words: Words, at: number): Found | null =>
  isPlainAdjective(words[at - 1]) && isVerb(words[at + 1]) && BECOMES.test(words[at + 1]?.base ?? '')
    ? [at - 1, at + 1]
    : null;

const DEPENDENT = /^(?:とき|時|ため|はず|つもり|ほう|方|前|後|まま|予定|うち|間)$/u;
const NAMES_A_THING = /^名詞\/(?:一般|サ変接続|固有名詞|代名詞|副詞可能)/u;

/** 子供とき, 病気ため. */
function noMissing(words: Words, at: number): Found | null {
  const [before, word] = [words[at - 1], words[at]];
  return word?.pos.startsWith('名詞/非自立') && word.gap === '' && NAMES_A_THING.test(before?.pos ?? '')
    ? [at - 1, at]
    : null;
}

/** 行くのとき, 食べたのほうがいい. 行くの前で is no place either. */
function noExtra(words: Words, at: number): Found | null {
  const [before, next] = [words[at - 1], words[at + 1]];
  if (isPlainAdjective(before))
    return /^(?:とき|時|ため|はず|わけ)$/u.test(next?.surface ?? '') ? [at - 1, at + 1] : null;
  if (!isPlainVerb(before) && !isPast(before)) return null;
  return DEPENDENT.test(next?.surface ?? '') ? [at - 1, at + 1] : null;
}

/** What may not follow a polite form, a plain form, だ or な. */
export const endingRules: readonly LeakRule[] = [
  { code: 'polite-before-n', at: ['ん', 'の'], find: politeBeforeN },
  { code: 'polite-before-quote', at: ['と'], find: politeBeforeQuote },
  {
    code: 'polite-before-word',
    at: ['はず', 'つもり', 'わけ', 'そう', 'らしい', 'みたい', 'かも', 'ながら', 'たら', 'ば'],
    find: (words, at) => (isPolite(words, at - 1) ? [at - 1, at] : null),
  },
  { code: 'desu-after-verb', at: ['です', 'でし'], find: desuAfterVerb },
  { code: 'da-after-predicate', at: ['だ', 'だっ', 'だから', 'だけど', 'だが'], find: daAfterPredicate },
  { code: 'deshita-after-adjective', at: ['でし'], find: deshitaAfterAdjective },
  { code: 'da-before-no', at: ['ので', 'のに', 'ん', 'の', 'か', ...GUESSES], find: daBeforeNo },
  { code: 'na-missing', at: ['ので', 'のに', 'ん', 'よう'], find: naMissing },
  { code: 'na-extra', at: ['な', 'なので', 'なのに'], find: naExtra },
  { code: 'ni-after-adjective', at: ['に'], find: niAfterAdjective },
  { code: 'no-missing', at: ['とき', 'ため', 'はず', 'つもり', 'ほう', 'おかげ', 'せい'], find: noMissing },
  { code: 'no-extra', at: ['の'], find: noExtra },
];
