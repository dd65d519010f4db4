import { conjugateIAdjective, conjugateNaAdjective } from './adjective-table.ts';
import type { ConjugationGroup } from './conjugation-forms.ts';
import { godanParts, ichidanParts, irregularParts, suruParts, type VerbParts } from './verb-parts.ts';
import { conjugateVerb } from './verb-table.ts';

const VERBS = new Map<string, (ruby: string) => VerbParts | null>([
  ['verb-godan', godanParts],
  ['verb-ichidan', ichidanParts],
  ['verb-irregular', irregularParts],
  ['noun-suru', suruParts],
]);

/**
 * The conjugation table of a word in bracket notation: 来[く]る → 来[き]ます, 来[こ]ない. Empty for a class that is not inflected,
 * and for a word that does not have the ending of its class.
 */
export function conjugate(ruby: string, wordClass: string): ConjugationGroup[] {
  const parts = VERBS.get(wordClass)?.(ruby);
  if (parts) return conjugateVerb(parts);
  if (wordClass === 'adjective-i') return conjugateIAdjective(ruby);
  if (wordClass === 'adjective-na') return conjugateNaAdjective(ruby);
  return [];
}
