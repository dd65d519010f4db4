// The browser reads the address some time after the click.
const KEPT_FOR_MS = 10_000;

/** Hands a file over to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS);
}

// Spreadsheets take a file for UTF-8 by this mark; reading a reply as text has taken it away.
const BYTE_ORDER_MARK = '\uFEFF';

/** The same for a table as text. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(name, new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv; charset=utf-8' }));
