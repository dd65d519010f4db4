import { guardFormulas } from './formula-guard.ts';

/** Spreadsheets recognise UTF-8 by it. */
export const BYTE_ORDER_MARK = '\uFEFF';
export const CSV_LINE_END = '\r\n';

/** One line of a CSV file, whose cells run no formula in a spreadsheet. */
export const printCsvLine = (cells: readonly string[]): string =>
  cells.map((cell) => printCell(guardFormulas(cell))).join(',');

const printCell = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
