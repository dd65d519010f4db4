import type { KanaLesson, ShortKanaRow } from '#contract/kana/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { kanaTexts } from '#contract/texts/kana.ts';
import { breadcrumbList, itemList } from '#app/lib/head/schema-org.ts';

/** Structured data of the kana pages for search engines (schema.org). */

export const kanaGraph = (origin: string, rows: readonly ShortKanaRow[]) => [
  breadcrumbList(origin, [{ label: kanaTexts.title, to: paths.kana }]),
  itemList(
    origin,
    kanaTexts.title,
    rows.map(({ id, title }) => ({ name: title, path: paths.kanaRow(id) })),
  ),
];

export const kanaRowGraph = (origin: string, { id, title }: KanaLesson) => [
  breadcrumbList(origin, [
    { label: kanaTexts.title, to: paths.kana },
    { label: title, to: paths.kanaRow(id) },
  ]),
];
