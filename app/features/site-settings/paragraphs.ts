/** Paragraphs are typed into one field, with a blank line between them. */
export const joinParagraphs = (paragraphs: readonly string[]): string => paragraphs.join('\n\n');

/** A single line break is a space: the stored paragraphs are single lines. */
export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');

export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
