import type { Features, Mood } from '../../predicate/features.ts';
import { type Piece, unitsOf } from '../../sentence/piece.ts';
import type { ReadSentence, ReadUnit } from '../rule.ts';

/** The units of the answer as rules read them, in the order of `unitsOf`. */
export const readUnits = (pieces: readonly Piece[]): ReadUnit[] =>
  unitsOf(pieces).map(({ unit, role, tokens = [], lexeme = null, meanings = [], endsSentence = false }) => ({
    text: unit.text,
    kind: unit.kind,
    role,
    tokens,
    lexeme,
    meanings,
    endsSentence,
  }));

/** The form as it is meant in most sentences; null if the unit is not inflected. */
export const featuresOf = (unit: ReadUnit | undefined): Features | null => unit?.meanings[0] ?? null;

export const hasMood = (unit: ReadUnit | undefined, ...moods: readonly Mood[]): boolean =>
  unit !== undefined && unit.meanings.some(({ mood }) => moods.includes(mood));

/** A form of one of these words, by the dictionary form: いい also for 良い and よい. */
export const isFormOf = (unit: ReadUnit | undefined, ...words: readonly string[]): boolean =>
  unit?.lexeme !== null && unit?.lexeme !== undefined && words.includes(unit.lexeme.dictionary);

export const isParticle = (unit: ReadUnit | undefined, ...texts: readonly string[]): boolean =>
  unit?.kind === 'particle' && (texts.length === 0 || texts.includes(unit.text));

/** A noun of this spelling, whatever its class: つもり, の, こと. */
export const isWord = (unit: ReadUnit | undefined, ...texts: readonly string[]): boolean =>
  unit?.kind === 'word' && texts.includes(unit.text);

export const isVerb = (unit: ReadUnit | undefined): boolean =>
  unit?.kind === 'predicate' && unit.lexeme !== null && !unit.lexeme.inflectionClass.startsWith('adjective');

export const isAdjective = (unit: ReadUnit | undefined): boolean =>
  unit?.kind === 'predicate' && unit.lexeme !== null && unit.lexeme.inflectionClass.startsWith('adjective');

const ASKS =
  /^(?:誰|だれ|何|なに|なん|どこ|いつ|どう|どれ|どの|どんな|どちら|どっち|どなた|いくら|いくつ|どのくらい|どうして|なぜ)/u;

/** Whether the sentence itself, not a clause within it, asks with a question word: not 何か, not どこへ行くか決めましたか. */
export const asksWithWord = (units: readonly ReadUnit[]): boolean => {
  const at = units.findLastIndex(({ text }) => ASKS.test(text) && !/[かも]$/u.test(text));
  if (at === -1 || isParticle(units[at + 1], 'か', 'も')) return false;
  return !units.slice(at, -1).some((unit) => isParticle(unit, 'か'));
};

/** Where the sentence ends that contains this unit: an answer can have several sentences. */
export function sentenceEnd({ units }: ReadSentence, from: number): number {
  const stop = units.findIndex(({ endsSentence }, at) => at >= from && endsSentence);
  return stop === -1 ? units.length : stop + 1;
}

/** The text of some units, as the model writes it. */
export const textOf = (units: readonly ReadUnit[]): string => units.map(({ text }) => text).join('');

/** The tokens of some units. */
export const tokensOf = (units: readonly ReadUnit[]) => units.flatMap(({ tokens }) => tokens);
