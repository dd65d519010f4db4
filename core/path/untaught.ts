import type { Token } from '../japanese/tokens/token.ts';
import type { SaidForm, SaidNumber, SaidSentence } from './read-path-sentence.ts';

/** What the steps up to here have taught. */
export interface Taught {
  readonly words: ReadonlySet<number>;
  /** How these words are written and read: `人 ひと` is not the 人 of ベトナム人. */
  readonly spellings: ReadonlySet<string>;
  readonly points: ReadonlySet<string>;
  /** Numbers up to here. */
  readonly numbersTo: number;
  readonly counters: ReadonlySet<string>;
}

/** Something in a sentence that no step has taught. */
export type Untaught =
  | { readonly kind: 'word'; readonly id: number | null; readonly text: string; readonly token: Token }
  | { readonly kind: 'point'; readonly id: string; readonly text: string; readonly token: null }
  | { readonly kind: 'form'; readonly id: null; readonly text: string; readonly token: Token };

/** `names` are words that need no teaching. A form of an untaught point is reported once, as that point. */
export function untaughtIn(said: SaidSentence, taught: Taught, names: ReadonlySet<string>): Untaught[] {
  const words = [
    ...said.words.filter(
      ({ id, token }) => !names.has(token.surface) && (id === null || !taught.words.has(id)),
    ),
    ...said.numbers.filter((number) => !isNumberTaught(number, taught)),
  ];
  const points = said.points.filter((id) => !taught.points.has(id));
  const forms = said.forms.filter(
    (form) => !isFormTaught(form, taught) && !form.points.some((id) => points.includes(id)),
  );
  return [
    ...words.map(({ id, text, token }) => ({ kind: 'word' as const, id, text, token })),
    ...points.map((id) => ({ kind: 'point' as const, id, text: id, token: null })),
    ...forms.map(({ token }) => ({ kind: 'form' as const, id: null, text: token.surface, token })),
  ];
}

function isNumberTaught({ id, text, value, counter }: SaidNumber, taught: Taught): boolean {
  if (id !== null && taught.words.has(id)) return true;
  const isCounterTaught = counter === '' || taught.counters.has(counter);
  if (text.startsWith('何')) return isCounterTaught && WHAT.some((one) => taught.spellings.has(one));
  return isCounterTaught && value !== null && value <= taught.numbersTo;
}

const WHAT: readonly string[] = ['何 なに', '何 なん'];

function isFormTaught({ points, words, affix, ending }: SaidForm, taught: Taught): boolean {
  if (points.some((id) => taught.points.has(id)) || words.some((id) => taught.words.has(id))) return true;
  if (affix && (taught.spellings.has(affix.spelling) || taught.counters.has(affix.surface))) return true;
  return ending !== null && isFormTaught(ending, taught);
}
