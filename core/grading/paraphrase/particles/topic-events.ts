import { wordSet } from '../../words/word-table.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { isMe, isPerson, isQuestion } from '../reading/noun-kinds.ts';
import { isContrast, phraseStart, topicsBetween } from '../reading/phrase-places.ts';
import { isQuestionWord } from '../reading/phrases.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
} from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, topicParticle } from '../say.ts';

/**
 * は and が of whom something is told: 来月、姉が結婚します and 姉は来月結婚します, 社長が出張するそうです and 社長は…. In a contrast or an
 * answer to "who" only one is right.
 */
export const topicEvents: ParaphraseRule = {
  name: 'topic',
  *rewrites(sentence) {
    if (isContrast(sentence) || sentence.units.some((unit) => isQuestion(unit) && !isInside(sentence)))
      return;
    for (const [at, unit] of sentence.units.entries()) {
      if (!isParticle(unit, 'は', 'が') || unit.role === 'clause-end' || !isSomebody(sentence, at)) continue;
      if (isNews(sentence, at)) yield swap(sentence, at);
      else if (isParticle(unit, 'が') && isNotKnown(sentence, at)) yield swap(sentence, at);
    }
  },
};

const swap = ({ units }: ReadSentence, at: number): Rewrite => {
  const isTopic = isParticle(units[at], 'は');
  return {
    from: at,
    to: at + 1,
    tokens: [isTopic ? caseParticle('が') : topicParticle('は')],
    pattern: `〜${units[at]?.text}`,
    points: isTopic ? ['wa-chu-de', 'wa-ga'] : ['ga-chu-ngu', 'wa-ga'],
    neverInFocus: true,
  };
};

/** か of a question inside the sentence: どこに住んでいるか知りません. */
const isInside = ({ units }: ReadSentence): boolean =>
  units.some((unit, at) => isParticle(unit, 'か') && isVerb(units[at + 1]) && at + 1 < units.length);

/** One other person, who opens the sentence or follows a time only. */
function isSomebody({ units }: ReadSentence, at: number): boolean {
  const who = units[at - 1];
  if (!isPerson(who) || isMe(who) || isQuestion(who) || isWord(who, '自分', 'みんな', '皆', '人', '誰か'))
    return false;
  const start = phraseStart(units, at - 1);
  return (
    units.slice(0, start).every(({ role }) => role === 'time' || role === 'adverb') &&
    topicsBetween(units, at + 1, units.length).length === 0 &&
    !units.slice(at + 1).some((unit) => isParticle(unit, 'が', 'も') && unit.role !== 'clause-end')
  );
}

/** What happens to somebody once, so that it is news. */
const EVENTS = wordSet(`
  結婚する 生まれる 来る 入る 卒業する 入学する 入院する 退院する 亡くなる 引っ越す 出張する 転勤する 就職する 帰国する 離婚する 留学する 合格する
`);

function isNews(sentence: ReadSentence, at: number): boolean {
  const { units } = sentence;
  const end = sentenceEnd(sentence, at);
  const verbs = units.slice(at, end).filter((unit) => isVerb(unit));
  const [verb] = verbs;
  const form = featuresOf(verb);
  if (verbs.length !== 1 || !form || form.negative || form.wish || form.voice !== 'active') return false;
  if (actOf(sentence, at) !== 'statement' || !EVENTS.has(verb?.lexeme?.dictionary ?? '')) return false;
  const after = units.slice(units.indexOf(verb as ReadUnit) + 1, end);
  const isHeard = after.some((unit) => isWord(unit, 'そう', 'らしい', 'よう', 'みたい'));
  const isOver = after.every(({ role }) => role === 'final') && hasMood(verb, 'statement');
  // Without a time it could be who: 姉が結婚しました.
  const hasTime = units.slice(0, end).some(({ role }) => role === 'time');
  return hasTime && (isOver || isHeard) && form.aspect === 'simple';
}

/** 彼女がどこに住んでいるか知りません and 彼女は…: the speaker is who does not know. */
function isNotKnown(sentence: ReadSentence, at: number): boolean {
  const { units } = sentence;
  const end = sentenceEnd(sentence, at);
  const last = units.slice(0, end).findLastIndex(({ role }) => role !== 'final');
  const form = featuresOf(units[last]);
  const isAsked = isParticle(units[last - 1], 'か') && units.slice(at, last).some(isQuestionWord);
  if (!isAsked || !isFormOf(units[last], '知る', '分かる', 'わかる') || !form?.negative || form.past)
    return false;
  return phraseStart(units, at - 1) === 0 && vietnameseSays(sentence, 'tôi không', 'không biết');
}
