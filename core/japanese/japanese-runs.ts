/** Begins and ends with Japanese; digits, marks and Latin letters in between (7時, Tシャツ) belong to it. */
const RUN =
  /[\d０-９A-Za-z]{0,8}[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々〆ー](?:[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々〆ー、。！？・「」『』〜～…\d０-９]*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々〆ー。！？」』])?/gu;

/** The pieces of a text that are Japanese, in their order. */
export const japaneseRuns = (text: string): string[] => text.match(RUN) ?? [];
