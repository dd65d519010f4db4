const FIRST_HALF_AT_END = /[\uD800-\uDBFF]$/;
/** What no reader sees and PostgreSQL takes for no text, line breaks apart: control characters, halves of letters. */
const UNSEEN = /\p{Cs}|[^\P{Cc}\n]/gu;

/** The same text in pieces that can be sent and kept one by one: no character is divided between two of them. */
export async function* readablePieces(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let half = '';
  for await (const piece of pieces) {
    const text = half + piece;
    half = FIRST_HALF_AT_END.exec(text)?.[0] ?? '';
    const whole = text
      .slice(0, text.length - half.length)
      .replaceAll('\t', ' ')
      .replaceAll(UNSEEN, '');
    if (whole !== '') yield whole;
  }
}
