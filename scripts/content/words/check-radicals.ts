import type { Radical } from '#server/db/content/read-kanji-table.ts';
import { checkText } from '../check-vietnamese.ts';

/** The number of radicals in the Kangxi dictionary. */
const RADICALS = 214;

export function checkRadicals(radicals: readonly Radical[]): string[] {
  const different = new Set(radicals.map(({ radical }) => radical)).size;
  return [
    ...(radicals.length === RADICALS && different === RADICALS
      ? []
      : [`${radicals.length} radicals, ${different} of them different, needs ${RADICALS}`]),
    ...radicals.flatMap(({ hanViet, meaning }) => [...checkText(hanViet), ...checkText(meaning)]),
  ];
}
