/** Longer texts are sentences, and more likely to say something about who typed them. */
const MAX_CHARS = 24;

/** Numbers of phones and papers, e-mail addresses. */
const MAY_BE_PERSONAL = /[\p{N}@]/u;

/** The text under which a search without a result is counted; null if it must not be. */
export function countedSearch(typed: string): string | null {
  const text = typed.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
  return text === '' || text.length > MAX_CHARS || MAY_BE_PERSONAL.test(text) ? null : text;
}
