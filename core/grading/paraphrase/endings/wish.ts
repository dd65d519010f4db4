import { featuresOf, hasMood, isFormOf, isParticle, isWord, sentenceEnd } from '../reading/read-sentence.ts';
import { isOfOthers } from '../reading/subject.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { inflect, inflectUnit, quotingParticle, verbLexeme } from '../say.ts';

/**
 * 行きたいです, 行きたいと思います, 行きたいと思っています: what the speaker wants, now and as a statement. Of others only 行きたいと思っています
 * is said, and 行きたいと思いますか asks for an opinion.
 */
export const wish: ParaphraseRule = {
  name: 'wish',
  *rewrites(sentence) {
    for (const [at, unit] of sentence.units.entries())
      if (wants(unit) && !isOfOthers(sentence.units, at)) yield* otherWishes(sentence, at, unit);
  },
};

const THINK = verbLexeme('思う', 'おもう', 'godan');
const POINTS = ['tai', 'ga-hoshii', 'te-hoshii'];

/** 行きたい, ほしい: not past, not negative. */
const wants = (unit: ReadUnit): boolean => {
  const form = featuresOf(unit);
  const isWish = form?.wish === true || isFormOf(unit, 'ほしい', '欲しい');
  return isWish && hasMood(unit, 'statement') && !form?.past && !form?.negative;
};

function* otherWishes(sentence: ReadSentence, at: number, unit: ReadUnit): Iterable<Rewrite> {
  const { units } = sentence;
  const [to, think] = units.slice(at + 1);
  const pattern = isFormOf(unit, 'ほしい', '欲しい') ? '〜ほしい' : '〜たい';
  if (isFormOf(think, '思う') && isParticle(to, 'と') && isSaidNow(sentence, at + 2)) {
    const form = featuresOf(think);
    const isLasting = form?.aspect === 'progressive';
    const own = { pattern: `${pattern}と${think?.text ?? ''}`, points: POINTS };
    const direct = inflectUnit(unit, { polite: form?.polite ?? true });
    if (direct) yield { from: at, to: at + 3, tokens: direct, ...own };
    const other = think && inflectUnit(think, { aspect: isLasting ? 'simple' : 'progressive' });
    if (other && pattern === '〜たい') yield { from: at + 2, to: at + 3, tokens: other, ...own };
    return;
  }
  const polite = featuresOf(unit)?.polite ?? false;
  const plain = inflectUnit(unit, { polite: false });
  if (!plain || !isSaidNow(sentence, at)) return;
  // 水が欲しいと思います is not said; 来てほしいと思います is.
  const isThing = isFormOf(unit, 'ほしい', '欲しい') && isParticle(units[at - 1], 'が');
  for (const aspect of isThing ? (['progressive'] as const) : (['simple', 'progressive'] as const)) {
    const thought = inflect(THINK, { aspect, polite });
    const tokens = thought && [...plain, quotingParticle('と'), ...thought];
    if (tokens)
      yield {
        from: at,
        to: at + 1,
        tokens,
        pattern: `〜${unit.text.replace(/^.*(?=た|ほし|欲し)/u, '')}`,
        points: POINTS,
      };
  }
}

/** At the end of a statement: たいと思います before ので or が is as good. */
function isSaidNow(sentence: ReadSentence, at: number): boolean {
  const form = featuresOf(sentence.units[at]);
  const next = sentence.units[at + 1];
  if (!form || form.mood !== 'statement' || form.past || form.negative) return false;
  if (isWord(next, 'ん', 'の')) return false;
  return at + 1 === sentenceEnd(sentence, at) || isParticle(next, 'ので', 'が', 'けど', 'けれど');
}
