import type { Item } from '#contract/dictionary/item.ts';
import type {
  ComparedWords,
  ConjugationGroup,
  LinkedItem,
  RelatedItem,
  Word,
} from '#contract/dictionary/word.ts';
import { ITEM_LEVELS, type ItemLevel } from '#contract/levels.ts';
import { HOMOGRAPHS_MAX, RELATED_ITEMS_MAX } from '#contract/limits.ts';
import { conjugationFormNames, conjugationGroupNames } from '#contract/texts/inflection.ts';
import { searchRefusals } from '#contract/texts/search.ts';
import { createHomographs } from '#core/dictionary/homographs.ts';
import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import { createWordLinks } from '#core/dictionary/word-links.ts';
import { conjugate } from '#core/japanese/inflection/conjugate.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { isTailId } from '#core/tail/tail-id.ts';
import type { Database } from '#server/db/connect.ts';
import type { GrammarService } from '#server/features/grammar/grammar.service.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import { notFound } from '#server/http/errors.ts';
import type { PageBounds, Paged } from '#server/http/requests/paging.ts';
import { mapInSlices } from '#server/in-slices.ts';
import { createItemList } from './item-list.ts';
import { createItemsRepository, type ItemRow } from './items.repository.ts';
import { asAnyWord, asItem, asShortItem, type WordRow } from './present-item.ts';
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
  const rubyOf = ({ kanji: word, hiragana }: WordRow) => kanji.rubyOf(word, hiragana);
  const asLinkedItem = (row: ItemRow): LinkedItem => ({ ...asShortItem(row), ruby: rubyOf(row) });
  const listItems = createItemList(search.rows);
  const othersIn = oncePerEdition((rows: Rows) => {
    const levelOf = ({ type }: ItemRow) => ITEM_LEVELS.indexOf(type);
    const easiestFirst = [...rows.values()].toSorted((a, b) => levelOf(a) - levelOf(b));
    return { alike: createHomographs(easiestFirst), linked: createWordLinks(easiestFirst, synonyms) };
  });

  return {
    /** Items, newest first: all of them, or those that contain the typed text. */
    async list(typed: string, bounds: PageBounds): Promise<Paged<Item>> {
      const { rows, total } = await listItems(typed, bounds);
      return { rows: await mapInSlices(rows, (row) => asItem(row, kanji)), total };
    },

    /** `stored` reads the database: on a node other than the one that saved, the edition may be slightly older. */
    async word(id: number, { stored }: { stored: boolean }): Promise<Word> {
      const rows = await search.rows();
      const row = stored && !isTailId(id) ? await items.find(id) : await search.row(id);
      if (!row) throw notFound(searchRefusals.unknownWord);
      const related = await search.relatedTo(row, RELATED_ITEMS_MAX);
      const spellings = spellingsOf(row);
      const { points, contrasts } = grammar.about(spellings);
      const others = othersIn(rows);
      const { sameSpelling, sameReading } = others.alike(row);
      const links = others.linked(row);
      const linkedItems = (ids: readonly number[]): LinkedItem[] =>
        ids
          .slice(0, HOMOGRAPHS_MAX)
          .flatMap((other) => rows.get(other) ?? [])
          .map(asLinkedItem);
      const compared = (groups: ReturnType<typeof others.linked>['synonyms']): ComparedWords[] =>
        groups
          .map(({ ids, difference }) => ({ words: linkedItems(ids), difference }))
          .filter(({ words }) => words.length > 0);
      const facts = kanji.wordFacts(spellings, row.hiragana);
      return {
        ...asAnyWord(row, kanji),
        ruby: rubyOf(row),
        accents: accentsIn(row.pitch || (facts?.pitch ?? '')),
        howCommon: row.frequency ?? facts?.frequency ?? null,
        kanjiCards: kanji.cardsOf(row.kanji),
        conjugation: tableOf(rubyOf(row), row.wordClass),
        related: related.map(({ row: other, shares }): RelatedItem => ({
          ...asLinkedItem(other),
          shares,
        })),
        sameSpelling: linkedItems(sameSpelling),
        sameReading: linkedItems(sameReading),
        transitive: linkedItems(links.transitive),
        intransitive: linkedItems(links.intransitive),
        synonyms: compared(links.synonyms),
        opposites: compared(links.opposites),
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

type Rows = ReadonlyMap<number, ItemRow>;

/** A new edition of the dictionary is a new map, so what is made of one is forgotten with it. */
function oncePerEdition<Made>(make: (rows: Rows) => Made): (rows: Rows) => Made {
  const made = new WeakMap<Rows, Made>();
  return (rows) => {
    const known = made.get(rows) ?? make(rows);
    made.set(rows, known);
    return known;
  };
}

const spellingsOf = ({ kanji, variants }: WordRow): string[] => [
  kanji,
  ...variants.split('、').filter((variant) => variant !== ''),
];

/** `0、2` as numbers. */
const accentsIn = (pitch: string): number[] => (pitch === '' ? [] : pitch.split('、').map(Number));

const tableOf = (ruby: string, wordClass: ItemRow['wordClass']): ConjugationGroup[] =>
  conjugate(ruby, wordClass ?? '').map(({ code, forms }) => ({
    name: conjugationGroupNames[code],
    forms: forms.map((form) => ({
      name: conjugationFormNames[form.code],
      form: withoutRuby(form.ruby),
      ruby: form.ruby,
    })),
  }));
