import type { Contrast, GrammarPoint } from '#contract/grammar/grammar.ts';
import type { ShortContrast, ShortPoint } from '#contract/grammar/short-grammar.ts';
import { paths } from '#contract/paths.ts';
import { contrastTexts, grammarTexts } from '#contract/texts/grammar.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { breadcrumbList, fullAddress, itemList, teachingFields } from '#app/lib/head/schema-org.ts';
import { contrastListSteps, contrastSteps, grammarSteps, pointSteps } from './grammar-steps.ts';

/** Structured data of the grammar library for search engines (schema.org). */

export const grammarGraph = (origin: string, points: readonly ShortPoint[]) => [
  breadcrumbList(origin, grammarSteps()),
  itemList(
    origin,
    grammarTexts.pageTitle,
    points.map(({ id, pattern }) => ({ name: pattern, path: paths.grammarPoint(id) })),
  ),
];

export const contrastsGraph = (origin: string, contrasts: readonly ShortContrast[]) => [
  breadcrumbList(origin, contrastListSteps()),
  itemList(
    origin,
    contrastTexts.pageTitle,
    contrasts.map(({ id, title }) => ({ name: title, path: paths.contrast(id) })),
  ),
];

export function pointGraph(origin: string, point: GrammarPoint) {
  const { id, level, pattern, meaning, names } = point;
  const resource = {
    ...resourceFields(origin, level, paths.grammarPoint(id)),
    name: grammarTexts.pointTitle(pattern, level),
    description: meaning,
    learningResourceType: grammarTexts.title,
    about: { '@type': 'DefinedTerm', name: pattern, alternateName: names, inLanguage: 'ja' },
  };
  return [breadcrumbList(origin, pointSteps(point)), resource];
}

export function contrastGraph(origin: string, contrast: Contrast) {
  const { id, level, title, summary } = contrast;
  const resource = {
    ...resourceFields(origin, level, paths.contrast(id)),
    name: contrastTexts.contrastTitle(title),
    description: summary,
    learningResourceType: contrastTexts.title,
  };
  return [breadcrumbList(origin, contrastSteps(contrast)), resource];
}

const resourceFields = (origin: string, level: ShortPoint['level'], path: string) => ({
  '@type': 'LearningResource',
  ...teachingFields(origin),
  educationalLevel: uiTexts.jlptLevel(level),
  url: fullAddress(origin, path),
});
