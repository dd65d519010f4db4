const OPENING = '<think>';
const CLOSING = '</think>';

/** Small models that run at home write their thoughts into the answer, between tags that any number of pieces may cut. */
export async function* withoutThoughts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let thinking = false;
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    let shown = '';
    for (;;) {
      const tag = thinking ? CLOSING : OPENING;
      const at = rest.indexOf(tag);
      const end = at === -1 ? rest.length - begunAtEnd(rest, tag) : at;
      if (!thinking) shown += rest.slice(0, end);
      rest = rest.slice(at === -1 ? end : end + tag.length);
      if (at === -1) break;
      thinking = !thinking;
    }
    if (shown !== '') yield shown;
  }
  if (!thinking && rest !== '') yield rest;
}

/** How many letters at the end of the text may be the beginning of the tag. */
function begunAtEnd(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length -= 1) {
    if (tag.startsWith(text.slice(-length))) return length;
  }
  return 0;
}
