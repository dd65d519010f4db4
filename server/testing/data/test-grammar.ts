import { join } from 'node:path';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import { openGrammarLibrary } from '#server/features/grammar/grammar-library.ts';
import { projectRoot } from '#server/project-root.ts';

let library: Promise<GrammarLibrary> | undefined;

/** The real library, read once for all tests of a worker. */
export const openTestGrammar = (): Promise<GrammarLibrary> =>
  (library ??= openGrammarLibrary(join(projectRoot, 'content')));
