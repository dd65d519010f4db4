import { isFeeling, isManner, joinsClauses, restOf } from '../reading/clauses.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isVerb } from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { inflectUnit } from '../say.ts';

/**
 * お時間をいただき、ありがとうございます and いただいて. The stem is for writing and formal speech; it cannot tell how something is done
 * (歩いて行く), it has at least two morae, and it does not open a request.
 */
export const link: ParaphraseRule = {
  name: 'link',
  *rewrites(sentence) {
    for (const [at, unit] of sentence.units.entries()) {
      const mood = otherMood(sentence, at, unit);
      const tokens = mood && inflectUnit(unit, { mood });
      const pattern = mood === 'te' ? unit.text : '〜て';
      if (tokens) yield rewriteAt(at, tokens, pattern, mood === 'te' ? [] : ['te-noi']);
    }
  },
};

const rewriteAt = (
  at: number,
  tokens: Rewrite['tokens'],
  pattern: string,
  points: readonly string[],
): Rewrite => ({ from: at, to: at + 1, tokens, pattern, points });

function otherMood(sentence: ReadSentence, at: number, unit: ReadUnit): 'te' | 'stem' | null {
  const next = sentence.units[at + 1];
  if (!isVerb(unit) || unit.role !== 'predicate' || !next || unit.endsSentence) return null;
  // 読み始める, 歩いて帰る: a predicate that follows at once belongs to it.
  if (next.kind === 'predicate' || isParticle(next) || belongsToStem(next)) return null;
  if (featuresOf(unit)?.mood === 'stem') return 'te';
  return joinsClauses(sentence, at) && mayBeStem(sentence, at, unit) ? 'stem' : null;
}

/** 分け方, でき次第. */
const belongsToStem = ({ text, tokens }: ReadUnit): boolean =>
  /^(?:方|かた|次第|しだい|物|中|たて|がち|すぐ|初めて|はじめて)$/u.test(text) ||
  tokens[0]?.pos.startsWith('名詞/接尾') === true;

const APOLOGY = /^(?:すみません|ごめん.*|悪い)$/u;
const THANKS = /^(?:ありがとう.*|感謝|申し訳)$/u;

function mayBeStem(sentence: ReadSentence, at: number, unit: ReadUnit): boolean {
  const form = featuresOf(unit);
  const rest = sentence.units.slice(at + 1);
  if (
    !form ||
    form.negative ||
    form.polite ||
    form.voice === 'potential' ||
    isManner(unit) ||
    morae(unit) < 2
  )
    return false;
  if (rest.some(({ text }) => APOLOGY.test(text)) || isFeeling(restOf(sentence, at + 1))) return false;
  if (rest.some(({ text }) => THANKS.test(text))) return isFormOf(unit, 'いただく', '頂く', 'なる');
  const before = sentence.units[at - 1];
  // 高いからといって; 食べて寝るのは, inside a noun clause.
  const isInside =
    rest.find(({ role }) => role === 'predicate' || role === 'verb-before-noun')?.role !== 'predicate';
  // 今日に限って is "today of all days", 今日に限り "today only".
  if (isInside || isFormOf(unit, '限る', 'いう', '言う', 'くださる', '下さる')) return false;
  const hasOwnWords =
    isParticle(before, 'を', 'が', 'に', 'へ', 'と', 'から', 'で') || hasMood(before, 'adverb');
  const act = actOf(sentence, at);
  return hasOwnWords && (act === 'statement' || act === 'intention' || act === 'obligation');
}

/** Of the stem: 見 has one, 食べ two. */
const morae = (unit: ReadUnit): number => {
  const stem = inflectUnit(unit, { mood: 'stem' }) ?? [];
  return stem.map(({ reading }) => reading.replace(/[ゃゅょ]/gu, '')).join('').length;
};
