import { join } from 'node:path';
import {
  FIRST_USE_COLUMN,
  OPTIONAL_WORD_COLUMNS,
  WORD_COLUMNS,
  type WordColumn,
} from '#contract/dictionary/word-fields.ts';
import type { PairFieldName } from '#contract/dictionary/word-pairs.ts';
import {
  type CognateCell,
  type ExampleCell,
  type Pair,
  parseCognate,
  parseExamples,
  parseList,
  parsePairs,
} from '#core/dictionary/cell-notation.ts';
import { once } from '#core/grading/units/once.ts';
import { type ContentFile, readContentFile, readFiles } from '#server/db/content/content-files.ts';
import { readTable } from '#server/db/content/read-table.ts';
import { projectRoot } from '#server/project-root.ts';

/** A word as the editors wrote it: a blank `sino` stays blank. */
export type Word = Readonly<
  Record<Exclude<WordColumn, 'examples' | 'cognate' | 'themes' | PairFieldName>, string>
> & {
  readonly collocations: readonly Pair[];
  readonly particles: readonly Pair[];
  /** The first of each is the id of the other word. */
  readonly antonyms: readonly Pair[];
  readonly examples: readonly ExampleCell[];
  readonly cognate: CognateCell | null;
  readonly themes: readonly string[];
};

export const contentFolder = join(projectRoot, 'content');

export const readShippedWords = once(async (): Promise<readonly Word[]> =>
  (await readFiles(contentFolder, 'dictionary', '.tsv')).flatMap(readWords),
);

function readWords(file: ContentFile): Word[] {
  return readTable(file, WORD_COLUMNS, OPTIONAL_WORD_COLUMNS, FIRST_USE_COLUMN).map(({ cells }) => ({
    ...cells,
    examples: parseExamples(cells.examples) ?? [],
    cognate: parseCognate(cells.cognate),
    themes: parseList(cells.themes),
    collocations: parsePairs(cells.collocations) ?? [],
    particles: parsePairs(cells.particles) ?? [],
    antonyms: parsePairs(cells.antonyms) ?? [],
  }));
}

export const readKanjiFile = (name: string): Promise<ContentFile> =>
  readContentFile(contentFolder, 'kanji', name);
