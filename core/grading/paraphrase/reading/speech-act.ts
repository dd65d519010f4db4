import type { ReadSentence, ReadUnit } from '../rule.ts';
import {
  asksWithWord,
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
} from './read-sentence.ts';

/**
 * What the end of a sentence does. Many rules depend on it: と cannot come before a request, んです not into an
 * invitation.
 */
export type SpeechAct =
  | 'request' // てください, てもらえますか, お願いします, なさい
  | 'invitation' // ませんか, ましょう
  | 'permission' // てもいいですか, てもいいです, てはいけません
  | 'advice' // ほうがいいです, たらどうですか
  | 'wish' // たいです, ほしいです
  | 'intention' // つもりです, ようと思います
  | 'obligation' // なければなりません
  | 'question'
  | 'statement';

const ASKS_FOR = 'くださる 下さる いただく 頂く もらう くれる いただける 頂ける もらえる'.split(' ');
const ASKED_POLITELY = /^(?:お願い|おねがい|頼み)/u;

/** The act of the sentence that contains this unit. */
export function actOf(sentence: ReadSentence, within = 0): SpeechAct {
  const end = sentenceEnd(sentence, within);
  const units = sentence.units.slice(0, end);
  const spoken = units.slice(
    0,
    units.findLastIndex((unit) => !isParticle(unit, 'よ', 'ね', 'よね', 'な')) + 1,
  );
  const isQuestion = isParticle(spoken.at(-1), 'か');
  const said = isQuestion ? spoken.slice(0, -1) : spoken;
  return actOfPredicate(said, isQuestion);
}

function actOfPredicate(said: readonly ReadUnit[], isQuestion: boolean): SpeechAct {
  const last = said.at(-1);
  const form = featuresOf(last);
  if (isRequest(said, isQuestion)) return 'request';
  if (hasMood(last, 'volitional')) return 'invitation';
  if (isQuestion && form?.negative && form.polite && !form.past && isVerb(last) && form.voice === 'active')
    return 'invitation';
  if (isPermission(said)) return 'permission';
  if (isAdvice(said)) return 'advice';
  if (form?.wish || isFormOf(last, 'ほしい', '欲しい')) return isQuestion ? 'question' : 'wish';
  if (isIntention(said)) return isQuestion ? 'question' : 'intention';
  if (form?.negative && isFormOf(last, 'なる', 'いける') && hasMood(said.at(-2), 'ba')) return 'obligation';
  if (form?.negative && isFormOf(last, 'いける', 'なる') && isParticle(said.at(-2), 'と', 'は'))
    return 'obligation';
  return isQuestion ? 'question' : 'statement';
}

function isRequest(said: readonly ReadUnit[], isQuestion: boolean): boolean {
  const last = said.at(-1);
  if (hasMood(last, 'imperative', 'prohibitive')) return true;
  if (said.some(({ text }, at) => at >= said.length - 2 && ASKED_POLITELY.test(text))) return true;
  const before = said.at(-2);
  // 教えてくれますか, お待ちいただけないでしょうか; 教えてくれました and いつ返してもらえますか are no requests.
  const isAsked = isQuestion && isFormOf(last, ...ASKS_FOR) && !featuresOf(last)?.past && !asksWithWord(said);
  if (isAsked) return true;
  return hasMood(last, 'te') && !before?.endsSentence && said.length > 0 && last?.kind === 'predicate';
}

/** てもいい, てはいけない, ても大丈夫. */
function isPermission(said: readonly ReadUnit[]): boolean {
  const at = said.findLastIndex((unit) => isParticle(unit, 'も', 'は'));
  if (at < 1 || !hasMood(said[at - 1], 'te')) return false;
  const next = said[at + 1];
  return (
    at >= said.length - 3 &&
    (isFormOf(next, 'いい', 'よい', '良い', 'よろしい', 'いける', '構う', 'かまう') ||
      isWord(next, '大丈夫', 'だめ', '駄目', '結構'))
  );
}

/** たほうがいい, たらどうですか, といいです. */
function isAdvice(said: readonly ReadUnit[]): boolean {
  const last = said.at(-1);
  if (
    isFormOf(last, 'いい', 'よい', '良い') &&
    isParticle(said.at(-2), 'が') &&
    isWord(said.at(-3), 'ほう', '方')
  )
    return true;
  const before = said.at(-2);
  if (isFormOf(last, 'いい', 'よい', '良い'))
    return isParticle(before, 'と') || hasMood(before, 'tara', 'ba');
  return isWord(before, 'どう', 'いかが') && hasMood(said.at(-3), 'tara');
}

/** つもりです, 予定です, ようと思います. */
function isIntention(said: readonly ReadUnit[]): boolean {
  const last = said.at(-1);
  const noun = last?.kind === 'copula' ? said.at(-2) : last;
  if (isWord(noun, 'つもり', '予定')) return true;
  return isFormOf(last, '思う') && isParticle(said.at(-2), 'と') && hasMood(said.at(-3), 'volitional');
}
