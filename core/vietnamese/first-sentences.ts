/** As many whole sentences from the beginning as fit into the length, but at least one. */
export function firstSentences(text: string, maxChars: number): string {
  const [first = text, ...rest] = text.match(SENTENCE) ?? [];
  let kept = first;
  for (const sentence of rest) {
    if (kept.length + sentence.length > maxChars) break;
    kept += sentence;
  }
  return kept.trim();
}

/** A full stop inside quotes does not end the sentence: “Tôi đi.” rồi… */
const SENTENCE =
  /.+?(?:[.!?…]["”»)]*(?=\s+\p{Lu}|\s+[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|\s*$)|$)\s*/gsu;
