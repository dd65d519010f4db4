import type { Token } from '../../../japanese/tokens/token.ts';
import { wordSet } from '../../words/word-table.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isWord,
  sentenceEnd,
  tokensOf,
} from '../reading/read-sentence.ts';
import { isOfOthers } from '../reading/subject.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { adverb, caseParticle, inflect, inflectUnit, verbLexeme } from '../say.ts';

/**
 * もう三年日本に住んでいます and 日本に住んで三年になります: how long it has gone on. Only of what lasts: 結婚して三年 counts from a day, and it is
 * not said where the time is over (三年住みました).
 */
export const duration: ParaphraseRule = {
  name: 'habit',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* asYears(sentence, at);
      yield* asState(sentence, at);
      yield* passed(sentence, at);
    }
  },
};

const LASTING = wordSet('住む 暮らす 勉強する 習う 働く 勤める 通う 続ける 練習する 待つ 付き合う 研究する');
const LENGTH = /(?:年|か月|ヶ月|カ月|週間|年間)$/u;
/** 毎日三年…: how often is another thing. */
const OFTEN = /^(?:毎.*|いつも|よく|一日|1日|一週間|週)$/u;
const NARU = verbLexeme('なる', 'なる', 'godan');
const TATSU = verbLexeme('経つ', 'たつ', 'godan');
const MOU = adverb('もう');
const NI = caseParticle('に');

const isLength = (unit: ReadUnit | undefined): boolean => unit?.kind === 'number' && LENGTH.test(unit.text);

/** "được ba năm rồi". */
const isSoFar = (sentence: ReadSentence): boolean => vietnameseSays(sentence, 'được', 'đã', 'rồi');

/** [もう] 三年 [間] 日本に 住んでいます → 日本に住んで [もう] 三年になります. */
function* asYears(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const verb = units[at];
  const form = featuresOf(verb);
  if (!verb || form?.aspect !== 'progressive' || form.past || form.negative || form.mood !== 'statement')
    return;
  if (!LASTING.has(verb.lexeme?.dictionary ?? '') || at + 1 !== sentenceEnd(sentence, at)) return;
  if (!isSoFar(sentence) || isOfOthers(units, at) || units.some(({ text }) => OFTEN.test(text))) return;
  const years = units.findIndex(
    (unit, index) => index < at && isLength(unit) && !isParticle(units[index + 1]),
  );
  const length = units[years];
  if (!length || units.slice(0, at).some(({ kind, role }) => kind === 'predicate' || role === 'clause-end'))
    return;
  const from = isWord(units[years - 1], 'もう') ? years - 1 : years;
  const te = inflectUnit(verb, { mood: 'te', aspect: 'simple', polite: false });
  if (!te) return;
  const rest = tokensOf(units.slice(years + 1, at));
  const about = { from, to: at + 1, pattern: '〜ています', points: ['te-iru'] };
  for (const end of ends(length.tokens, form.polite))
    for (const head of [te, [...te, caseParticle('から')]]) {
      yield { ...about, tokens: [...rest, ...head, ...end] };
      yield { ...about, tokens: [...rest, ...head, MOU, ...end] };
    }
}

/** 三年になります, 三年が経ちました. */
function ends(length: readonly Token[], polite: boolean): (readonly Token[])[] {
  const [become, gone] = [inflect(NARU, { polite }), inflect(TATSU, { polite, past: true })];
  return [
    ...(become ? [[...length, NI, ...become]] : []),
    ...(gone ? [[...length, caseParticle('が'), ...gone]] : []),
  ];
}

interface Since {
  readonly verb: ReadUnit;
  /** The index of the length. */
  readonly years: number;
  readonly polite: boolean;
}

/** 日本に 住んで [から] [もう] 三年 に なります. */
function sinceAt(sentence: ReadSentence, at: number): Since | null {
  const { units } = sentence;
  const verb = units[at];
  if (!verb || !hasMood(verb, 'te') || featuresOf(verb)?.negative) return null;
  const kara = isParticle(units[at + 1], 'から') ? 2 : 1;
  const years = at + kara + (isWord(units[at + kara], 'もう') ? 1 : 0);
  const [length, particle, last] = units.slice(years);
  const form = featuresOf(last);
  if (!isLength(length) || years + 3 !== sentenceEnd(sentence, at) || !form || form.negative) return null;
  const isYears = isParticle(particle, 'に') && isFormOf(last, 'なる');
  const isPassed = isParticle(particle, 'が') && isFormOf(last, '経つ', 'たつ') && form.past;
  return (isYears && form.mood === 'statement') || isPassed ? { verb, years, polite: form.polite } : null;
}

/** 日本語を勉強して三年になります → もう三年日本語を勉強しています. */
function* asState(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const found = sinceAt(sentence, at);
  if (!found || !LASTING.has(found.verb.lexeme?.dictionary ?? '') || isOfOthers(units, at)) return;
  const state = inflectUnit(found.verb, { mood: 'statement', aspect: 'progressive', polite: found.polite });
  const length = units[found.years]?.tokens;
  if (!state || !length) return;
  const start = objectStart(units, at);
  const about = { to: sentenceEnd(sentence, at), pattern: '〜て…になります', points: ['te-kara'] };
  for (const head of [[MOU, ...length], length, [MOU, ...length, caseParticle('も')]]) {
    yield { ...about, from: start, tokens: [...head, ...tokensOf(units.slice(start, at)), ...state] };
    yield { ...about, from: at, tokens: [...head, ...state] };
  }
}

/** 日本語を勉強する, 日本に住む: where the phrases of the verb begin. */
function objectStart(units: readonly ReadUnit[], at: number): number {
  const hasPhrase = isParticle(units[at - 1], 'を', 'に', 'で') && units[at - 2]?.kind === 'word';
  return hasPhrase ? at - 2 : at;
}

/** 三年になります and 三年が経ちました, 勉強して and 勉強を始めて; of anything that began once. */
function* passed(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const found = sinceAt(sentence, at);
  const length = found && units[found.years];
  if (!found || !length) return;
  const about = { to: sentenceEnd(sentence, at), pattern: '〜て…になります', points: ['te-kara'] };
  for (const end of ends(length.tokens, found.polite)) {
    yield { ...about, from: found.years, tokens: end };
    const began = begins(found.verb);
    for (const head of began ? [began, [...began, caseParticle('から')]] : []) {
      yield { ...about, from: at, tokens: [...head, ...end] };
      yield { ...about, from: at, tokens: [...head, MOU, ...end] };
    }
  }
}

/** 習い始めて, 勉強し始めて; nobody begins to live somewhere in this way. */
function begins(verb: ReadUnit): readonly Token[] | null {
  if (!isFormOf(verb, '勉強する', '習う', '働く', '練習する')) return null;
  const stem = inflectUnit(verb, { mood: 'stem', polite: false });
  return stem && [...stem, ...(inflect(HAJIMERU, { mood: 'te' }) ?? [])];
}

const HAJIMERU = verbLexeme('始める', 'はじめる', 'ichidan');
