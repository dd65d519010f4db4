/** One row of a table; several lines of the file where cells contain line breaks. */
export interface CsvRecord {
  /** Its first line, counted from 1 as in an editor. */
  readonly line: number;
  /** Null where quotation marks do not match: everything after it would be split at the wrong places. */
  readonly cells: readonly string[] | null;
  /** A cell was too long and was cut. */
  readonly isCut: boolean;
}

/** More than any of our tables has: cells further right are dropped. */
const CELLS_MAX = 100;
/** Short enough that one piece takes almost no time. */
const PIECE = '{1,8192}';
const QUOTED = new RegExp(`[^"\\r\\n]${PIECE}|\\r\\n?|\\n|""?`, 'y');
const plainFor = (delimiter: string) =>
  new RegExp(`[^${delimiter}\\r\\n]${PIECE}|${delimiter}|\\r\\n?|\\n`, 'y');

/**
 * The non-empty rows of a CSV file, read in one pass and in small pieces: it yields undefined before each piece, so that
 * the caller can do other work in between. The parsers that we know read at least a whole chunk at once, and read it
 * again when a quotation does not end in it.
 */
export function* csvRecords(
  text: string,
  delimiter: string,
  cellMaxChars: number,
): Generator<CsvRecord | undefined, void> {
  const plain = plainFor(delimiter);
  const start = new RegExp(`"|${plain.source}`, 'y');
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  let cell = '';
  let cells: string[] = [];
  let line = 1;
  let firstLine = 1;
  let isCut = false;
  const extend = (piece: string) => {
    if (cell.length + piece.length <= cellMaxChars) cell += piece;
    else isCut = true;
  };
  const endCell = () => {
    if (cells.length <= CELLS_MAX) cells.push(cell);
    cell = '';
    state = 'start';
  };

  // `<=`: the end of the file ends its last line too.
  for (let at = 0; at <= text.length;) {
    yield;
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
