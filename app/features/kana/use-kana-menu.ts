import { useEffect } from 'react';
import type { ShortKanaRow } from '#contract/kana/endpoints.ts';
import { countOf, type KanaProgress } from '#core/kana/kana-progress.ts';
import { kanaMenuChoice } from '#app/lib/choices/practice-choices.ts';

/**
 * Takes the course out of the menu once every kana is known, and says whether it is. The menu is on every page,
 * the log of learning is not.
 */
export function useKanaMenu(
  rows: readonly ShortKanaRow[] | undefined,
  progress: KanaProgress | undefined,
): boolean {
  const isKnown =
    rows !== undefined &&
    progress !== undefined &&
    rows.every((row) => countOf(row, progress).known === row.kana.length);
  useEffect(() => {
    if (isKnown && kanaMenuChoice.now() === 'shown') kanaMenuChoice.choose('known');
  }, [isKnown]);
  return isKnown;
}
