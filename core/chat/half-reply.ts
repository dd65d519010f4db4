/** The beginning of a heading, a list item or a line of dashes, before its text. */
const HALF_BLOCK = /^\s*(?:#{1,6}|-{1,2}|\*{1,2}|•|\d{1,4}[.)]?)\s*$/;
/** A reading that is not complete: 食[た */
const HALF_READING = /(?<=[\p{sc=Han}々〆ヶ])\[[^\]]{0,40}$/u;
const READING_AT_END = /[\p{sc=Han}々〆ヶ]\[[\p{sc=Hiragana}\p{sc=Katakana}ー・]+\]$/u;
/** A link whose path is not complete: [từ này](/sea */
const HALF_PATH = /\]\((?:\/(?!\/)[^\s)]*)?$/;
const LINK_TEXT_MAX_CHARS = 200;
const BOLD = '**';
/** Half of `**`, at the beginning or the end of bold text. */
const HALF_BOLD = /(?<!\*)\*$/;

/**
 * Prepares an unfinished text for display: unfinished marks are removed or closed, so that the visible text does not
 * change its format when the next part arrives.
 */
export function withoutHalfMarks(text: string): string {
  const lastLine = text.lastIndexOf('\n') + 1;
  const line = text.slice(lastLine);
  if (HALF_BLOCK.test(line)) return text.slice(0, lastLine);
  return text.slice(0, lastLine) + endBold(openLink(line.replace(HALF_READING, '')));
}

/** `[từ này](/sea`, `[từ này]` and `[từ n` show the text of the link. */
function openLink(line: string): string {
  const words = withoutEndOfLink(line);
  const opening = openBracket(words);
  if (opening === null || words.length - opening > LINK_TEXT_MAX_CHARS) return line;
  return words.slice(0, opening) + words.slice(opening + 1);
}

function withoutEndOfLink(line: string): string {
  if (HALF_PATH.test(line)) return line.replace(HALF_PATH, '');
  return line.endsWith(']') && !READING_AT_END.test(line) ? line.slice(0, -1) : line;
}

/** The last bracket of the line that is not closed. */
function openBracket(line: string): number | null {
  const open: number[] = [];
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '[') open.push(at);
    if (line[at] === ']') open.pop();
  }
  return open.at(-1) ?? null;
}

function endBold(line: string): string {
  const parts = line.replace(HALF_BOLD, '').split(BOLD);
  if (parts.length % 2 === 1) return parts.join(BOLD);
  const begun = parts.pop() ?? '';
  const before = parts.join(BOLD);
  return begun.trim() === '' ? before + begun : `${before}${BOLD}${begun}${BOLD}`;
}
