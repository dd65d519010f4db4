import type { Token } from '../../japanese/tokens/token.ts';
import { wellFormedEndings } from '../predicate/endings.ts';
import type { Features } from '../predicate/features.ts';
import { COPULA, type Lexeme, lexemeOf } from '../predicate/inflection-class.ts';
import { isSuruNoun } from '../sentence/clause-words.ts';
import { folded } from '../typed/fold.ts';
import type { Place } from './place.ts';

/** The form that the model has and the form that was typed, of the same word. */
export interface Forms {
  readonly kind: 'verb' | 'adjective' | 'copula';
  readonly model: Features;
  /** Null if there is no such form: 高いでした, 飲みて. */
  readonly typed: Features | null;
}

/** Both forms of the predicate at this place; null if it is no predicate. */
export function formsOf(place: Place): Forms | null {
  const { tokens, from } = place;
  const [token, next] = tokens.slice(from, from + 2);
  if (!token) return null;
  const isObject = place.before.endsWith('が');
  const [model, typed] = [folded(place.model), folded(place.typed)];
  let other: Forms | null = null;
  for (const lexeme of lexemesOf(token, next)) {
    const expected = featuresOf(lexeme, model, isObject);
    if (!expected) continue;
    const forms = { kind: kindOf(lexeme), model: expected, typed: featuresOf(lexeme, typed, isObject) };
    // 泳げる is listed on its own, but 泳ぎます typed for 泳げます is a form of 泳ぐ.
    if (beginningsOf(lexeme).some((beginning) => typed.startsWith(beginning))) return forms;
    other ??= forms;
  }
  return other;
}

function lexemesOf(token: Token, next: Token | undefined): Lexeme[] {
  const suru = isSuruNoun(token) && next ? lexemeOf(next, token) : null;
  const inner = lexemeOf(token, undefined, (written) => written !== token.base);
  const copula = /^(?:で|じゃ|では)$/u.test(token.surface) ? COPULA : null;
  return [suru, lexemeOf(token), inner, copula].filter((lexeme) => lexeme !== null);
}

const beginningsOf = ({ root, rootReading }: Lexeme): string[] => [folded(root), rootReading];

/** 褒められる can be both: with が before it what one can do, else the passive, which learners use more. */
function featuresOf(lexeme: Lexeme, said: string, isObject: boolean): Features | null {
  const likelier = isObject ? 'potential' : 'passive';
  for (const beginning of beginningsOf(lexeme)) {
    if (!said.startsWith(beginning)) continue;
    const found = wellFormedEndings(lexeme.inflectionClass).get(said.slice(beginning.length));
    const best = found?.find(({ features }) => features.voice === likelier) ?? found?.[0];
    if (best) return best.features;
  }
  return null;
}

const kindOf = ({ inflectionClass }: Lexeme): Forms['kind'] => {
  if (inflectionClass === 'copula') return 'copula';
  return inflectionClass.startsWith('adjective') ? 'adjective' : 'verb';
};
