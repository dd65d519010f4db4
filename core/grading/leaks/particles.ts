import type { Found, LeakRule, Word, Words } from './leak.ts';
import { isAuxiliary, isCopula, isNoun, isPlainVerb, isVerb } from './words.ts';

const MARKS = ['が', 'を', 'は', 'に', 'で', 'へ', 'も'];

/** を｜は, は｜が: never together. には, では, への and をも are. */
const NEVER_TOGETHER = new Set(
  'をが をは をに をで をへ をの がを がは がに がで がへ がの がも はが はを はに はで はへ はの はも にを にが にの にへ にで でを でが でへ へに へを へが へで もは もを もに もで もへ をでも がでも がさえ がこそ がしか'.split(
    ' ',
  ),
);

const isMark = (word?: Word): boolean =>
  word !== undefined && /^助詞\/(?:格助詞|係助詞|副助詞$|連体化)/u.test(word.pos);

function particlesMeet(words: Words, at: number): Found | null {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next || !isMark(word) || !isMark(next)) return null;
  return NEVER_TOGETHER.has(word.surface + next.surface) ? [at, at + 1] : null;
}

const LIKED = /^(?:好き|嫌い|大好き|大嫌い|上手|下手|得意|苦手)$/u;

/** は何ですか, 話すを, 読むが好き: a particle needs a noun. */
function particleAlone(words: Words, at: number): Found | null {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word?.surface === 'が' && isPlainVerb(before))
    return LIKED.test(next?.surface ?? '') ? [at - 1, at + 1] : null;
  if (!isMark(word)) return null;
  if (!before) return [at, at];
  return word?.surface === 'を' && (isPlainVerb(before) || (isAuxiliary(before) && before.base === 'ます'))
    ? [at - 1, at]
    : null;
}

const QUESTIONS = /^(?:誰|だれ|何|どこ|いつ|どれ|どなた|いくつ|いくら|なぜ|どうして)$/u;

/** 誰は, どこでは, どの店は: what is not known is no topic. */
function questionAsTopic(words: Words, at: number): Found | null {
  const noun = /^(?:で|に|へ|と|から)$/u.test(words[at - 1]?.surface ?? '') ? at - 2 : at - 1;
  if (QUESTIONS.test(words[noun]?.surface ?? '')) return [noun, at];
  return words[noun - 1]?.surface === 'どの' && isNoun(words[noun]) ? [noun - 1, at] : null;
}

const ASKED = /^(?:どう|いかが|何|どこ|いつ|誰|どなた|いくつ)$/u;

/** 調子がどうですか: what the question is about is a topic. 何がいいですか asks for the subject. */
function askedWithGa(words: Words, at: number): Found | null {
  const [before, question, next] = [words[at - 1], words[at + 1], words[at + 2]];
  if (!isMark(words[at]) || !isNoun(before) || !ASKED.test(question?.surface ?? '')) return null;
  return isCopula(next) && !QUESTIONS.test(before?.surface ?? '') ? [at - 1, at + 2] : null;
}

/** The same adverb or the same noun with its particle a second time before the predicate: もう…もう, 本が…本が. */
export function saidTwice(words: Words): Found[] {
  const found: Found[] = [];
  const said = new Map<string, number>();
  words.forEach((word, at) => {
    if (isVerb(word) || isAuxiliary(word)) return said.clear();
    const phrase = phraseAt(words, at);
    if (phrase === null) return;
    const first = said.get(phrase);
    if (first !== undefined && first < at - 1) found.push([first, at]);
    said.set(phrase, at);
  });
  return found;
}

function phraseAt(words: Words, at: number): string | null {
  const [before, word] = [words[at - 1], words[at]];
  if (word?.pos.startsWith('副詞')) return word.surface;
  const isPhrase = isNoun(before) && isMark(word) && /^[がをはでへ]$/u.test(word?.surface ?? '');
  return isPhrase ? `${before?.surface}${word?.surface}` : null;
}

/** Particles that stand beside each other, alone, or after a question. */
export const particleRules: readonly LeakRule[] = [
  { code: 'particles-meet', at: MARKS, find: particlesMeet },
  { code: 'particle-alone', at: ['が', 'を', 'は', 'に', 'へ', 'も'], find: particleAlone },
  { code: 'question-ga', at: ['が'], find: askedWithGa },
  { code: 'question-topic', at: ['は'], find: questionAsTopic },
];
