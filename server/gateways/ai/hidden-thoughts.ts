const OPENING = '<think>';
const CLOSING = '</think>';

/** Some small local models write their thoughts into the answer, between tags that may be split over several pieces. */
export async function* withoutThoughts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let thinking = false;
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    let visible = '';
    for (;;) {
      const tag = thinking ? CLOSING : OPENING;
      const at = rest.indexOf(tag);
      const end = at === -1 ? rest.length - partialTagLength(rest, tag) : at;
      if (!thinking) visible += rest.slice(0, end);
      rest = rest.slice(at === -1 ? end : end + tag.length);
      if (at === -1) break;
      thinking = !thinking;
    }
    if (visible !== '') yield visible;
  }
  if (!thinking && rest !== '') yield rest;
}

/** How many characters at the end of the text may be the start of the tag. */
function partialTagLength(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length -= 1) {
    if (tag.startsWith(text.slice(-length))) return length;
  }
  return 0;
}
