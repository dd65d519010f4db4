const FIRST_HALF_AT_END = /[\uD800-\uDBFF]$/;
/**
 * Invisible characters that PostgreSQL refuses as text: control characters except line breaks, and unpaired surrogates.
 */
const UNSEEN = /\p{Cs}|[^\P{Cc}\n]/gu;

/** The same text in pieces that can be sent and stored one by one: no character is split between two of them. */
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
