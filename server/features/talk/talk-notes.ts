import { talkNoteTexts as texts } from '#contract/texts/talk.ts';
import { slipTexts } from '#contract/texts/tutor-slips.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import { compareParticles, type ParticleDifference } from '#core/talk/compare-particles.ts';
import { hearJapanese } from '#core/talk/hear.ts';
import type { ScriptLine, ScriptStep } from '#core/talk/scene.ts';
import { findSlips } from '#core/tutor/slips/find-slips.ts';
import type { SentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';

type TokensOf = SentenceAnalysisService['tokensOf'];

/** More at once would interrupt the conversation. */
const SLIPS_NAMED = 2;

/** A note in Vietnamese on certain mistakes; null when there are none. */
export async function noteOn(
  tokensOf: TokensOf,
  { answers }: ScriptStep,
  message: string,
): Promise<string | null> {
  const japanese = hearJapanese(message);
  if (japanese === null) return texts.notJapanese;
  const [said = [], ...wanted] = await tokensOf([japanese, ...answers.map(({ ja }) => withoutRuby(ja))]);
  const { slips, right } = findSlips(said);
  if (slips.length === 0) return differenceFrom(answers, wanted, said);
  const reasons = slips.slice(0, SLIPS_NAMED).map(({ code, text }) => slipTexts[code](text));
  return [...reasons, texts.better(right)].join('\n');
}

function differenceFrom(
  answers: readonly ScriptLine[],
  wanted: readonly (readonly Token[])[],
  said: readonly Token[],
): string | null {
  for (const [at, { ja }] of answers.entries()) {
    const difference = compareParticles(said, wanted[at] ?? []);
    if (difference) return explain(difference, withoutRuby(ja));
  }
  return null;
}

function explain({ said, wanted }: ParticleDifference, model: string): string | null {
  if (said === null) return wanted === null ? null : texts.missingParticle(wanted, model);
  return wanted === null ? texts.extraParticle(said, model) : texts.otherParticle(said, wanted, model);
}
