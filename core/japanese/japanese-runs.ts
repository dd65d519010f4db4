/** Begins and ends with Japanese, and includes digits, punctuation and Latin letters in between (7時, Tシャツ). */
const RUN =
  /[\d０-９A-Za-z]{0,8}[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々〆ー](?:[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々〆ー、。！？・「」『』〜～…\d０-９]*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々〆ー。！？」』])?/gu;

/** The Japanese parts of a text, in order. */
export const japaneseRuns = (text: string): string[] => text.match(RUN) ?? [];
