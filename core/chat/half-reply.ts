/** The beginning of a heading, of an item or of a line drawn by dashes, before what it is for. */
const HALF_BLOCK = /^\s*(?:#{1,6}|-{1,2}|\*{1,2}|•|\d{1,4}[.)]?)\s*$/;
/** A reading that is still being spelt: 食[た */
const HALF_READING = /(?<=[\p{sc=Han}々〆ヶ])\[[^\]]{0,40}$/u;
const READING_AT_END = /[\p{sc=Han}々〆ヶ]\[[\p{sc=Hiragana}\p{sc=Katakana}ー・]+\]$/u;
/** A link whose path has not ended: [từ này](/sea */
const HALF_PATH = /\]\((?:\/(?!\/)[^\s)]*)?$/;
const LINK_TEXT_MAX_CHARS = 200;
const BOLD = '**';
/** Half of `**`, be it the one that begins or the one that ends. */
const HALF_BOLD = /(?<!\*)\*$/;

/**
 * A text that is still being written, or was broken off, as it can be shown: marks whose other half is missing are left
 * out or ended, so that nothing on the screen changes its nature when the next piece comes.
 */
export function withoutHalfMarks(text: string): string {
  const lastLine = text.lastIndexOf('\n') + 1;
  const line = text.slice(lastLine);
  if (HALF_BLOCK.test(line)) return text.slice(0, lastLine);
  return text.slice(0, lastLine) + endBold(openLink(line.replace(HALF_READING, '')));
}

/** `[từ này](/sea`, `[từ này]` and `[từ n` show the words of the link to be. */
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

/** The last bracket of the line that nothing closes. */
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
