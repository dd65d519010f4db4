import type { ShortContrast, ShortPoint } from '#contract/grammar/short-grammar.ts';
import { paths } from '#contract/paths.ts';
import { contrastTexts, grammarTexts } from '#contract/texts/grammar.ts';
import type { TrailStep } from '#app/lib/head/schema-org.ts';

/** Breadcrumbs of the grammar library, for learners and for search engines. */

const library: TrailStep = { label: grammarTexts.title, to: paths.grammar };
const contrasts: TrailStep = { label: contrastTexts.title, to: paths.contrasts };

export const grammarSteps = (): TrailStep[] => [library];

export const pointSteps = ({ id, level, pattern }: ShortPoint): TrailStep[] => [
  library,
  { label: level, to: paths.grammarOf(level) },
  { label: pattern, to: paths.grammarPoint(id) },
];

export const contrastListSteps = (): TrailStep[] => [library, contrasts];

export const contrastSteps = ({ id, title }: ShortContrast): TrailStep[] => [
  library,
  contrasts,
  { label: title, to: paths.contrast(id) },
];
