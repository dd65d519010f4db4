import type { MistakeCode, Verdict } from '../judgement.ts';
import type { GradingCase } from './case.ts';

type Settings = Partial<Omit<GradingCase, 'model' | 'typed' | 'why'>>;

/** The author's text, the typed answer, the rule it breaks. */
export type RefusedRow = readonly [model: string, typed: string, why: string, settings?: Settings];

type Rows = readonly RefusedRow[];
type Cases = readonly GradingCase[];

const refused = (verdict: Verdict, codes: readonly MistakeCode[], rows: Rows): Cases =>
  rows.map(([model, typed, why, settings]) => ({ model, typed, verdict, codes, why, ...settings }));

/** Wrong answers with these mistakes, in the order of the typed answer. */
export const wrong = (codes: readonly MistakeCode[], rows: Rows): Cases => refused('wrong', codes, rows);

/** A slip of one kana that makes no other word. */
export const almost = (code: MistakeCode, rows: Rows): Cases => refused('almost', [code], rows);

/** Wrong answers whose mistake could have more than one code. */
export const wrongSomehow = (rows: Rows): Cases =>
  rows.map(([model, typed, why, settings]) => ({ model, typed, verdict: 'wrong', why, ...settings }));
