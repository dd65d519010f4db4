/** The beginning of a text on one line, cut between graphemes: an emoji or an ế stays whole. */
export function excerpt(text: string, maxLetters: number): string {
  const letters = Array.from(new Intl.Segmenter('vi').segment(text.replaceAll(/\s+/g, ' ').trim()));
  const shown = letters.slice(0, maxLetters).map(({ segment }) => segment);
  return letters.length > maxLetters ? `${shown.join('').trimEnd()}…` : shown.join('');
}
