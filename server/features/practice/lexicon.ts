import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import type { Lexicon } from '#core/grading/lexicon.ts';
import type { Synonym } from '#core/grading/paraphrase/rule.ts';
import { isKana, toHiragana } from '#core/japanese/kana.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import { mapInSlices } from '#server/in-slices.ts';
import { oncePerEdition } from '#server/once-per-edition.ts';

/** The fields of a dictionary row that the lexicon needs. */
export interface DictionaryRow {
  readonly kanji: string;
  readonly hiragana: string;
  /** Other spellings, separated by 、. */
  readonly variants: string;
  readonly wordClass: string | null;
}

interface LexiconParts {
  readonly search: { rows(): Promise<Rows> };
  readonly kanji: Pick<KanjiService, 'readingsOf' | 'charactersRead'>;
  readonly synonyms: readonly SynonymLink[];
}

type Rows = ReadonlyMap<number, DictionaryRow>;
type Table = Map<string, Set<string>>;

/** The dictionary for the judge. A new edition of the dictionary gives a new lexicon. */
export function createLexiconSource({ search, kanji, synonyms }: LexiconParts): () => Promise<Lexicon> {
  const { readingsOf, charactersRead } = kanji;
  const lexiconOf = oncePerEdition(async (rows: Rows): Promise<Lexicon> => ({
    readingsOf,
    charactersRead,
    ...(await wordsOf(rows)),
    synonymsOf: indexSynonyms(rows, synonyms),
  }));
  return async () => lexiconOf(await search.rows());
}

/** Indexes the rows by spelling and by kana. */
async function wordsOf(rows: Rows): Promise<Pick<Lexicon, 'spellingsOf' | 'wordReadings' | 'isWord'>> {
  const spellings: Table = new Map();
  const readings: Table = new Map();
  const words = new Set<string>();
  await mapInSlices(rows.values(), (row) => {
    const kana = toHiragana(row.hiragana);
    words.add(kana);
    for (const form of writtenForms(row)) {
      add(spellings, kana, form);
      if (!isKana(form)) add(readings, form, kana);
    }
    for (const [form, other] of interchangeable(row)) add(spellings, form, other);
  });
  return {
    spellingsOf: (word) => {
      const found = [...(spellings.get(word) ?? []), ...(spellings.get(toHiragana(word)) ?? [])];
      return [...new Set(found)].filter((other) => other !== word);
    },
    wordReadings: (word) => [...(readings.get(word) ?? [])],
    isWord: (kana) => words.has(toHiragana(kana)),
  };
}

/** The words that may replace one another, by each of their spellings. */
function indexSynonyms(rows: Rows, links: readonly SynonymLink[]): Lexicon['synonymsOf'] {
  const found = new Map<string, Synonym[]>();
  for (const link of links.filter(({ interchangeable: areAlike }) => areAlike))
    for (const [at, id] of link.words.entries()) {
      const added = link.words.flatMap((_, other) =>
        other === at || (link.oneWay && other > 0) ? [] : (synonymOf(rows, link, at, other) ?? []),
      );
      // A word can have been deleted since the link was written.
      const row = rows.get(id);
      for (const form of row ? writtenForms(row) : [])
        found.set(form, [...(found.get(form) ?? []), ...added]);
    }
  return (word) => found.get(word) ?? [];
}

/** The other word of the link, as it may replace the one at `at`. */
function synonymOf(rows: Rows, link: SynonymLink, at: number, other: number): Synonym | null {
  const { words, except, only, prompt, particles } = link;
  const row = rows.get(words[other] ?? 0);
  if (!row) return null;
  const [model, own] = [particles[at], particles[other]];
  return {
    word: row.kanji,
    reading: toHiragana(row.hiragana),
    wordClass: row.wordClass ?? '',
    except,
    only,
    prompt,
    ...(model !== undefined && own !== undefined && { particles: { model, own } }),
  };
}

const variantsOf = ({ variants }: DictionaryRow): string[] => (variants === '' ? [] : variants.split('、'));
const writtenForms = (row: DictionaryRow): string[] => [row.kanji, ...variantsOf(row)];

/** 怖い and 恐い are interchangeable; 家 and 内 only match うち, the kana under which they are listed. */
function interchangeable(row: DictionaryRow): (readonly [string, string])[] {
  const variants = variantsOf(row);
  if (isKana(row.kanji)) return variants.map((form) => [form, row.kanji] as const);
  const forms = writtenForms(row);
  return forms.flatMap((form) => forms.map((other) => [form, other] as const));
}

function add(table: Table, key: string, value: string): void {
  const known = table.get(key);
  if (known) known.add(value);
  else table.set(key, new Set([value]));
}
