import type { ShortUnit } from '#contract/path/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { pathTexts } from '#contract/texts/path-screens.ts';
import { breadcrumbList, itemList, type TrailStep } from '#app/lib/head/schema-org.ts';
import { addressOf } from './path-queries.ts';

/** Structured data of the path for search engines (schema.org). */
export const pathGraph = (origin: string, units: readonly ShortUnit[]) => [
  breadcrumbList(origin, [{ label: pathTexts.title, to: paths.path }]),
  itemList(
    origin,
    pathTexts.title,
    units.flatMap(({ steps }) => steps.map((step) => ({ name: step.title, path: addressOf(step) }))),
  ),
];

export const stepGraph = (origin: string, trail: readonly TrailStep[]) => [breadcrumbList(origin, trail)];
