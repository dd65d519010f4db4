import { join } from 'node:path';
import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import type { KanaCourse } from '#core/kana/kana-row.ts';
import type { Name } from '#core/names/name.ts';
import type { PathContent } from '#core/path/path.ts';
import type { EnglishOfWord } from '#core/tail/own-words.ts';
import { readEnglishRows } from '#server/features/dictionary/english-library.ts';
import { openSynonyms } from '#server/features/dictionary/synonyms.ts';
import { openGrammarLibrary } from '#server/features/grammar/grammar-library.ts';
import { openKanaLibrary } from '#server/features/kana/kana-library.ts';
import { readNames } from '#server/features/names/names-library.ts';
import { openPathLibrary } from '#server/features/path/path-library.ts';
import { projectRoot } from '#server/project-root.ts';

const contentFolder = join(projectRoot, 'content');
let library: Promise<GrammarLibrary> | undefined;
let kana: Promise<KanaCourse> | undefined;
let path: Promise<PathContent> | undefined;
let synonyms: Promise<readonly SynonymLink[]> | undefined;
let names: Promise<readonly Name[]> | undefined;
let english: Promise<readonly EnglishOfWord[]> | undefined;

/** The real library, read once for all tests of a worker. */
export const openTestGrammar = (): Promise<GrammarLibrary> =>
  (library ??= openGrammarLibrary(contentFolder));

export const openTestKana = (): Promise<KanaCourse> => (kana ??= openKanaLibrary(contentFolder));

export const openTestPath = (): Promise<PathContent> => (path ??= openPathLibrary(contentFolder));

export const openTestSynonyms = (): Promise<readonly SynonymLink[]> =>
  (synonyms ??= openSynonyms(contentFolder));

export const openTestNames = (): Promise<readonly Name[]> => (names ??= readNames(contentFolder));

export const openTestEnglish = (): Promise<readonly EnglishOfWord[]> =>
  (english ??= readEnglishRows(contentFolder));
