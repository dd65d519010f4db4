import type { Token } from '../../../japanese/tokens/token.ts';
import { COPULA } from '../../predicate/inflection-class.ts';
import { wordSet } from '../../words/word-table.ts';
import {
  isFeeling,
  isStative,
  isToldInThePast,
  isWilled,
  mainPredicate,
  restOf,
} from '../reading/clauses.ts';
import { isPerson } from '../reading/noun-kinds.ts';
import { featuresOf, hasMood, isAdjective, isFormOf, isParticle, isWord } from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, clauseParticle, dependentNoun, inflect, NA, NO, noun as nounToken } from '../say.ts';

/**
 * 雪のために, 雪のため, 雪で; 遅れたため, 遅れたので. ために after the dictionary form of a verb is a purpose: there only its に can be left
 * out.
 */
export const cause: ParaphraseRule = {
  name: 'reason',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* otherThanTame(sentence, at);
      yield* otherThanDe(sentence, at);
      yield* lackOf(sentence, at);
    }
  },
};

const POINTS = ['tame-nguyen-nhan'];
const TAME_NOUN = dependentNoun('ため');
/** ため, ために. */
export const TAME: readonly (readonly Token[])[] = [[TAME_NOUN], [TAME_NOUN, caseParticle('に')]];

/** What happens to people: with で or のため it is a reason. 会議で and 三時で are places and times. */
const EVENTS =
  /(?:雨|雪|強風|台風|地震|津波|火事|火災|事故|停電|故障|渋滞|病気|風邪|高熱|けが|怪我|不足|影響|洪水|工事|用事|残業|出張)$/u;
const DISASTERS = /(?:大雨|大雪|台風|地震|津波|火事|火災|事故|停電|洪水)$/u;

/** 雨だったので; an accident or an earthquake is not said to be so. */
const LASTING = /(?:雨|雪|病気|風邪)$/u;

export const isEvent = (unit: ReadUnit | undefined): boolean => EVENTS.test(unit?.text ?? '');

/** What somebody stops or calls off because of an event. With any other act のために could be "for": 雨のために傘を買う. */
const CALLS_OFF = wordSet(
  '休む 欠席する 早退する 中止する やめる 諦める 延期する キャンセルする 入院する 欠勤する 休業する',
);

/** Whether で and のため after an event can only give the reason. */
export const mayHaveEvent = (sentence: ReadSentence, from: number): boolean => {
  const rest = restOf(sentence, from);
  const calledOff = CALLS_OFF.has(mainPredicate(rest).at(-1)?.lexeme?.dictionary ?? '');
  return mayHaveTame(sentence, from) && (calledOff || !isWilled(rest));
};

/**
 * Whether ため after this form gives a reason. 忘れないために and 日本にいるために are purposes, so what is done on purpose must not
 * follow them.
 */
export function isCauseBeforeTame(sentence: ReadSentence, predicate: ReadUnit, from: number): boolean {
  const form = featuresOf(predicate);
  if (form?.past || isAdjective(predicate) || predicate.kind === 'copula') return true;
  if (!isStative(predicate)) return false;
  const isFact =
    form?.aspect === 'progressive' ||
    isFormOf(predicate, 'ある', '有る', '分かる', 'わかる', '足りる', '要る') ||
    (form?.negative === true && (form.voice === 'potential' || isFormOf(predicate, 'できる', '出来る')));
  return isFact || !isWilled(restOf(sentence, from));
}

/** ため does not come before a request or what somebody is going to do. */
export const mayHaveTame = (sentence: ReadSentence, from: number): boolean =>
  actOf(sentence, from) === 'statement' &&
  hasMood(restOf(sentence, from).at(-1), 'statement') &&
  !isFeeling(restOf(sentence, from)) &&
  (isToldInThePast(sentence, from) || !isWilled(restOf(sentence, from)));

function* otherThanTame(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [before, tame, ni] = units.slice(at - 1, at + 2);
  if (at < 1 || !before || !isWord(tame, 'ため', '為')) return;
  const to = isParticle(ni, 'に') ? at + 2 : at + 1;
  const next = units[to];
  if (!next || isParticle(next) || next.kind === 'copula' || next.role === 'clause-end') return;
  const pattern = to === at + 2 ? '〜ために' : '〜ため';
  const noun = isParticle(before, 'の') ? units[at - 2] : undefined;
  const form = featuresOf(before);
  // 私のために, 何のために.
  if (noun ? isPerson(noun) || /^(?:[私僕俺何誰]|自分)/u.test(noun.text) : !form || form.mood !== 'statement')
    return;
  const isCause = noun ? isEvent(noun) : isCauseBeforeTame(sentence, before, to);
  const points = isCause ? POINTS : ['tame-muc-dich'];
  const [short, long] = TAME;
  const other = to === at + 2 ? short : long;
  if (other) yield { from: at, to, tokens: other, pattern, points };
  if (!isCause || !mayHaveTame(sentence, to)) return;
  if (noun && mayHaveEvent(sentence, to))
    yield { from: at - 1, to, tokens: [caseParticle('で')], pattern: `〜の${pattern.slice(1)}`, points };
  if (!noun) yield { from: at - 1, to, tokens: [...before.tokens, clauseParticle('ので')], pattern, points };
}

/** 事故で, 事故によって. */
function* otherThanDe(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const noun = units[at - 1];
  const particle = units[at];
  if (!noun || !particle || !isParticle(particle, 'で', 'によって') || !isEvent(noun)) return;
  if (isParticle(units[at + 1]) || !mayHaveEvent(sentence, at + 1)) return;
  const points = particle.text === 'で' ? ['de-nguyen-nhan'] : ['ni-yotte'];
  const own = { from: at, to: at + 1, pattern: `〜${particle.text}`, points };
  for (const tame of TAME) yield { ...own, tokens: [NO, ...tame] };
  if (particle.text === 'で' && LASTING.test(noun.text)) {
    const past = isToldInThePast(sentence, at + 1) ? inflect(COPULA, { past: true }) : [NA];
    if (past) yield { ...own, tokens: [...past, clauseParticle('ので')] };
  }
  if (particle.text === 'によって') yield { ...own, tokens: [caseParticle('で')] };
  else if (DISASTERS.test(noun.text) && !isWilled(restOf(sentence, at + 1)))
    yield { ...own, tokens: [caseParticle('によって')] };
}

/** What there can be a lack of, as one word: 睡眠不足, 人手不足. */
const LACKED = wordSet('睡眠 人手 運動 栄養 経験 資金 準備 説明 勉強');

/** 睡眠が足りないので, 睡眠不足で, 睡眠不足のため. */
function* lackOf(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [noun, ga, lacks, because] = units.slice(at);
  const form = featuresOf(lacks);
  if (!noun || !LACKED.has(noun.text) || !isParticle(ga, 'が') || !isFormOf(lacks, '足りる')) return;
  if (!form?.negative || form.past || !isParticle(because, 'ので', 'から') || !mayHaveEvent(sentence, at + 4))
    return;
  const lack = [...noun.tokens, nounToken('不足', 'ぶそく')];
  const own = { from: at, to: at + 4, pattern: `〜が足りない${because?.text}`, points: [] };
  yield { ...own, tokens: [...lack, caseParticle('で')] };
  for (const tame of TAME) yield { ...own, tokens: [...lack, NO, ...tame] };
}
