import { join } from 'node:path';
import { type KanjiLibrary, openKanjiLibrary } from '#server/features/kanji/kanji-library.ts';
import { projectRoot } from '#server/project-root.ts';

let library: Promise<KanjiLibrary> | undefined;

/** The real library, read once for all tests of a worker. */
export const openTestKanji = (): Promise<KanjiLibrary> =>
  (library ??= openKanjiLibrary(join(projectRoot, 'content')));
