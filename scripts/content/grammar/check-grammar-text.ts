import { romajiToKana } from '#core/japanese/romaji.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { checkSyllables, checkText } from '../check-vietnamese.ts';
import type { ExceptionList } from '../exception-list.ts';
import { checkQuotes } from '../sentences/check-lesson-vietnamese.ts';

/** Letters that a text is about: “ng”, -ch, tr-, and those of a pattern or a level: N5, A là B. */
const LETTERS =
  /“\p{L}{1,2}”|(?<!\p{L})-\p{L}{1,2}(?!\p{L})|(?<!\p{L})\p{L}{1,2}-(?!\p{L})|(?<!\p{L})\p{Lu}(?!\p{L})/gu;

/** An explanation for Vietnamese readers; it can contain Japanese in Japanese script or romaji. */
export function checkGrammarText(text: string, foreign: ExceptionList): string[] {
  const foreignOrRomaji: ExceptionList = {
    ...foreign,
    accepts: (word) => romajiToKana(word.toLowerCase()) !== null || foreign.accepts(word),
  };
  return [
    ...checkText(text),
    ...checkQuotes(text),
    ...(/[[\]]/u.test(withoutRuby(text)) ? [`a reading that is not right after kanji: ${text}`] : []),
    ...checkSyllables(text.replaceAll(LETTERS, ' '), foreignOrRomaji),
  ];
}
