import type { Token } from '../../../japanese/tokens/token.ts';
import { wordList, wordSet } from '../../words/word-table.ts';
import { restOf, vietnameseSays } from '../reading/clauses.ts';
import { isQuestion } from '../reading/noun-kinds.ts';
import { isContrast, topicsBetween } from '../reading/phrase-places.ts';
import {
  featuresOf,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
  textOf,
  tokensOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, noun, topicParticle } from '../say.ts';

/** 〜時, 〜時に, 〜時は; 子供の時 and 子供の頃; 〜場合 and 〜場合は; 〜前 and 〜前に. 間 and 間に are not the same. */
export const time: ParaphraseRule = {
  name: 'time',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      const moment = momentAt(sentence, at);
      if (moment) yield* otherMoments(sentence, moment);
      yield* aboutTheHour(sentence, at);
      yield* everyDay(sentence, at);
    }
  },
};

type After = '' | 'に' | 'は' | 'には' | 'other';
type Kind = 'when' | 'case' | 'before' | 'occasion';

interface Moment {
  readonly noun: number;
  readonly to: number;
  readonly kind: Kind;
  readonly after: After;
}

const KINDS: Readonly<Record<string, Kind>> = {
  時: 'when',
  とき: 'when',
  頃: 'when',
  ころ: 'when',
  際: 'occasion',
  場合: 'case',
  前: 'before',
};

/** The particles that each of them may have instead of another. */
const AFTER: Readonly<Record<Kind, readonly After[]>> = {
  when: ['', 'に', 'は'],
  occasion: ['', 'に', 'は'],
  case: ['', 'は', 'には'],
  before: ['', 'に', 'には'],
};

const PARTICLES: Readonly<Record<Exclude<After, 'other'>, readonly Token[]>> = {
  '': [],
  に: [caseParticle('に')],
  は: [topicParticle('は')],
  には: [caseParticle('に'), topicParticle('は')],
};

function momentAt({ units }: ReadSentence, at: number): Moment | null {
  const unit = units[at];
  const kind = unit?.kind === 'word' ? KINDS[unit.text] : undefined;
  if (!unit || !kind || !isDescribed(units, at, kind)) return null;
  const count = Math.max(
    units.slice(at + 1).findIndex((next) => next.kind !== 'particle'),
    0,
  );
  const text = textOf(units.slice(at + 1, at + 1 + count));
  const after = AFTER_TEXTS.find((one) => one === text) ?? 'other';
  // 困った時に備えて: に belongs to the verb.
  if (text.startsWith('に') && isFormOf(units[at + 1 + count], ...NEEDS_NI)) return null;
  const isLast = units[at + 1] === undefined || unit.endsSentence || units[at + 1]?.kind === 'copula';
  return {
    noun: at,
    to: after === 'other' || isLast ? at + 1 : at + 1 + count,
    kind,
    after: isLast ? 'other' : after,
  };
}

const NEEDS_NI = wordList(`
  備える 比べる 限る 対する 関する 応じる 合わせる よる 加える 似る 間に合う なる する 気づく 戻る 決める 近い 近づく 当たる 向ける 基づく 変える 変わる
  慣れる 役立つ 遅れる 至る 及ぶ 適する 違う 比較する 準備する
`);

const AFTER_TEXTS: readonly After[] = ['', 'に', 'は', 'には'];

/** A clause or a noun says which time it is. 駅の前 is a place, その時 one moment. */
function isDescribed(units: readonly ReadUnit[], at: number, kind: Kind): boolean {
  const before = units[at - 1];
  if (before?.role === 'verb-before-noun') return true;
  if (kind === 'before') return false;
  return (
    before?.role === 'adjective-before-noun' || (isParticle(before, 'の', 'な') && !isQuestion(units[at - 2]))
  );
}

function* otherMoments(sentence: ReadSentence, moment: Moment): Iterable<Rewrite> {
  const { units } = sentence;
  const { noun: at, to, kind, after } = moment;
  const words = otherWords(units, moment);
  const own = tokensOf(units.slice(at, at + 1));
  const rewrite = (tokens: readonly Token[]): Rewrite => ({
    from: at,
    to,
    tokens,
    pattern: `〜${textOf(units.slice(at, to))}`,
    points: POINTS[kind],
  });
  if (after === 'other') {
    for (const word of words) yield rewrite([word]);
    return;
  }
  for (const other of AFTER[kind]) {
    if (other === 'other' || !mayChange(sentence, moment, other)) continue;
    for (const word of [own, ...words.map((one) => [one])])
      if (word !== own || other !== after) yield rewrite([...word, ...PARTICLES[other]]);
  }
}

const POINTS: Readonly<Record<Kind, readonly string[]>> = {
  when: ['toki'],
  occasion: [],
  case: ['baai-wa'],
  before: ['mae-ni'],
};

const TIME_OF_LIFE = wordSet(`
  子供 子ども こども 学生 大学生 高校生 中学生 小学生 留学生 赤ちゃん 新人 独身 若い 小さい 幼い
`);

/** 頃 only for a time of life: 家に入る頃 is "about the time". 際 is a formal 時. */
function otherWords(units: readonly ReadUnit[], { noun: at, kind }: Moment): readonly Token[] {
  if (kind === 'occasion') return [noun('時', 'とき')];
  const who = units[isParticle(units[at - 1], 'の') ? at - 2 : at - 1];
  const isLife =
    kind === 'when' &&
    TIME_OF_LIFE.has(who?.lexeme?.dictionary ?? who?.text ?? '') &&
    who?.role !== 'verb-before-noun';
  if (!isLife) return [];
  return isWord(units[at], '頃', 'ころ') ? [noun('時', 'とき')] : [noun('頃', 'ころ')];
}

function mayChange(sentence: ReadSentence, { noun: at, to, after, kind }: Moment, other: After): boolean {
  const { units } = sentence;
  if (after === other) return true;
  // 寝る前作る would read as one word.
  if (kind === 'before' && other === '' && units[to]?.kind === 'predicate') return false;
  const isTopic = (one: After): boolean => one.endsWith('は');
  if (isTopic(after) && !isTopic(other)) return !isContrast(sentence);
  if (!isTopic(other) || isTopic(after)) return true;
  // 家を出た時、雨が降り出しました: one event, so the moment is no topic.
  const isEvent = kind === 'when' && units[at - 1]?.role === 'verb-before-noun' && isPastLater(sentence, at);
  return !isEvent && topicsBetween(units, 0, at).length === 0;
}

const isPastLater = (sentence: ReadSentence, at: number): boolean =>
  sentence.units.slice(at, sentenceEnd(sentence, at)).some((unit) => featuresOf(unit)?.past === true);

/** 三時ごろ and 三時ごろに. */
function* aboutTheHour({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [number, about, next, later] = units.slice(at);
  if (
    number?.kind !== 'number' ||
    !/時$|分$/u.test(number.text) ||
    !isWord(about, 'ごろ', '頃', 'ころ') ||
    !about
  )
    return;
  const hasNi = isParticle(next, 'に');
  const follows = hasNi ? later : next;
  if (!follows || follows.kind === 'particle' || follows.kind === 'copula') return;
  const said = about.tokens;
  yield {
    from: at + 1,
    to: at + (hasNi ? 3 : 2),
    tokens: hasNi ? said : [...said, caseParticle('に')],
    pattern: textOf(units.slice(at, at + (hasNi ? 3 : 2))),
    points: hasNi ? ['ni-thoi-gian'] : [],
  };
}

const AMOUNT =
  /^[0-9０-９一二三四五六七八九十百千何]+(?:回|度|杯|個|つ|本|時間|分|冊|枚|ページ|キロ|リットル|錠|食|粒)$/u;

/** 三杯飲みます, 三回薬を飲みます: how much is done. 七時に and 三番のバスに are no amounts. */
function countsWhatIsDone(units: readonly ReadUnit[], from: number, end: number): boolean {
  const at = units.findIndex((unit, index) => index >= from && index < end && AMOUNT.test(unit.text));
  if (at === -1) return false;
  const isAbout =
    isParticle(units[at + 1], 'ぐらい', 'くらい', 'ほど') ||
    isWord(units[at + 1], 'ぐらい', 'くらい', 'ほど');
  const [first, second, third] = units.slice(at + (isAbout ? 2 : 1));
  const isDone = isVerb(first) || (first?.kind === 'word' && isParticle(second, 'を') && isVerb(third));
  return isDone && units.slice(from, at).every(({ kind }) => kind !== 'predicate' && kind !== 'number');
}

/** 一日に三杯 and 毎日三杯: only where something is counted, and not where 一日 is the first of the month. */
function* everyDay(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [day, ni, next] = units.slice(at);
  const end = sentenceEnd(sentence, at);
  const isDaily =
    (sentence.vietnamese === '' || vietnameseSays(sentence, 'mỗi ngày', 'một ngày', 'h[àằ]ng ngày')) &&
    !featuresOf(restOf(sentence, at).at(-1))?.past;
  // 一月一日に is a date.
  const isOneDay =
    day?.kind === 'number' && /^(?:一|1|１)日$/u.test(day.text) && !units[at - 1]?.text.endsWith('月');
  if (isWord(day, '毎日') && isDaily && countsWhatIsDone(units, at + 1, end)) {
    yield { from: at, to: at + 1, tokens: [noun('一日', 'いちにち'), caseParticle('に')], pattern: '毎日' };
  } else if (isOneDay && isParticle(ni, 'に')) {
    if (isDaily && countsWhatIsDone(units, at + 2, end))
      yield { from: at, to: at + 2, tokens: [noun('毎日', 'まいにち')], pattern: '一日に' };
    if (AMOUNT.test(next?.text ?? '') && !vietnameseSays(sentence, 'mùng', 'mồng'))
      yield { from: at, to: at + 2, tokens: tokensOf([day]), pattern: '一日に' };
  }
}
