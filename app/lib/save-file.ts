// The browser reads the object URL some time after the click.
const KEPT_FOR_MS = 10_000;

/** Downloads a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS);
}

// Spreadsheets recognise UTF-8 by this byte order mark, which reading a reply as text removes.
const BYTE_ORDER_MARK = '\uFEFF';

/** The same for CSV text. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(name, new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv; charset=utf-8' }));
