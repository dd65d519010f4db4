import type { Item } from '#contract/dictionary/item.ts';
import { wordDescriptions } from '#contract/dictionary/word-descriptions.ts';
import type { Word } from '#contract/dictionary/word.ts';
import { ITEM_LEVELS, type ItemLevel } from '#contract/levels.ts';
import { searchRefusals } from '#contract/texts/search.ts';
import { describeWord, findOthers, spellingsOf } from '#core/dictionary/describe-word.ts';
import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import type { BookWord } from '#core/dictionary/word-book.ts';
import { isTailId } from '#core/tail/tail-id.ts';
import type { Database } from '#server/db/connect.ts';
import type { GrammarService } from '#server/features/grammar/grammar.service.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import { notFound } from '#server/http/errors.ts';
import type { PageBounds, Paged } from '#server/http/requests/paging.ts';
import { mapInSlices } from '#server/in-slices.ts';
import { oncePerEdition } from '#server/once-per-edition.ts';
import { createItemList } from './item-list.ts';
import { createItemsRepository, type ItemRow } from './items.repository.ts';
import { asAnyWord, asItem } from './present-item.ts';
import type { SearchService } from './search.service.ts';

interface DictionaryParts {
  readonly db: Database;
  readonly kanji: KanjiService;
  readonly search: SearchService;
  readonly grammar: Pick<GrammarService, 'about'>;
  readonly synonyms: readonly SynonymLink[];
}

export function createDictionaryService({ db, kanji, search, grammar, synonyms }: DictionaryParts) {
  const items = createItemsRepository(db);
  const listItems = createItemList(search.rows);
  const othersIn = oncePerEdition((rows: ReadonlyMap<number, ItemRow>) =>
    findOthers(rows, wordDescriptions.levels, synonyms),
  );
  const fixed = {
    ...wordDescriptions,
    kanji,
    factsOf: (row: BookWord) => kanji.wordFacts(spellingsOf(row), row.hiragana),
  };

  return {
    /** Items, newest first: all of them, or those that contain the typed text. */
    async list(typed: string, bounds: PageBounds): Promise<Paged<Item>> {
      const { rows, total } = await listItems(typed, bounds);
      return { rows: await mapInSlices(rows, (row) => asItem(row, kanji)), total };
    },

    /** `stored` reads the database: on a node other than the one that saved, the edition may be slightly older. */
    async word(id: number, { stored }: { stored: boolean }): Promise<Word> {
      const book = await search.book();
      const row = stored && !isTailId(id) ? await items.find(id) : await search.row(id);
      if (!row) throw notFound(searchRefusals.unknownWord);
      const { points, contrasts } = grammar.about(spellingsOf(row));
      return {
        ...asAnyWord(row, kanji),
        ...describeWord<ItemRow>(row, { ...fixed, book, others: othersIn(book.rows) }),
        grammarPoints: points,
        contrasts,
      };
    },

    /** The ids of the words of each level, the easiest level first. */
    async levels(): Promise<{ level: ItemLevel; wordIds: number[] }[]> {
      const rows = [...(await search.rows()).values()];
      return ITEM_LEVELS.map((level) => ({
        level,
        wordIds: rows.filter(({ type }) => type === level).map(({ id }) => id),
      }));
    },

    /** When each word was last changed, for the sitemap. */
    times: () => items.times(),
  };
}

export type DictionaryService = ReturnType<typeof createDictionaryService>;
