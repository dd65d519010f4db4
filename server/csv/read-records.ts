import { CSV_CELL_MAX_CHARS } from '#contract/limits.ts';
import type { Pause } from '#server/in-slices.ts';

/** A line of a table, or several where its cells have line breaks. */
export interface CsvRecord {
  /** As an editor counts them, from 1. */
  readonly line: number;
  /** Null where its quotation marks do not fit together: from there on the file falls apart at the wrong places. */
  readonly cells: readonly string[] | null;
  /** A cell was too long: only its beginning is kept. */
  readonly isCut: boolean;
}

/** No table has as many columns: what stands further right is not kept. */
const CELLS_MAX = 100;
/** Short enough that one piece takes no time worth mentioning. */
const PIECE = '{1,8192}';
const QUOTED = new RegExp(`[^"\\r\\n]${PIECE}|\\r\\n?|\\n|""?`, 'y');
const plainFor = (delimiter: string) =>
  new RegExp(`[^${delimiter}\\r\\n]${PIECE}|${delimiter}|\\r\\n?|\\n`, 'y');

/**
 * The lines of a CSV file that hold anything, read in one pass and piece by piece: whatever the file is like, others
 * have their turn in between. The parsers that we know read at least a whole chunk at once, and anew where a quotation
 * does not end in it.
 */
export async function* readRecords(text: string, delimiter: string, pause: Pause): AsyncGenerator<CsvRecord> {
  const plain = plainFor(delimiter);
  const start = new RegExp(`"|${plain.source}`, 'y');
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  let cell = '';
  let cells: string[] = [];
  let line = 1;
  let firstLine = 1;
  let isCut = false;
  const extend = (piece: string) => {
    if (cell.length + piece.length <= CSV_CELL_MAX_CHARS) cell += piece;
    else isCut = true;
  };
  const endCell = () => {
    if (cells.length <= CELLS_MAX) cells.push(cell);
    cell = '';
    state = 'start';
  };

  // The end of the file ends its last line as well.
  for (let at = 0; at <= text.length;) {
    await pause();
    const piece = pieceAt(text, at, state === 'quoted' ? QUOTED : state === 'start' ? start : plain);
    at += piece.length || 1;
    const endsLine = piece === '' || piece.startsWith('\r') || piece === '\n';
    if (endsLine && piece !== '') line += 1;

    if (state === 'start' && piece === '"') state = 'quoted';
    else if (state === 'quoted') {
      if (piece === '') return yield { line: firstLine, cells: null, isCut };
      if (piece === '"') state = 'closed';
      else extend(endsLine ? '\n' : piece === '""' ? '"' : piece);
    } else if (endsLine) {
      endCell();
      if (cells.some((value) => value.trim() !== '')) yield { line: firstLine, cells, isCut };
      cells = [];
      isCut = false;
      firstLine = line;
    } else if (piece === delimiter) endCell();
    else if (state !== 'closed') {
      extend(piece);
      state = 'plain';
    } else if (piece.trim() !== '') return yield { line: firstLine, cells: null, isCut };
  }
}

/** Empty at the end of the text. */
function pieceAt(text: string, at: number, pattern: RegExp): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
