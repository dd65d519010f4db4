import { isTailId } from '#core/tail/tail-id.ts';
import type { WordHit } from './with-tail.ts';

/** A name, a pattern of grammar, or a question about one: V ている. */
export type SetPhrase = 'name' | 'grammar' | 'question' | null;

interface Arrangement {
  /** What the search in our own words found. */
  readonly own: readonly WordHit[];
  readonly setPhrase: SetPhrase;
}

/** いけません is a word, and only by chance three steps away from いける. */
const CHANCE_STEPS = 2;

/**
 * The hits without forms that are there by chance. Packages know no word classes: what is a form of a word of ours, we
 * know ourselves, and then a rare word has none. Behind a word of exactly this spelling stands one whose form it would
 * be in several steps.
 */
export function arrangeHits(hits: readonly WordHit[], { own, setPhrase }: Arrangement): readonly WordHit[] {
  const ownForms = own.filter(isForm);
  const isOfOurs = ({ row }: WordHit) => ownForms.some((hit) => hit.row.id === row.id);
  const sure = hits.filter((hit) => !isForm(hit) || isOfOurs(hit) || (isTail(hit) && !own.some(isWhole)));
  if (setPhrase !== null) return asSetPhrase(sure, setPhrase);
  const isLater = (hit: WordHit) => isForm(hit) && hit.steps.length >= CHANCE_STEPS;
  const whole = sure.filter(isWhole);
  const rare = whole.filter((hit) => isTail(hit) && !isForm(hit));
  return [
    ...whole.filter((hit) => !isLater(hit) && !isTail(hit)),
    ...rare,
    ...whole.filter((hit) => !rare.includes(hit) && (isLater(hit) || isTail(hit))),
    ...sure.filter((hit) => !isWhole(hit)),
  ];
}

/**
 * First the words that are spelt or read so, then those of which it could be a form. The words in a name or a question
 * say nothing: Tanaka is not 棚 and か.
 */
function asSetPhrase(hits: readonly WordHit[], setPhrase: SetPhrase): readonly WordHit[] {
  const whole = hits.filter(isWhole);
  return [
    ...whole.filter(isItself),
    ...whole.filter(isForm),
    ...hits.filter((hit) => !isWhole(hit) && (hit.match !== 'piece' || setPhrase === 'grammar')),
  ];
}

const isWhole = ({ match }: WordHit): boolean => match === 'whole';
const isForm = (hit: WordHit): boolean => isWhole(hit) && hit.steps.length > 0;
const isItself = (hit: WordHit): boolean => isWhole(hit) && hit.steps.length === 0;
const isTail = ({ row }: WordHit): boolean => isTailId(row.id);
