import { join } from 'node:path';
import { OPTIONAL_WORD_COLUMNS, WORD_COLUMNS, type WordColumn } from '#contract/dictionary/word-fields.ts';
import {
  type CognateCell,
  type ExampleCell,
  parseCognate,
  parseExamples,
} from '#core/dictionary/cell-notation.ts';
import { type ContentFile, readContentFile, readFiles } from '#server/db/content/content-files.ts';
import { readTable } from '#server/db/content/read-table.ts';
import { projectRoot } from '#server/project-root.ts';

/** A word as the editors wrote it: a blank `sino` stays blank. */
export type Word = Readonly<Record<Exclude<WordColumn, 'examples' | 'cognate'>, string>> & {
  readonly examples: readonly ExampleCell[];
  readonly cognate: CognateCell | null;
};

export const contentFolder = join(projectRoot, 'content');

export async function readShippedWords(): Promise<Word[]> {
  return (await readFiles(contentFolder, 'dictionary', '.tsv')).flatMap(readWords);
}

function readWords(file: ContentFile): Word[] {
  return readTable(file, WORD_COLUMNS, OPTIONAL_WORD_COLUMNS).map(({ cells }) => ({
    ...cells,
    examples: parseExamples(cells.examples) ?? [],
    cognate: parseCognate(cells.cognate),
  }));
}

export const readKanjiFile = (name: string): Promise<ContentFile> =>
  readContentFile(contentFolder, 'kanji', name);
