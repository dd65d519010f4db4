import type { GradingCase } from '../../cases/case.ts';
import type { RuleName } from '../rule-names.ts';

/** The model, the typed answer and the reason; the Vietnamese and the like where they matter. */
type Row = readonly [model: string, typed: string, why: string, more?: Partial<GradingCase>];

/** Right by one rule. */
export const saidOtherwise = (rule: RuleName, rows: readonly Row[]): GradingCase[] =>
  rows.map(([model, typed, why, more]) => ({
    model,
    typed,
    verdict: 'correct-with-note',
    rules: [rule],
    why,
    ...more,
  }));

/** What a rule must not make of the model. */
export const neverSaid = (rows: readonly Row[]): GradingCase[] =>
  rows.map(([model, typed, why, more]) => ({ model, typed, verdict: 'wrong', why, ...more }));
