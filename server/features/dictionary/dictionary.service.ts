import { listItems } from '#contract/dictionary/endpoints.ts';
import type { Item } from '#contract/dictionary/item.ts';
import type { ConjugationGroup, RelatedItem, Word } from '#contract/dictionary/word.ts';
import { RELATED_ITEMS_MAX } from '#contract/limits.ts';
import { conjugationFormNames, conjugationGroupNames } from '#contract/texts/conjugation.ts';
import { searchRefusals } from '#contract/texts/search-refusals.ts';
import { conjugate } from '#core/japanese/inflection/conjugate.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { withoutMarks } from '#core/vietnamese/without-marks.ts';
import type { Database } from '#server/db/connect.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import { notFound } from '#server/http/errors.ts';
import type { PageBounds, Paged } from '#server/http/paging.ts';
import { readyJson, type ReadyJson } from '#server/http/reply.ts';
import { createItemsRepository, type ItemRow } from './items.repository.ts';
import { asItem, asShortItem } from './present-item.ts';
import type { SearchService } from './search.service.ts';

interface DictionaryParts {
  readonly db: Database;
  readonly kanji: KanjiService;
  readonly search: SearchService;
}

export function createDictionaryService({ db, kanji, search }: DictionaryParts) {
  const items = createItemsRepository(db);
  const rubyOf = ({ kanji: word, hiragana }: ItemRow) => kanji.rubyOf(word, hiragana);

  /** The whole list, written out once for each edition of the dictionary. */
  let written: { readonly of: ReadonlyMap<number, ItemRow>; readonly reply: ReadyJson } | null = null;

  return {
    /** Every item, the newest first. */
    async listAll(): Promise<{ reply: ReadyJson; total: number }> {
      const rows = await search.rows();
      if (written?.of !== rows) {
        const list = [...rows.values()].toReversed().map((row) => asItem(row, kanji));
        written = { of: rows, reply: readyJson(listItems, list) };
      }
      return { reply: written.reply, total: rows.size };
    },

    async list({
      search: typed = '',
      bounds,
    }: {
      search?: string;
      bounds: PageBounds;
    }): Promise<Paged<Item>> {
      const term = withoutMarks(typed);
      const rows = await items.list(term, bounds);
      return { rows: rows.map((row) => asItem(row, kanji)), total: await items.count(term) };
    },

    async word(id: number): Promise<Word> {
      const row = await items.find(id);
      if (!row) throw notFound(searchRefusals.unknownWord);
      const related = await search.relatedTo(row, RELATED_ITEMS_MAX);
      return {
        ...asItem(row, kanji),
        ruby: rubyOf(row),
        kanjiCards: kanji.cardsOf(row.kanji),
        conjugation: tableOf(rubyOf(row), row.wordClass),
        related: related.map(({ row: other, shares }): RelatedItem => ({
          ...asShortItem(other),
          ruby: rubyOf(other),
          shares,
        })),
      };
    },

    /** When each word was last changed, for the sitemap. */
    times: () => items.times(),
  };
}

export type DictionaryService = ReturnType<typeof createDictionaryService>;

const tableOf = (ruby: string, wordClass: ItemRow['wordClass']): ConjugationGroup[] =>
  conjugate(ruby, wordClass ?? '').map(({ code, forms }) => ({
    name: conjugationGroupNames[code],
    forms: forms.map((form) => ({
      name: conjugationFormNames[form.code],
      form: withoutRuby(form.ruby),
      ruby: form.ruby,
    })),
  }));
