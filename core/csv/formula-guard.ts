/** A spreadsheet runs a cell that starts with one of these, including the full-width signs of a Japanese keyboard. */
const SIGNS = new Set('=+-@＝＋－＠');

/**
 * Where a cell may start: at our own cell starts, and where a spreadsheet splits our cells. With Vietnamese settings it
 * splits at `;` whatever the delimiter of the file is, and then ignores our quotation marks around tabs and line ends.
 * The match includes what a spreadsheet drops before a sign (spaces, quotation marks) and apostrophes already there.
 */
const BEGINNING = /(?:^|[;\t\r\n])[\s";]*'*/g;
const GUARD = "'";

const atFormulas = (cell: string, change: (beginning: string) => string): string =>
  cell.replaceAll(BEGINNING, (beginning: string, at: number) =>
    SIGNS.has(cell.charAt(at + beginning.length)) ? change(beginning) : beginning,
  );

/** Puts an apostrophe before each sign that would start a formula. */
export const guardFormulas = (cell: string): string => atFormulas(cell, (beginning) => beginning + GUARD);

/** Removes them again. */
export const withoutGuards = (cell: string): string =>
  atFormulas(cell, (beginning) => (beginning.endsWith(GUARD) ? beginning.slice(0, -1) : beginning));
