import type { Token } from '../../../japanese/tokens/token.ts';
import type { Features } from '../../predicate/features.ts';
import { wordSet } from '../../words/word-table.ts';
import { countedAt } from '../nouns/counted.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { phraseStart } from '../reading/phrase-places.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isWord,
  sentenceEnd,
  tokensOf,
} from '../reading/read-sentence.ts';
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
      yield* goesOn(sentence, at);
      yield* asState(sentence, at);
      yield* passed(sentence, at);
    }
  },
};

const LASTING = wordSet(
  '住む 暮らす 勉強する 学ぶ 習う 働く 勤める 通う 続ける 練習する 待つ 付き合う 研究する 使う 飼う',
);
const LENGTH = /^(?:年|か月|ヶ月|カ月|ヵ月|週間|年間)$/u;
/** 2020年 is a date. */
const YEARS_MAX = 100;
/** 毎日三年…: how often is another thing. */
const OFTEN = /^(?:毎.*|いつも|よく|一日|1日|一週間|週)$/u;
const NARU = verbLexeme('なる', 'なる', 'godan');
const TATSU = verbLexeme('経つ', 'たつ', 'godan');
const HAJIMERU = verbLexeme('始める', 'はじめる', 'ichidan');
const MOU = adverb('もう');
const [NI, GA, MO, KARA] = [caseParticle('に'), caseParticle('が'), caseParticle('も'), caseParticle('から')];

function isLength(unit: ReadUnit | undefined): boolean {
  const found = countedAt(unit);
  return (
    isWord(unit, '半年', '一年半') ||
    (found !== null && found.value < YEARS_MAX && LENGTH.test(found.counter))
  );
}

const isOver = (sentence: ReadSentence, at: number): boolean =>
  sentence.units.slice(at, sentenceEnd(sentence, at - 1)).every(({ role }) => role === 'final');

/** [もう] 三年 [間] 日本に 住んでいます. */
function* goesOn(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const verb = units[at];
  const form = featuresOf(verb);
  if (!verb || form?.aspect !== 'progressive' || form.past || form.negative || form.mood !== 'statement')
    return;
  if (!LASTING.has(verb.lexeme?.dictionary ?? '') || !isOver(sentence, at + 1)) return;
  const before = units.slice(0, at);
  // "được ba năm rồi".
  if (!vietnameseSays(sentence, 'được', 'đã', 'rồi') || before.some(({ text }) => OFTEN.test(text))) return;
  if (before.some(({ kind, role }) => kind === 'predicate' || role === 'clause-end')) return;
  const years = before.findIndex((unit, index) => isLength(unit) && !isParticle(units[index + 1]));
  const length = units[years]?.tokens;
  if (!length) return;
  const from = isWord(units[years - 1], 'もう') ? years - 1 : years;
  const rest = tokensOf(units.slice(years + 1, at));
  if (from < years) yield* withoutMou({ from, to: at }, length, rest);
  const te = inflectUnit(verb, { mood: 'te', aspect: 'simple', polite: false });
  const about = { from, to: at + 1, pattern: '〜ています', points: ['te-iru'] };
  for (const end of te ? ends(length, form.polite) : [])
    for (const said of openings(te ?? [])) yield { ...about, tokens: [...rest, ...said, ...end] };
}

/** "được ba năm" says as much as もう: 三年日本に住んでいます, 日本に三年住んでいます. */
function* withoutMou(
  place: Pick<Rewrite, 'from' | 'to'>,
  length: readonly Token[],
  rest: readonly Token[],
): Iterable<Rewrite> {
  yield { ...place, tokens: [...length, ...rest], pattern: 'もう' };
  if (rest.length > 0) yield { ...place, tokens: [...rest, ...length], pattern: 'もう' };
}

/** 三年になります, 三年(が)経ちました. */
const ends = (length: readonly Token[], polite: boolean): (readonly Token[])[] => {
  const become = inflect(NARU, { polite });
  return [...(become ? [[...length, NI, ...become]] : []), ...goneBy(length, { polite, past: true })];
};

function goneBy(length: readonly Token[], form: Partial<Features>): (readonly Token[])[] {
  const gone = inflect(TATSU, form);
  return gone
    ? [
        [...length, GA, ...gone],
        [...length, ...gone],
      ]
    : [];
}

/** 住んで, 住んでから, 住んでもう, 住んでからもう. */
const openings = (te: readonly Token[]): (readonly Token[])[] => [
  te,
  [...te, KARA],
  [...te, MOU],
  [...te, KARA, MOU],
];

interface Since {
  readonly verb: ReadUnit;
  /** The index of the length. */
  readonly years: number;
  readonly length: readonly Token[];
  /** The first unit after the predicate. */
  readonly to: number;
  readonly polite: boolean;
}

/** 日本に 住んで [から] [もう] 三年 に なります, 三年 が 経ちました. */
function sinceAt(sentence: ReadSentence, at: number): Since | null {
  const { units } = sentence;
  const verb = units[at];
  if (!verb || !hasMood(verb, 'te') || featuresOf(verb)?.negative) return null;
  const kara = isParticle(units[at + 1], 'から') ? 2 : 1;
  const years = at + kara + (isWord(units[at + kara], 'もう') ? 1 : 0);
  const [length, particle, last] = units.slice(years);
  const form = featuresOf(last);
  if (!length || !isLength(length) || !form || form.negative || !isOver(sentence, years + 3)) return null;
  const isYears = isParticle(particle, 'に') && isFormOf(last, 'なる');
  const isPassed = isParticle(particle, 'が') && isFormOf(last, '経つ', 'たつ') && form.past;
  return (isYears && form.mood === 'statement') || isPassed
    ? { verb, years, length: length.tokens, to: years + 3, polite: form.polite }
    : null;
}

/** 日本語を勉強して三年になります → もう三年日本語を勉強しています. */
function* asState(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const found = sinceAt(sentence, at);
  if (!found || !LASTING.has(found.verb.lexeme?.dictionary ?? '')) return;
  const state = inflectUnit(found.verb, { mood: 'statement', aspect: 'progressive', polite: found.polite });
  if (!state) return;
  // もう三年 may also come before what is done.
  const start = isParticle(units[at - 1], 'を', 'に', 'で') ? phraseStart(units, at - 2) : at;
  const about = { to: found.to, pattern: '〜て…になります', points: ['te-kara'] };
  for (const head of [[MOU, ...found.length], found.length, [MOU, ...found.length, MO]])
    for (const from of new Set([start, at]))
      yield { ...about, from, tokens: [...head, ...tokensOf(units.slice(from, at)), ...state] };
}

/** 三年になります and 三年が経ちました, 勉強して and 勉強し始めて; of anything that began once. */
function* passed(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const found = sinceAt(sentence, at);
  if (!found) return;
  const about = { to: found.to, pattern: '〜て…になります', points: ['te-kara'] };
  for (const tokens of goneBy(found.length, { polite: found.polite }))
    yield { ...about, from: found.years, tokens };
  const began = begins(found.verb);
  for (const end of ends(found.length, found.polite)) {
    yield { ...about, from: found.years, tokens: end };
    for (const said of began ? openings(began) : []) yield { ...about, from: at, tokens: [...said, ...end] };
  }
}

/** 習い始めて, 勉強し始めて; nobody begins to live somewhere in this way. */
function begins(verb: ReadUnit): readonly Token[] | null {
  if (!isFormOf(verb, '勉強する', '習う', '働く', '練習する')) return null;
  const stem = inflectUnit(verb, { mood: 'stem', polite: false });
  return stem && [...stem, ...(inflect(HAJIMERU, { mood: 'te' }) ?? [])];
}
