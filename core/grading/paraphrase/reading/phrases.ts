import type { ReadUnit } from '../rule.ts';
import { hasMood, isParticle } from './read-sentence.ts';

/** A noun with the particle after it: 友達に, 宿題を, 駅では. */
export interface Phrase {
  /** The index of the noun. */
  readonly at: number;
  readonly noun: ReadUnit;
  /** には counts as one. */
  readonly particle: string;
  /** The index of the particle. */
  readonly particleAt: number;
  /** Whether it belongs to a clause before a noun: 私が of 私が書いた手紙を. */
  readonly isInside: boolean;
}

/** The phrases of the clause that ends with this predicate, the nearest first. */
export function phrasesBefore(units: readonly ReadUnit[], predicate: number): Phrase[] {
  const phrases: Phrase[] = [];
  let isInside = false;
  for (let at = predicate - 1; at >= 0; at--) {
    const unit = units[at];
    if (!unit || unit.endsSentence || endsOtherClause(unit)) break;
    if (unit.role === 'verb-before-noun') isInside = true;
    if (!isParticle(unit) || unit.role === 'joining' || unit.role === 'final') continue;
    const isDouble =
      isParticle(units[at - 1], 'に', 'で', 'へ', 'と', 'から') && isParticle(unit, 'は', 'も');
    const nounAt = isDouble ? at - 2 : at - 1;
    const noun = units[nounAt];
    if (noun?.kind !== 'word' && noun?.kind !== 'number') continue;
    const particle = (isDouble ? (units[at - 1]?.text ?? '') : '') + unit.text;
    // は stands for the whole sentence, even before a clause of a noun.
    phrases.push({
      at: nounAt,
      noun,
      particle,
      particleAt: nounAt + 1,
      isInside: isInside && !/[はも]$/u.test(particle),
    });
    at = nounAt;
  }
  return phrases;
}

/** から, けど, たら: another clause ends here. て only links: its phrases are shared. */
const endsOtherClause = (unit: ReadUnit): boolean =>
  unit.role === 'clause-end' ||
  unit.role === 'conjunction' ||
  hasMood(unit, 'tara', 'ba', 'nara') ||
  (unit.role === 'predicate' && hasMood(unit, 'statement', 'conjecture'));

const QUESTION =
  /^(?:いつ|どこ|どれ|どの|どんな|どう|どちら|誰|だれ|どなた|いくら|いくつ|なぜ|どうして|何)(?!.*[かもぞ]$)/u;

/** いつ, どんな, 何時; いつも, 何か and どうぞ ask nothing. */
export const isQuestionWord = (unit: ReadUnit): boolean =>
  unit.kind !== 'particle' && QUESTION.test(unit.text);

/** Whether something is asked for with a question word; 誰も and 何でも ask nothing. */
export const hasQuestionWord = (units: readonly ReadUnit[]): boolean =>
  units.some((unit, at) => isQuestionWord(unit) && !isParticle(units[at + 1], 'か', 'も', 'でも'));
