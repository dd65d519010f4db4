import { join } from 'node:path';
import type { Cognate } from '#contract/dictionary/item.ts';
import { ITEM_LEVELS, type ItemLevel } from '#contract/levels.ts';
import type { SearchEntry } from '#core/search/entry.ts';
import { readContent } from '#server/db/content/read-content.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { projectRoot } from '#server/project-root.ts';
import { openTestKanji } from './test-kanji.ts';

type ShippedWord = Omit<SearchEntry, 'id' | 'level' | 'ruby' | 'isFalseFriend'> & {
  readonly type: ItemLevel;
  readonly cognate: Cognate | null;
};

/** The words of `content/dictionary`, as entries of the search. */
export async function readShippedEntries(): Promise<SearchEntry[]> {
  const kanji = createKanjiService(await openTestKanji());
  const { entries } = await readContent(join(projectRoot, 'content'));
  return entries
    .filter((entry) => entry.kind === 'items')
    .map(({ id, fields }) => {
      const word = fields as ShippedWord;
      return {
        ...word,
        id,
        level: ITEM_LEVELS.indexOf(word.type),
        ruby: kanji.align(word.kanji, word.hiragana),
        isFalseFriend: word.cognate?.kind === 'false-friend',
      };
    });
}
