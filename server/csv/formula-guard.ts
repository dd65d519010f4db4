/** What makes a spreadsheet run a cell, the full-width signs of a Japanese keyboard too. */
const SIGNS = new Set('=+-@＝＋－＠');

/**
 * Where a cell may begin: where ours does, and where a spreadsheet makes one of its own. With Vietnamese settings it
 * splits at `;` whatever the file is split at, and then takes neither tabs nor line ends within our quotation marks for
 * quoted. What it drops in front of a sign (spaces, quotation marks) and earlier guards belong to it.
 */
const BEGINNING = /(?:^|[;\t\r\n])[\s";]*'*/g;
const GUARD = "'";

const atFormulas = (cell: string, change: (beginning: string) => string): string =>
  cell.replaceAll(BEGINNING, (beginning: string, at: number) =>
    SIGNS.has(cell.charAt(at + beginning.length)) ? change(beginning) : beginning,
  );

/** Puts an apostrophe before each sign that would make a spreadsheet run what follows. */
export const guardFormulas = (cell: string): string => atFormulas(cell, (beginning) => beginning + GUARD);

/** Takes them off again. */
export const withoutGuards = (cell: string): string =>
  atFormulas(cell, (beginning) => (beginning.endsWith(GUARD) ? beginning.slice(0, -1) : beginning));
