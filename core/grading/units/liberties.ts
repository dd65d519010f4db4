import type { NoteCode } from '../judgement.ts';
import { COST, type Outcome, type Unit } from './unit.ts';

/**
 * A unit that the rules allow but the model does not have. It counts only where it matches exactly; everything else is
 * compared with the words of the model.
 */
export const freely = (unit: Unit): Unit => ({ ...unit, isLiberty: true });

/** Only the plain forms of a polite predicate. */
export const plainly = (unit: Unit): Unit => ({
  ...freely(unit),
  match: (typed, at, emit) =>
    unit.match(typed, at, (end, outcome, loose) => {
      if (outcome.notes.includes('use-polite')) emit(end, outcome, loose);
    }),
});

/** The unit may be left out. */
export const unsaid = (unit: Unit, ...notes: readonly NoteCode[]): Unit => {
  const outcome: Outcome = { cost: COST.unsaid, notes, mistakes: [] };
  return {
    ...freely(unit),
    isSilent: true,
    shortest: 0,
    match: (_, at, emit) => emit(at, outcome, false),
  };
};

/** Only before a question mark. */
export const whereAsked = (unit: Unit): Unit => ({
  ...unit,
  match: (typed, at, emit) => {
    if (typed.endsAsQuestion) unit.match(typed, at, emit);
  },
});

/** Right, with a note. */
export const withNote = (unit: Unit, note: NoteCode): Unit => ({
  ...freely(unit),
  match: (typed, at, emit) =>
    unit.match(typed, at, (end, outcome, loose) =>
      emit(end, { ...outcome, cost: outcome.cost + COST.note, notes: [...outcome.notes, note] }, loose),
    ),
});
