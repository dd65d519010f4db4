import { checkSyllables, checkText } from '../check-vietnamese.ts';
import type { ExceptionList } from '../exception-list.ts';

/** The letter of a pattern or of a level: A là B, N5. */
const LONE_CAPITAL = /(?<!\p{L})\p{Lu}(?!\p{L})/gu;
const TITLE = /^\p{Lu}.*[^.,;:…]$/u;

/** Any text of a course for Vietnamese readers; it can contain Japanese words and patterns. */
export const checkLessonText = (text: string, foreign: ExceptionList): string[] => [
  ...checkText(text),
  ...checkQuotes(text),
  ...checkSyllables(text.replaceAll(LONE_CAPITAL, ' '), foreign),
];

/** The title of a topic or a curriculum, or the translated title of a lesson. */
export const checkTitle = (title: string, foreign: ExceptionList): string[] => [
  ...checkLessonText(title, foreign),
  ...(TITLE.test(title) ? [] : [`a title begins with a capital and does not end in a stop: ${title}`]),
];

/** “Quotes” in pairs, as in print. */
export function checkQuotes(text: string): string[] {
  const unpaired = text.replaceAll(/“[^“”]*”/gu, '');
  return /["“”]/u.test(unpaired) ? [`quotes are “ ” in pairs: ${text}`] : [];
}
