import { wordSet } from '../../words/word-table.ts';
import type { ReadUnit } from '../rule.ts';
import { isActor, isHonoured, isMe, isPerson } from './noun-kinds.ts';
import { phrasesBefore } from './phrases.ts';
import { hasMood, isFormOf, isParticle } from './read-sentence.ts';

/** Who a predicate is about: keigo, wishes and favours depend on it. */

export interface Subject {
  readonly noun: ReadUnit;
  readonly at: number;
  readonly particle: 'は' | 'も' | 'が';
}

/**
 * What may be the subject of this predicate, the nearest first. A topic holds to the end of the sentence, が only for its own
 * clause: not 先生が of 先生が好きな花を買いました, nor that of 先生が呼んで、学生が来ました.
 */
export function subjectsOf(units: readonly ReadUnit[], predicate: number): Subject[] {
  const subjects: Subject[] = [];
  let isOwnClause = true;
  for (let at = predicate - 1; at > 0; at--) {
    const [noun, unit] = units.slice(at - 1, at + 1);
    if (!noun || !unit || unit.endsSentence) break;
    if (endsClause(unit) || belongsToNoun(unit) || isTimeOf(units, at)) isOwnClause = false;
    if (noun.kind !== 'word' && noun.kind !== 'number') continue;
    const particle = isParticle(unit, 'は', 'も', 'が') ? (unit.text as Subject['particle']) : null;
    if (!particle || noun.role === 'time' || unit.role === 'clause-end') continue;
    if (particle !== 'が' || isOwnClause) subjects.push({ noun, at: at - 1, particle });
  }
  return subjects;
}

const endsClause = (unit: ReadUnit): boolean =>
  unit.role === 'clause-end' ||
  unit.role === 'conjunction' ||
  (unit.role === 'predicate' && hasMood(unit, 'te', 'stem', 'tara', 'ba', 'nara', 'statement', 'conjecture'));

const OF_THINGS = [
  '新しい',
  '古い',
  '高い',
  '安い',
  '大きい',
  '小さい',
  '長い',
  '短い',
  '難しい',
  'おいしい',
  '面白い',
];

/** 好きな, 忙しい, 書いた before a noun may have a subject of their own; 新しい of 先生が新しい本を買いました has none. */
const belongsToNoun = (unit: ReadUnit): boolean =>
  unit.role === 'verb-before-noun' ||
  isParticle(unit, 'な') ||
  (unit.role === 'adjective-before-noun' && !isFormOf(unit, ...OF_THINGS));

/** 先生が休みの日に. */
const isTimeOf = (units: readonly ReadUnit[], at: number): boolean =>
  isParticle(units[at], 'の') &&
  /^(?:日|時|とき|間|場合|ため|うち|頃|ころ)$/u.test(units[at + 1]?.text ?? '');

/** Names in katakana are in no dictionary. */
const mayBeName = ({ text }: ReadUnit): boolean => /^[\p{sc=Katakana}ー・]+$/u.test(text);

/** 二人は, 多くは. */
const isSomePeople = ({ kind, text }: ReadUnit): boolean =>
  (kind === 'number' && /[人名]$/u.test(text)) || /^(?:多く|ほとんど|大部分|半分|大勢|人々)$/u.test(text);

/** Who may act or wish; a noun that is not known may. */
export const mayAct = (unit: ReadUnit): boolean => isActor(unit) || isSomePeople(unit) || mayBeName(unit);

/** Whether the predicate is said of somebody else than the speaker, for sure or perhaps: コーヒーが飲みたい is not. */
export function isOfOthers(units: readonly ReadUnit[], predicate: number): boolean {
  const subject = subjectsOf(units, predicate).find(({ noun, particle }) =>
    particle === 'が' ? isPerson(noun) || isSomePeople(noun) : mayAct(noun),
  );
  return subject !== undefined && !isMe(subject.noun);
}

/** Verbs without を; of the others 先生は駅で見ました can also be about whom somebody saw. */
const WITHOUT_OBJECT = wordSet(`
  行く 来る 帰る 戻る 出かける 着く 出る 入る 座る 立つ 休む 働く 寝る 起きる 乗る 降りる 泊まる 住む いる 話す 答える 言う 思う 笑う 怒る 喜ぶ 泣く 驚く
  食べる 飲む 引っ越す 亡くなる 参加する 出席する 到着する 出発する 説明する 電話する 連絡する 結婚する 出張する 旅行する 帰国する 入院する 退院する 引退する 参る
`);

/** Whether the subject of this very verb is somebody honoured. A companion may be the speaker: 私と先生は行きました. */
export function isDoneByHonoured(units: readonly ReadUnit[], at: number, isFormal: boolean): boolean {
  const subject = subjectsOf(units, at).find(({ noun, particle }) => particle === 'が' || mayAct(noun));
  if (!subject || !isHonoured(subject.noun) || isParticle(units[subject.at - 1], 'と', 'や')) return false;
  if (subject.noun.text === 'さん' && (!isFormal || isParticle(units[subject.at - 2], 'と', 'や')))
    return false;
  const hasObject = phrasesBefore(units, at).some(({ particle, isInside }) => particle === 'を' && !isInside);
  return subject.particle === 'が' || hasObject || WITHOUT_OBJECT.has(units[at]?.lexeme?.dictionary ?? '');
}
