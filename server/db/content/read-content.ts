import { contentTexts } from '#contract/texts/operator.ts';
import { ContentError } from './content-error.ts';
import { digestOf, readContentFile, readFiles } from './content-files.ts';
import { type ContentEntry, contentKinds } from './content-kinds.ts';
import { readCourse } from './read-course.ts';
import { readDictionary } from './read-dictionary.ts';
import { readHanVietTable } from './read-kanji-table.ts';
import { uniqueKey } from './unique-key.ts';

export interface Content {
  readonly digest: string;
  readonly entries: readonly ContentEntry[];
}

/** Files that are parsed only when they are needed: a start with unchanged content compares the digest and is done. */
export interface ContentFiles {
  readonly digest: string;
  parse(): readonly ContentEntry[];
}

export async function openContent(contentFolder: string): Promise<ContentFiles> {
  const courses = await readFiles(contentFolder, 'courses', '.yaml');
  const dictionary = await readFiles(contentFolder, 'dictionary', '.tsv');
  const kanji = await readContentFile(contentFolder, 'kanji', 'han-viet.tsv');
  return {
    // Includes the kanji table, because the Hán Việt readings of the words are derived from it.
    digest: digestOf([...courses, ...dictionary, kanji]),
    parse() {
      const hanViet = readHanVietTable(kanji);
      const entries = [
        ...courses.flatMap((file, index) => readCourse(file, index + 1)),
        ...dictionary.flatMap((file) => readDictionary(file, hanViet)),
      ];
      refuseRepeats(entries);
      return entries;
    },
  };
}

export async function readContent(contentFolder: string): Promise<Content> {
  const { digest, parse } = await openContent(contentFolder);
  return { digest, entries: parse() };
}

function refuseRepeats(entries: readonly ContentEntry[]): void {
  const seen = new Map<string, ContentEntry>();
  for (const entry of entries) {
    const words = uniqueKey(contentKinds[entry.kind], entry.fields);
    const keys = [`id ${entry.id}`, ...(words === null ? [] : [words])];
    for (const key of keys) {
      const first = seen.get(`${entry.kind} ${key}`);
      if (first)
        throw new ContentError(entry.place, contentTexts.twice(key, first.place.file, first.place.line));
      seen.set(`${entry.kind} ${key}`, entry);
    }
  }
}
