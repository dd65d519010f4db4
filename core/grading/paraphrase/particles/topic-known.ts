import { wordSet } from '../../words/word-table.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { hasQuestion, isMe, isPerson, isPlace, isQuestion, isThing } from '../reading/noun-kinds.ts';
import { isDoneTo, takesThing } from '../reading/object-verbs.ts';
import { clauseOf, isContrast, phraseStart, topicsBetween } from '../reading/phrase-places.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isWord,
  sentenceEnd,
  textOf,
  tokensOf,
} from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, topicParticle } from '../say.ts';

/** A known thing as the topic: 窓が開いています and 窓は…, 父がこの本を書きました and この本は父が書きました. */
export const topicKnown: ParaphraseRule = {
  name: 'topic',
  *rewrites(sentence) {
    if (isContrast(sentence)) return;
    for (const at of sentence.units.keys()) {
      yield* state(sentence, at);
      yield* unknown(sentence, at);
      yield* theMore(sentence, at);
      yield* whereTo(sentence, at);
      yield* notNeeded(sentence, at);
      yield* toTheFront(sentence, at);
      yield* doneBy(sentence, at);
    }
  },
};

const swap = ({ units }: ReadSentence, at: number, other: 'は' | 'が' | 'を'): Rewrite => ({
  from: at,
  to: at + 1,
  tokens: [other === 'は' ? topicParticle(other) : caseParticle(other)],
  pattern: `〜${units[at]?.text}`,
  points: POINTS[units[at]?.text ?? ''] ?? [],
});

const POINTS: Readonly<Record<string, readonly string[]>> = {
  は: ['wa-chu-de'],
  が: ['ga-chu-ngu'],
  を: ['o-tan-ngu'],
};

const opens = (units: readonly ReadUnit[], at: number): boolean =>
  at === 0 || units[at - 1]?.endsSentence === true;

const STATES = ['開く', '閉まる', 'つく', '消える', '壊れる', '割れる', '汚れる', '切れる'];
const STAYS = wordSet(
  '窓 ドア 戸 門 店 お店 電気 明かり テレビ エアコン かぎ 鍵 ボタン パソコン 時計 コップ 電池 部屋',
);

/** 窓が開いています and 窓は開いています: how a thing is that both know. "Có" tells of something new. */
function* state(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [thing, particle, verb] = units.slice(at);
  const form = featuresOf(verb);
  if (!STAYS.has(thing?.text ?? '') || !isParticle(particle, 'が', 'は') || !isFormOf(verb, ...STATES))
    return;
  if (!opens(units, phraseStart(units, at)) || actOf(sentence, at) !== 'statement') return;
  if (form?.aspect !== 'progressive' || form.negative || form.mood !== 'statement') return;
  const isOver = units.slice(at + 3, sentenceEnd(sentence, at)).every(({ role }) => role === 'final');
  if (!isOver || sentence.vietnamese === '' || vietnameseSays(sentence, 'có', 'kìa')) return;
  yield swap(sentence, at + 1, isParticle(particle, 'が') ? 'は' : 'が');
}

/** 彼が来るかどうかわかりません and 彼は…: nobody else is said not to know. */
function* unknown(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [who, ga] = units.slice(at);
  if (!isPerson(who) || isMe(who) || isQuestion(who) || !isParticle(ga, 'が')) return;
  if (!opens(units, phraseStart(units, at))) return;
  const end = sentenceEnd(sentence, at);
  const [ka, how, last] = units.slice(end - 3, end);
  const isAsked = isParticle(ka, 'か') && isWord(how, 'どうか');
  const form = featuresOf(last);
  if (!isAsked || !isFormOf(last, '分かる', 'わかる') || !form?.negative || form.past) return;
  if (!vietnameseSays(sentence, 'tôi không', 'không biết') || topicsBetween(units, 0, end).length > 0) return;
  yield swap(sentence, at + 1, 'は');
}

/** 日本語は勉強すればするほど and 日本語を勉強すればするほど. */
function* theMore(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [thing, particle, first, second, hodo] = units.slice(at);
  if (!isParticle(particle, 'は', 'を') || !hasMood(first, 'ba') || !isParticle(hodo, 'ほど')) return;
  const isSame =
    second?.lexeme?.dictionary === first?.lexeme?.dictionary ||
    (first?.lexeme?.inflectionClass === 'suru' && isFormOf(second, 'する'));
  if (!isSame || !isDoneTo(thing, first) || !opens(units, phraseStart(units, at))) return;
  if (topicsBetween(units, at + 2, sentenceEnd(sentence, at)).length === 0)
    yield swap(sentence, at + 1, isParticle(particle, 'は') ? 'を' : 'は');
}

const WHERE = ['どこ', 'いつ'];
const PARTS = ['に', 'で', 'へ', 'から', 'まで', 'までに'];

/** ゴミはどこに捨てますか and ゴミをどこに捨てますか: only the place or the time is asked. */
function* whereTo(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [thing, particle, where, next] = units.slice(at);
  if (!isParticle(particle, 'は', 'を') || !isWord(where, ...WHERE)) return;
  const clause = clauseOf(sentence, at);
  const verb = units[clause?.core ?? -1];
  const asked = at + (isParticle(next, ...PARTS) ? 4 : 3);
  if (clause?.kind !== 'last' || clause.core !== asked || !isDoneTo(thing, verb)) return;
  const isActive = featuresOf(verb)?.voice === 'active' && featuresOf(verb)?.aspect === 'simple';
  if (!isActive || isFormOf(units[asked + 1], 'ある') || !opens(units, phraseStart(units, at))) return;
  yield swap(sentence, at + 1, isParticle(particle, 'は') ? 'を' : 'は');
}

/** お弁当を持ってこなくてもいいです and お弁当は…; ここで写真は撮らないでください. */
function* notNeeded(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [thing, wo, verb] = units.slice(at);
  if (!isParticle(wo, 'を') || !isDoneTo(thing, verb) || units[at - 1]?.role === 'verb-before-noun') return;
  if (FIXED_OBJECTS.has(thing?.text ?? '')) return;
  const end = sentenceEnd(sentence, at);
  const rest = units.slice(at + 2, end);
  if (topicsBetween(units, 0, end).length > 0 || rest.some((unit) => isParticle(unit, 'を', 'が'))) return;
  const isOne = units.slice(0, at).every(({ kind, role }) => kind !== 'predicate' && role !== 'clause-end');
  const said = textOf(rest.filter(({ role }) => role !== 'final'));
  if (isOne && NOT_NEEDED.test(said)) yield swap(sentence, at + 1, 'は');
}

const NOT_NEEDED =
  /^[^をがは]*(?:なくてもいい(?:です)?|なくてもかまいません|ないでください|[てで]はいけません|[てで]はいけない)$/u;
/** With は they would say another thing: 気は, 手は. */
const FIXED_OBJECTS = wordSet('気 手 目 口 声 足 頭 力 無理 心配 の こと もの 何 これ');

/** What is put, written or handed in somewhere. */
const PUT = ['置く', '入れる', '捨てる', '書く', '出す', 'しまう', '提出する', '返す', '送る', '記入する'];

/** 金曜日までにレポートを出してください and レポートは金曜日までに出してください. */
function* toTheFront(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [thing, wo, verb] = units.slice(at);
  if (!isParticle(wo, 'を') || !isFormOf(verb, ...PUT) || !isThing(thing) || isQuestion(thing)) return;
  if (actOf(sentence, at) !== 'request' || !isFormOf(units[at + 3], 'くださる', '下さる')) return;
  const start = phraseStart(units, at);
  const before = units.slice(0, start);
  const [last, earlier] = [before.at(-1), before.at(-2)];
  const isDeadline = isParticle(last, 'に') && isParticle(earlier, 'まで');
  const isGoal = isParticle(last, 'に') && isPlace(earlier) && !isPerson(earlier);
  const isOnly = before.every(
    (unit) => unit.kind === 'word' || unit.kind === 'number' || isParticle(unit, 'の', 'に', 'まで'),
  );
  if ((!isDeadline && !isGoal) || !isOnly || before.filter((unit) => isParticle(unit, 'に')).length > 1)
    return;
  if (hasMood(verb, 'te') && !hasQuestion(units))
    yield {
      from: 0,
      to: at + 2,
      tokens: [...tokensOf(units.slice(start, at + 1)), topicParticle('は'), ...tokensOf(before)],
      pattern: '〜を',
      points: ['o-tan-ngu'],
    };
}

const GIVES = ['くれる', 'くださる', '下さる'];

/** 父がこの本を書きました and この本は父が書きました: one certain thing, and who did something with it. */
function* doneBy(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [first, second] = units.slice(at);
  if (!isParticle(second, 'が', 'は') || !opens(units, phraseStart(units, at))) return;
  const from = phraseStart(units, at);
  const end = sentenceEnd(sentence, at);
  const particleAt = units.findIndex((unit, index) => index > at + 1 && isParticle(unit, 'が', 'を'));
  const other = units[particleAt - 1];
  const otherFrom = phraseStart(units, particleAt - 1);
  const verb = units[particleAt + 1];
  if (otherFrom !== at + 2 || !other || !isSaidSo(verb) || particleAt + 2 !== endOf(units, end)) return;
  const isActive = isParticle(second, 'が') && isParticle(units[particleAt], 'を');
  const isTurned = isParticle(second, 'は') && isParticle(units[particleAt], 'が');
  const [thing, person] = isActive ? [other, first] : [first, other];
  const thingFrom = isActive ? otherFrom : from;
  const isDone = isThing(thing) && (takesThing(verb) || isFormOf(verb, ...GIVES));
  const isCertain = /^[こそあ]の$/u.test(units[thingFrom]?.text ?? '') && units[thingFrom + 1] === thing;
  if ((!isActive && !isTurned) || !isCertain || !isPerson(person) || !isDone) return;
  const [one, two] = [tokensOf(units.slice(from, at + 1)), tokensOf(units.slice(otherFrom, particleAt))];
  const particles = isActive
    ? [topicParticle('は'), caseParticle('が')]
    : [caseParticle('が'), caseParticle('を')];
  const [p1, p2] = particles;
  if (p1 && p2)
    yield {
      from,
      to: particleAt + 1,
      tokens: [...two, p1, ...one, p2],
      pattern: textOf(units.slice(from, particleAt + 1)),
    };
}

/** よ, ね and か do not count. */
const endOf = (units: readonly ReadUnit[], end: number): number =>
  units.slice(0, end).findLastIndex(({ role }) => role !== 'final') + 1;

function isSaidSo(verb: ReadUnit | undefined): boolean {
  const form = featuresOf(verb);
  return (
    form?.mood === 'statement' &&
    form.past &&
    !form.negative &&
    form.voice === 'active' &&
    form.aspect === 'simple'
  );
}
