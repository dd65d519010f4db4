import { wordSet } from '../../words/word-table.ts';
import { countedAt } from '../nouns/counted.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { isContrast, topicsBetween } from '../reading/phrase-places.ts';
import {
  featuresOf,
  isFormOf,
  isParticle,
  isWord,
  sentenceEnd,
  textOf,
  tokensOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, inflect, NO, noun, verbLexeme } from '../say.ts';

/** 九時に始まる and 九時から始まる, 角を曲がる and 角で曲がる, 料理の中で一番 and 料理で一番. */
export const hourAndWay: ParaphraseRule = {
  name: 'particle',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* start(sentence, at);
      yield* startsAt(sentence, at);
      yield* turn(sentence, at);
      yield* among(sentence, at);
      yield* weekday(sentence, at);
    }
  },
};

const HAJIMARU = verbLexeme('始まる', 'はじまる', 'godan');

/** A time of the clock, of the week or of the calendar. 来週 and 明日 take no に, and 三時間 is how long. */
function isPoint(units: readonly ReadUnit[], at: number): boolean {
  const unit = units[at];
  if (isWord(unit, '半')) return countedAt(units[at - 1])?.counter === '時';
  if (unit?.kind === 'word') return /^何(?:時|時半|曜日|日|月)$|[月火水木金土日]曜日?$/u.test(unit.text);
  return /^(?:時|日|月|年|時半)$/u.test(countedAt(unit)?.counter ?? '') || isMinute(units, at);
}

const isMinute = (units: readonly ReadUnit[], at: number): boolean =>
  countedAt(units[at])?.counter === '分' && countedAt(units[at - 1])?.counter === '時';

/** 九時に始まります, 九時から始まります and, of a meeting, 九時からです. */
function* start(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [particle, verb] = units.slice(at);
  if (!isParticle(particle, 'に', 'から') || !isFormOf(verb, '始まる') || !isPoint(units, at - 1)) return;
  const isFrom = isParticle(particle, 'から');
  const pattern = `〜${particle?.text}${verb?.text}`;
  const points = isFrom ? ['kara-tu'] : ['ni-thoi-gian'];
  yield { from: at, to: at + 1, tokens: [caseParticle(isFrom ? 'に' : 'から')], pattern, points };
  const form = featuresOf(verb);
  const isPlain = form?.mood === 'statement' && !form.negative && !form.past && form.aspect === 'simple';
  if (!isPlain || !form.polite || !endsWith(sentence, at + 1) || isContrast(sentence)) return;
  if (topicsBetween(units, 0, at).length === 1)
    yield { from: at, to: at + 2, tokens: [caseParticle('から'), noun('です')], pattern, points };
}

const endsWith = (sentence: ReadSentence, at: number): boolean =>
  sentence.units.slice(at + 1, sentenceEnd(sentence, at)).every(({ role }) => role === 'final');

/** 会議は九時からです, where the Vietnamese says that it begins. */
function* startsAt(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [kara, copula] = units.slice(at);
  if (!isParticle(kara, 'から') || copula?.kind !== 'copula' || !isPoint(units, at - 1)) return;
  const form = featuresOf(copula);
  const isPlain = form?.mood === 'statement' && !form.negative && !form.past;
  if (!isPlain || !vietnameseSays(sentence, 'bắt đầu') || !endsWith(sentence, at + 1)) return;
  const begins = inflect(HAJIMARU, { polite: form.polite });
  if (!begins || topicsBetween(units, 0, at).length !== 1) return;
  for (const particle of ['から', 'に'])
    yield {
      from: at,
      to: at + 2,
      tokens: [caseParticle(particle), ...begins],
      pattern: `〜から${copula.text}`,
      points: ['kara-tu'],
    };
}

const CORNERS = ['交差点', '角', '信号', '四つ角', '十字路', '突き当たり'];

/** 角を右に曲がる and 角で右に曲がる. */
function* turn({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [corner, particle, side, ni, verb] = units.slice(at);
  if (!isWord(corner, ...CORNERS) || !isParticle(particle, 'を', 'で')) return;
  const hasSide = isWord(side, '右', '左') && isParticle(ni, 'に', 'へ');
  if (!isFormOf(hasSide ? verb : side, '曲がる')) return;
  const isPath = isParticle(particle, 'を');
  yield {
    from: at + 1,
    to: at + 2,
    tokens: [caseParticle(isPath ? 'で' : 'を')],
    pattern: `〜${particle?.text}曲がる`,
    points: isPath ? ['o-di-qua'] : ['de-noi-chon'],
  };
}

/** What has kinds to choose from. */
const CATEGORIES = wordSet(`
  料理 食べ物 飲み物 果物 野菜 お菓子 スポーツ 季節 動物 花 科目 教科 色 音楽 映画 本 家族 クラス 兄弟 友達 言語 外国語 都市 国 町
`);

/** 料理の中で何が一番 and 料理で何が一番. */
function* among(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [category, next, inside, last] = units.slice(at);
  if (category?.kind !== 'word' || !CATEGORIES.has(category.text)) return;
  const isMost = units
    .slice(at + 1, sentenceEnd(sentence, at))
    .some(({ text }) => text === '一番' || text === 'いちばん');
  if (!isMost || units[at - 1]?.role === 'verb-before-noun') return;
  const hasInside = isParticle(next, 'の') && isWord(inside, '中', 'なか') && isParticle(last, 'で');
  if (hasInside && last)
    yield { from: at + 1, to: at + 4, tokens: last.tokens, pattern: '〜の中で', points: ['ichiban'] };
  else if (isParticle(next, 'で') && next)
    yield { from: at + 1, to: at + 2, tokens: [NO, noun('中', 'なか'), ...next.tokens], pattern: '〜で' };
}

/** 四月二十日木曜日 and 四月二十日の木曜日. */
function* weekday({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [day, next, later] = units.slice(at);
  if (!day || countedAt(day)?.counter !== '日' || countedAt(units[at - 1])?.counter !== '月') return;
  const isDay = (unit: ReadUnit | undefined): boolean =>
    unit?.kind === 'word' && /^[月火水木金土日]曜日?$/u.test(unit.text);
  if (isDay(next)) yield { from: at, to: at + 1, tokens: [...day.tokens, NO], pattern: day.text };
  if (isParticle(next, 'の') && isDay(later))
    yield { from: at, to: at + 2, tokens: tokensOf([day]), pattern: textOf([day]) };
}
