import { wordSet } from '../../words/word-table.ts';
import { isMe, isPerson, isPlace, isQuestion, isTime } from '../reading/noun-kinds.ts';
import { phrasesBefore } from '../reading/phrases.ts';
import { featuresOf, hasMood, isAdjective, isFormOf, isParticle, isWord } from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ReadUnit } from '../rule.ts';
import type { Condition, PhrasePlace } from './set-phrase-entries.ts';
import { IDIOM_CONDITIONS } from './set-phrase-idiom-conditions.ts';
import { SITUATION_CONDITIONS } from './set-phrase-situation-conditions.ts';
import { WORD_CONDITIONS } from './set-phrase-word-conditions.ts';

const beforeIt = ({ sentence, from }: PhrasePlace): ReadUnit | undefined => {
  const before = sentence.units[from - 1];
  return before?.endsSentence ? undefined : before;
};

/** The noun of the topic right before the phrase: 今日 of 今日は雨です. */
const topicBefore = (place: PhrasePlace): ReadUnit | undefined =>
  isParticle(beforeIt(place), 'は', 'も') ? place.sentence.units[place.from - 2] : undefined;

const vietnameseHas = ({ sentence }: PhrasePlace, words: RegExp): boolean =>
  words.test(sentence.vietnamese.toLowerCase());

/** 母は風邪です; not 病名は風邪です, nor 背が高い木. */
const isAboutPeople: Condition = ({ sentence: { units }, from, to, verb }) => {
  const isSomebody = phrasesBefore(units, from).every(
    ({ noun, particle }) =>
      !/[はがも]$/u.test(particle) || isPerson(noun) || isTime(noun) || isQuestion(noun),
  );
  const isBeforeNoun = verb?.role === 'verb-before-noun' || verb?.role === 'adjective-before-noun';
  return (
    isSomebody &&
    (!isBeforeNoun || isPerson(units[to]) || isWord(units[to], 'の', 'よう', 'そう', 'とき', '時'))
  );
};

/** 明日は雨です, 雨だったら: some day. 今は雨です tells what is so now, 理由は雨です something else. */
const isSomeDay: Condition = (place) => {
  const before = beforeIt(place);
  const form = featuresOf(place.verb ?? undefined);
  const isToRain = place.verb?.kind === 'copula';
  if (isToRain && form?.mood === 'statement' && !form.past)
    return (
      NOT_NOW.test(topicBefore(place)?.text ?? before?.text ?? '') || isComing(topicBefore(place) ?? before)
    );
  return isDayOrPlace(place) || (!isToRain && isWord(before, 'もし', 'たぶん', 'きっと'));
};

const NOT_NOW = /^(?:明日|あした|あす|明後日|あさって|今夜|今晩|午後|夕方|夜|週末|毎.|[春夏秋冬]|梅雨)$/u;
const isComing = (unit: ReadUnit | undefined): boolean =>
  /^来|曜日?$|[0-9一二三四五六七八九十][日月]$/u.test(unit?.text ?? '');

const isDayOrPlace: Condition = (place) => {
  const before = beforeIt(place);
  const topic = topicBefore(place);
  if (topic) return isTime(topic) || isPlace(topic) || isWord(topic, '外');
  return before === undefined || isTime(before) || before.role === 'clause-end' || isClauseEnd(before);
};

const isClauseEnd = (unit: ReadUnit): boolean => hasMood(unit, 'tara', 'ba') || unit.role === 'conjunction';

/** 外は雨です, 昨日から雨です: it is raining. */
const isNow: Condition = (place) => {
  const form = featuresOf(place.verb ?? undefined);
  if (form?.past || form?.mood !== 'statement') return false;
  const before = beforeIt(place);
  const since = isParticle(before, 'から') && isTime(place.sentence.units[place.from - 2]);
  const when = topicBefore(place) ?? before;
  return since || (isDayOrPlace(place) && !NOT_NOW.test(when?.text ?? '') && !isComing(when));
};

const HELPS_WILL = wordSet('おく みる あげる くれる もらう いただく くださる ください ほしい');

/** What is told, not asked for, wished or intended: 早く起きなさい is not 早起きしなさい. */
const isTold: Condition = ({ sentence, from, to, verb }) => {
  const act = actOf(sentence, from);
  const form = featuresOf(verb ?? undefined);
  const next = sentence.units[to];
  if (act !== 'statement' && act !== 'question') return false;
  if (form && (form.wish || form.voice === 'potential' || form.aspect === 'beforehand')) return false;
  if (form && !['statement', 'te', 'tara', 'conjecture', 'stem'].includes(form.mood)) return false;
  return (
    !isWord(next, 'ため', '為', 'つもり', '予定', 'よう') && !HELPS_WILL.has(next?.lexeme?.dictionary ?? '')
  );
};

/** Only where brushing is helped with or forgotten: 毎日歯を磨くのは is no 毎日歯磨きは. */
const isHelpedWith: Condition = ({ sentence: { units }, from, to }) =>
  isParticle(units[to], 'を') &&
  /^(?:手伝う|お手伝いする|忘れる|嫌がる)$/u.test(units[to + 1]?.lexeme?.dictionary ?? '') &&
  !isParticle(units[from - 1], 'が', 'の');

/** Watch out, not scold: 子供に注意する; nor お元気で, 気をつけて. */
const isCareful: Condition = (place) => {
  const { sentence, from, to, verb } = place;
  const { units } = sentence;
  const isOf = isParticle(units[from], 'に');
  const of = isOf ? units[from - 1] : isParticle(units[from - 1], 'に') ? units[from - 2] : undefined;
  if (isPerson(of) || isWord(of, '体', 'お体', '健康')) return false;
  if (isOf || of) return true;
  const next = units[to];
  const isFarewell = isFormOf(next, '帰る', '行く', '来る', 'いらっしゃる') || next === undefined;
  return hasMood(verb ?? undefined, 'te') && !isFarewell;
};

/** 漢字の書き方; in 昔の作り方 and 正しい箸の使い方 the first word belongs to the way. */
const isThing: Condition = ({ sentence: { units }, from }) => {
  const thing = units[from - 1];
  const before = units[from - 2];
  if (!thing || isPerson(thing) || isTime(thing) || isPlace(thing)) return false;
  if (!before || before.endsSentence || before.role === 'attribute') return true;
  if (isAdjective(before) || isParticle(before, 'な')) return false;
  return isParticle(before, 'は', 'も', 'の') || (isParticle(before, 'に') && isPerson(units[from - 3]));
};

/** 私が小さい時; not 字が小さい時. */
const isYoung: Condition = (place) => {
  const before = beforeIt(place);
  const who = place.sentence.units[place.from - 2];
  return !before || (isParticle(before, 'は', 'が', 'の', 'も') && (isPerson(who) || isMe(who)));
};

/** Whether the phrase is an adverb of its own: できるだけ早く, not できるだけのこと, nor 急には. */
const isAdverbial: Condition = ({ sentence: { units }, from, to }) => {
  const [before, next] = [units[from - 1], units[to]];
  return (
    next !== undefined &&
    next.kind !== 'particle' &&
    next.kind !== 'copula' &&
    before?.role !== 'degree' &&
    before?.role !== 'attribute'
  );
};

/** ため before another phrase; not ためです, ための, ためには. */
const isBetween: Condition = ({ sentence: { units }, from, to }) => {
  const next = units[to];
  const isFor = isPerson(units[from - 2]) || isQuestion(units[from - 2]);
  return next !== undefined && next.kind !== 'copula' && next.kind !== 'particle' && !isFor;
};

/** The conditions of the table by name. */
const CONDITIONS: Readonly<Record<string, Condition>> = {
  ...WORD_CONDITIONS,
  ...IDIOM_CONDITIONS,
  ...SITUATION_CONDITIONS,
  人: isAboutPeople,
  時: isSomeDay,
  今: isNow,
  天気: isDayOrPlace,
  平叙: isTold,
  // 早く起きなさい says "now".
  命令なし: ({ sentence, from }) => actOf(sentence, from) !== 'request',
  用心: isCareful,
  物: isThing,
  幼い: isYoung,
  副詞: isAdverbial,
  文中: isBetween,
  手伝い: isHelpedWith,
  // よく also says how often.
  熟睡: (place) => {
    const form = featuresOf(place.verb ?? undefined);
    if (place.sentence.vietnamese !== '') return vietnameseHas(place, /ngon|say|sâu|kỹ|ngủ được/u);
    return form?.past === true || form?.voice === 'potential';
  },
  // 友達に料理を作る has somebody it is for, 料理をする has not.
  相手なし: (place) =>
    !phrasesBefore(place.sentence.units, place.from).some(
      ({ noun, particle }) => particle.startsWith('に') && isPerson(noun),
    ),
  // これとは別の.
  単独: ({ sentence: { units }, from }) =>
    !isParticle(units[from - 1], 'と') && !isParticle(units[from - 2], 'と'),
};

/** Whether all that the table asks for holds: the named conditions, and the Vietnamese words after `vi`. */
export const holds = (place: PhrasePlace): boolean =>
  place.entry.flags.every((flag) => {
    if (!flag.startsWith('vi ')) return CONDITIONS[flag]?.(place) ?? true;
    const said = place.sentence.vietnamese.toLowerCase();
    return flag
      .slice('vi '.length)
      .split('/')
      .some((words) => said.includes(words));
  });
