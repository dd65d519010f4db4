import { readFiles } from '#server/db/content/content-files.ts';
import { readCourse } from '#server/db/content/read-course.ts';
import { contentFolder } from './word.ts';

/** A sentence of a lesson. */
export interface Sentence {
  readonly id: number;
  readonly jpSentence: string;
  readonly reading: string;
}

export async function readShippedSentences(): Promise<Sentence[]> {
  const files = await readFiles(contentFolder, 'courses', '.yaml');
  return files
    .flatMap((file, index) => readCourse(file, index + 1))
    .filter(({ kind }) => kind === 'sentences')
    .map(({ id, fields }) => ({
      id,
      jpSentence: String(fields['jpSentence']),
      reading: String(fields['reading']),
    }));
}
