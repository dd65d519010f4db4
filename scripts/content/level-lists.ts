import { createRequire } from 'node:module';
import type { WordRow } from 'japanese-data-module';
import { ITEM_LEVELS } from '#contract/levels.ts';
import type { ListedWord } from './check-levels.ts';

const require = createRequire(import.meta.url);

/** The words of all levels as others list them. */
export function readLevelLists(): ListedWord[] {
  return ITEM_LEVELS.flatMap((level) => {
    const rows: readonly WordRow[] = require(`japanese-data-module/full/word-jlpt${level.slice(1)}.json`);
    return rows.map(([, , kanji, , , , hiragana = kanji]) => ({ kanji, hiragana, level }));
  });
}
