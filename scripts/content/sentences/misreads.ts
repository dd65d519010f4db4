import { toHiragana } from '#core/japanese/kana.ts';
import { exceptionList, readLines } from '../exception-list.ts';
import type { Misreads } from './check-sentence-reading.ts';

const FILE = 'tokenizer-misreads.tsv';

export interface MisreadLine {
  readonly surface: string;
  readonly tokenizer: string;
  readonly right: string;
}

export const readMisreads = async (): Promise<Misreads> =>
  misreadsFrom(await readLines(FILE, ['surface', 'tokenizer', 'right']));

export function misreadsFrom(lines: readonly MisreadLine[]): Misreads {
  const cells = lines.map(
    ({ surface, tokenizer, right }) => [surface, toHiragana(tokenizer), right] as const,
  );
  return {
    list: exceptionList(FILE, cells),
    rightReadingsOf: (surface, misread) =>
      cells.filter((line) => line[0] === surface && line[1] === misread).map((line) => line[2]),
  };
}
