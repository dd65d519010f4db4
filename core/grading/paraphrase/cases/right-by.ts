import type { GradingCase } from '../../cases/case.ts';
import type { RefusedRow } from '../../cases/refuse-rows.ts';
import type { RuleName } from '../rule-names.ts';

/** The author's text, what else is right by the rules of these families, and why. */
export const rightBy = (rules: RuleName | readonly RuleName[], rows: readonly RefusedRow[]): GradingCase[] =>
  rows.map(([model, typed, why, settings]) => ({
    model,
    typed,
    verdict: 'correct-with-note',
    rules: typeof rules === 'string' ? [rules] : rules,
    why,
    ...settings,
  }));
