import type { Token } from '../../japanese/tokens/token.ts';
import type { Steps } from '../../steps.ts';
import type { Detour } from '../lattice/graph.ts';
import { type Piece, type UnitPiece, unitsOf } from '../sentence/piece.ts';
import { freely } from '../units/liberties.ts';
import type { Paraphrase } from '../units/unit.ts';
import { readUnits, textOf, tokensOf } from './reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from './rule.ts';

/** Where a wording stands: what comes before and after decides how its words are read. */
export interface WordingPlace {
  readonly preceding: Token | undefined;
  readonly following: readonly Token[];
  /** The index in the answer that learners see. */
  readonly start: number;
}

export interface Widening {
  readonly rules: readonly ParaphraseRule[];
  readonly sentence: Omit<ReadSentence, 'units'>;
  /** The grammar points that the sentence is there to practise. */
  readonly focus: readonly string[];
  readonly compile: (tokens: readonly Token[], place: WordingPlace) => Steps<Piece[]>;
}

/** No shipped sentence has more; a hostile one must not fill the memory. */
const DETOURS_MAX = 80;

/** The wordings that the rules find, one step for each. They join the graph of the answer beside what they replace. */
export function* findDetours(pieces: readonly Piece[], widening: Widening): Steps<Detour[]> {
  const said = unitsOf(pieces);
  const synonymsOf = askedOnce(widening.sentence.synonymsOf);
  const sentence: ReadSentence = { ...widening.sentence, synonymsOf, units: readUnits(said) };
  const detours: Detour[] = [];
  const known = new Set<string>();
  for (const rule of widening.rules) {
    for (const rewrite of rule.rewrites(sentence)) {
      const { from, to, tokens, pattern, points = [] } = rewrite;
      const key = `${from} ${to} ${tokens.map(({ surface }) => surface).join('')}`;
      const isTaught = points.some((point) => widening.focus.includes(point));
      if (from >= to || known.has(key) || (isTaught && rewrite.neverInFocus)) continue;
      known.add(key);
      const model = modelSpan(said, rewrite);
      const isFocus = isTaught && !staysInFocus(rule, points, widening.focus);
      const paraphrase: Paraphrase = { rule: rule.name, pattern, isFocus, model };
      const wording = yield* widening.compile(tokens, {
        preceding: tokensOf(sentence.units.slice(0, from)).at(-1),
        following: tokensOf(sentence.units.slice(to)),
        start: model.start,
      });
      const units = said.slice(from, to).map(({ unit }) => unit);
      detours.push({ units, pieces: marked(wording, paraphrase), paraphrase });
      if (detours.length === DETOURS_MAX) return detours;
      yield;
    }
  }
  return detours;
}

/** Whether the lesson practises other points of the rule too, so that the other wording is practised as well. */
const staysInFocus = (
  { choosesFrom = [] }: ParaphraseRule,
  points: readonly string[],
  focus: readonly string[],
): boolean => choosesFrom.some((point) => focus.includes(point) && !points.includes(point));

/** A word that occurs many times is looked up once. */
function askedOnce(ask: ReadSentence['synonymsOf']): ReadSentence['synonymsOf'] {
  const known = new Map<string, ReturnType<typeof ask>>();
  return (word) => {
    const answer = known.get(word) ?? ask(word);
    known.set(word, answer);
    return answer;
  };
}

function modelSpan(said: readonly UnitPiece[], { from, to }: Rewrite): Paraphrase['model'] {
  const [first, last] = [said[from]?.unit, said[to - 1]?.unit];
  const start = first?.start ?? 0;
  const text = textOf(readUnits(said.slice(from, to)));
  return { start, end: last ? last.start + last.text.length : start, text };
}

/** A wording counts only where it matches exactly; anything else is compared with the words of the model. */
const marked = (pieces: readonly Piece[], paraphrase: Paraphrase): Piece[] =>
  pieces.map((piece): Piece => {
    switch (piece.kind) {
      case 'unit':
        return { kind: 'unit', unit: { ...freely(piece.unit), paraphrase }, role: piece.role };
      case 'optional':
        return { ...piece, inside: marked(piece.inside, paraphrase) };
      case 'choice':
        return { ...piece, options: piece.options.map((option) => marked(option, paraphrase)) };
      case 'free-order':
        return { ...piece, inside: piece.inside.map((part) => marked(part, paraphrase)) };
    }
  });
