/** The meanings of a word are stored in one line, `nghe; hỏi`. */
export const meaningsIn = (mean: string): string[] =>
  mean
    .split(';')
    .map((meaning) => meaning.trim())
    .filter((meaning) => meaning !== '');
