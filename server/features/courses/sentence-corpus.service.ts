import type { Database } from '#server/db/connect.ts';
import { createLessonsRepository } from './courses.repository.ts';

export type CorpusSentence = Awaited<
  ReturnType<ReturnType<typeof createLessonsRepository>['everySentence']>
>[number];

/** All visible sentences, in the memory of this node: read once, and again when content has changed. */
export function createSentenceCorpusService({ db }: { readonly db: Database }) {
  const stored = createLessonsRepository(db);
  let sentences: Promise<readonly CorpusSentence[]> | null = null;

  return {
    all: (): Promise<readonly CorpusSentence[]> =>
      (sentences ??= stored.everySentence().catch((error: unknown) => {
        // The next call tries again.
        sentences = null;
        throw error;
      })),

    clear: (): void => {
      sentences = null;
    },
  };
}

export type SentenceCorpusService = ReturnType<typeof createSentenceCorpusService>;
