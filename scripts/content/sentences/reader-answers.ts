import { join } from 'node:path';
import { readFiles } from '#server/db/content/content-files.ts';
import { readTable } from '#server/db/content/read-table.ts';
import { projectRoot } from '#server/project-root.ts';

/** A translation by somebody who had not seen the answers of the lesson. */
export interface ReaderAnswer {
  readonly sentenceId: number;
  readonly answer: string;
  /** The first verdict of the judge. */
  readonly first: string;
  /** Why the answer is wrong; blank if it is right. */
  readonly wrong: string;
}

const COLUMNS = ['sentence', 'answer', 'first', 'wrong'] as const;

/** The tables of `reader-answers`: one for each file of `content/courses`, and samples drawn from all of them later. */
export async function readReaderAnswers(): Promise<ReaderAnswer[]> {
  const files = await readFiles(join(projectRoot, 'scripts/content/sentences'), 'reader-answers', '.tsv');
  return files.flatMap((file) =>
    readTable(file, COLUMNS).map(({ cells: { sentence, answer, first, wrong } }) => ({
      sentenceId: Number(sentence),
      answer,
      first,
      wrong,
    })),
  );
}

/** Right answers that the judge refused before they were added to the notation. */
export const refusedAtFirst = (answers: readonly ReaderAnswer[]): readonly ReaderAnswer[] =>
  answers.filter(({ first, wrong }) => first === 'refused' && wrong === '');
