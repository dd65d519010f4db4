import { wordSet } from '../../words/word-table.ts';
import { hasQuestion, isPerson, isPlace, isQuestion } from '../reading/noun-kinds.ts';
import { isDoneTo, takesThing } from '../reading/object-verbs.ts';
import { type Clause, phraseStart, topicsBetween } from '../reading/phrase-places.ts';
import { featuresOf, isFormOf, isParticle, isVerb, isWord, sentenceEnd } from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ReadSentence, ReadUnit } from '../rule.ts';

/** Where は and を after a thing say the same. */

/** しかたがない and the like are fixed. */
export const FIXED = wordSet(
  '仕方 しかた しょう 間違い 違い 申し訳 きり 気 目 口 手 腕 顔 元気 やる気 勇気 人気 根気 声 耳 頭 足 息',
);
/** この本はありますか asks for one thing that both know; 私の財布がありません says that it is lost. */
export const isDefinite = (units: readonly ReadUnit[], noun: number): boolean =>
  units
    .slice(phraseStart(units, noun), noun)
    .some((unit) => isPerson(unit) || (unit.role === 'attribute' && /^[こそあ]の$/u.test(unit.text)));

export const isDone = (unit: ReadUnit | undefined): boolean =>
  isVerb(unit) && takesThing(unit) && featuresOf(unit)?.voice === 'active';

/** 肉を食べません and 肉は食べません; 砂糖を入れますか and 砂糖は入れますか. */
export function objectMayBeTopic(sentence: ReadSentence, at: number, { end, core, kind }: Clause): boolean {
  const { units } = sentence;
  const verb = units[core];
  if (kind !== 'last' || end !== core || !isDone(verb) || !isDoneTo(units[at - 1], verb)) return false;
  if (FIXED.has(units[at - 1]?.text ?? '')) return false;
  if (units[at - 2]?.role === 'verb-before-noun') return false;
  const act = actOf(sentence, at);
  const isDenied = act === 'statement' && featuresOf(verb)?.negative === true && !featuresOf(verb)?.wish;
  const isAsked =
    act === 'question' &&
    !hasQuestion(units) &&
    !featuresOf(verb)?.wish &&
    // もう昼ご飯を食べましたか and 昼ご飯はもう食べましたか.
    (!featuresOf(verb)?.past || units.some((unit) => isWord(unit, 'もう')));
  if (!isDenied && !isAsked) return false;
  const isNext = units.slice(at + 1, core).every(({ role }) => role === 'adverb');
  const topics = topicsBetween(units, 0, end);
  return isNext && topics.every((other) => isDenied && isPerson(units[other - 1])) && isAlone(sentence, at);
}

/** 切った野菜を冷蔵庫に入れておきました and 切った野菜は…: a known thing opens the sentence, and the news is what to do with it. */
export function objectOpens(sentence: ReadSentence, at: number, { core, kind }: Clause): boolean {
  const { units } = sentence;
  const verb = units[core];
  if (kind !== 'last' || !isDone(verb) || !isDoneTo(units[at - 1], verb) || isPlace(units[at - 1]))
    return false;
  const start = phraseStart(units, at - 1);
  const clauseStart = units[start - 1]?.role === 'verb-before-noun' ? start - 1 : start;
  if (clauseStart !== 0 || (clauseStart === start && !isDefinite(units, at - 1))) return false;
  const act = actOf(sentence, at);
  const isArranged =
    featuresOf(verb)?.aspect === 'beforehand' ||
    act === 'request' ||
    act === 'obligation' ||
    act === 'permission';
  const inside = units.slice(at + 1, core);
  const hasPlace = inside.some((unit) => isParticle(unit, 'に', 'で', 'まで', 'までに'));
  return (
    isArranged &&
    hasPlace &&
    !hasQuestion(units) &&
    topicsBetween(units, 0, core).length === 0 &&
    isAlone(sentence, at)
  );
}

/** 野菜は冷蔵庫に入れました and 野菜を…: the topic is what the verb is done to. */
export function topicMayBeObject(sentence: ReadSentence, at: number, { core, kind }: Clause): boolean {
  const { units } = sentence;
  const verb = units[core];
  if (units[at]?.text !== 'は' || kind !== 'last' || !isDoneTo(units[at - 1], verb)) return false;
  // 図書館は調べました: those who work there can do it.
  if (isPlace(units[at - 1]) && !isFormOf(verb, '掃除する', '片付ける', '予約する', '見る')) return false;
  // 窓は開けてあります: with てある the thing is the subject.
  if (!isDone(verb) || isFormOf(units[core + 1], 'ある') || featuresOf(verb)?.aspect === 'progressive')
    return false;
  const inside = units.slice(at + 1, core);
  const isTaken =
    inside.some((unit) => isParticle(unit, 'を', 'が', 'は', 'も', 'だけ', 'しか')) ||
    inside.some(isQuestion);
  return !isTaken && topicsBetween(units, 0, at).length === 0 && isAlone(sentence, at);
}

/** The only は, が and を of the sentence's clause. */
function isAlone(sentence: ReadSentence, at: number): boolean {
  const { units } = sentence;
  const start =
    units.slice(0, at).findLastIndex(({ endsSentence, role }) => endsSentence || role === 'clause-end') + 1;
  return units
    .slice(start, sentenceEnd(sentence, at))
    .every(
      (unit, index) => start + index === at || !isParticle(unit, 'を', 'が') || unit.role === 'clause-end',
    );
}
