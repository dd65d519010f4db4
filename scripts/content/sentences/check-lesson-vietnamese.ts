import { checkSyllables, checkText } from '../check-vietnamese.ts';
import type { ExceptionList } from '../exception-list.ts';

/** The letter of a pattern or of a level: A là B, N5. */
const LONE_CAPITAL = /(?<!\p{L})\p{Lu}(?!\p{L})/gu;
const TITLE = /^\p{Lu}.*[^.,;:…]$/u;

/** Any text of a course for Vietnamese readers; words and patterns in Japanese may stand between. */
export const checkLessonText = (text: string, foreign: ExceptionList): string[] => [
  ...checkText(text),
  ...checkQuotes(text),
  ...checkSyllables(text.replaceAll(LONE_CAPITAL, ' '), foreign),
];

/** A title of a topic, of a curriculum, or what the title of a lesson means. */
export const checkTitle = (title: string, foreign: ExceptionList): string[] => [
  ...checkLessonText(title, foreign),
  ...(TITLE.test(title) ? [] : [`a title begins with a capital and does not end in a stop: ${title}`]),
];

/** “Quotes” in pairs, as a book prints them. */
export function checkQuotes(text: string): string[] {
  const unpaired = text.replaceAll(/“[^“”]*”/gu, '');
  return /["“”]/u.test(unpaired) ? [`quotes are “ ” in pairs: ${text}`] : [];
}
