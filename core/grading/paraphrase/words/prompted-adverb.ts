import { vietnameseSays } from '../reading/clauses.ts';
import { clauseOf } from '../reading/phrase-places.ts';
import { hasMood, isFormOf, textOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit } from '../rule.ts';
import { adverb } from '../say.ts';
import { PROMPTED } from './prompted-adverbs.ts';

/**
 * An adverb that the prompt has and the model leaves out: いつも where the Vietnamese says "luôn". It may come before any
 * phrase of its clause.
 */
export const promptedAdverb: ParaphraseRule = {
  name: 'adverb',
  *rewrites(sentence) {
    const said = textOf(sentence.units);
    for (const { words, cues, opens, isNext, fits = () => true } of PROMPTED) {
      if (words.some(([written, reading = written]) => said.includes(written) || isSaid(sentence, reading)))
        continue;
      if (!vietnameseSays(sentence, ...cues)) continue;
      for (const at of sentence.units.keys()) {
        const first = sentence.units[at];
        const coreAt = clauseOf(sentence, at)?.core ?? -1;
        const core = sentence.units[coreAt];
        if (opens && !isFirst(sentence.units[at - 1])) continue;
        if (isNext && at !== (core?.kind === 'copula' ? coreAt - 1 : coreAt)) continue;
        if (!first || !core || !beginsPhrase(sentence, at) || !fits(core, sentence)) continue;
        for (const [written, reading] of words)
          yield {
            from: at,
            to: at + 1,
            tokens: [adverb(written, reading), ...first.tokens],
            pattern: core.text,
          };
      }
    }
  },
};

/** In kana it must be a word of its own: います has no いま. */
const isSaid = ({ units }: ReadSentence, reading: string): boolean =>
  units.some(({ text }, at) => reading === text || reading === text + (units[at + 1]?.text ?? ''));

const isFirst = (before: ReadUnit | undefined): boolean =>
  before === undefined || before.endsSentence || before.role === 'topic' || before.role === 'clause-end';

const WITH_NI = ['比べる', '対する', '関する', 'つれる', '連れる', '基づく', '応じる', '加える', '沿う'];

/** Before a noun, an adverb or the predicate itself, but not inside a phrase. */
function beginsPhrase({ units }: ReadSentence, at: number): boolean {
  const [before, unit] = [units[at - 1], units[at]];
  if (!unit || unit.kind === 'particle' || unit.kind === 'copula' || unit.role === 'conjunction')
    return false;
  // 昨日に比べて is one phrase.
  if (hasMood(unit, 'te') && isFormOf(unit, ...WITH_NI)) return false;
  // かもしれません is one word.
  if (isFormOf(unit, 'しれる')) return false;
  if (!before || before.endsSentence) return true;
  return ['case', 'topic', 'clause-end', 'time', 'adverb'].includes(before.role);
}
