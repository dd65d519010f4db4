import { parseRuby, type RubySegment } from '../japanese/ruby.ts';

/**
 * Anki's notation for readings. `お 茶[ちゃ]を 飲[の]む`: a bracket belongs to everything before it, back to a space. In ours
 * (`ruby.ts`) it belongs to the kanji before it, and there are no spaces.
 */

const FULL_WIDTH: Readonly<Record<string, string>> = { '[': '［', ']': '］' };
/** Brackets that mean no reading. */
const withoutBrackets = (text: string): string =>
  text.replaceAll(/[[\]]/g, (bracket) => FULL_WIDTH[bracket] ?? bracket);

export const printFurigana = (segments: readonly RubySegment[]): string =>
  segments
    .map(({ text, reading }, at) =>
      reading === undefined
        ? withoutBrackets(text)
        : `${at === 0 ? '' : ' '}${withoutBrackets(text)}[${withoutBrackets(reading)}]`,
    )
    .join('');

/** The same for a sentence in our notation. */
export const furiganaOf = (sentence: string): string => printFurigana(parseRuby(sentence));

/** Reads it as Anki does. Takes one pass over a text of any kind. */
export function parseFurigana(text: string): RubySegment[] {
  const segments: RubySegment[] = [];
  let plain = '';
  const endPlain = () => {
    if (plain !== '') segments.push({ text: plain });
    plain = '';
  };
  let end = 0;
  for (;;) {
    const open = text.indexOf('[', end);
    const close = open === -1 ? -1 : text.indexOf(']', open);
    if (close === -1) break;
    const before = text.slice(end, open);
    const space = before.lastIndexOf(' ');
    const base = before.slice(space + 1);
    const reading = text.slice(open + 1, close);
    if (base === '' || reading === '' || reading.includes('[')) plain += text.slice(end, close + 1);
    else {
      plain += before.slice(0, Math.max(space, 0));
      endPlain();
      segments.push({ text: base, reading });
    }
    end = close + 1;
  }
  plain += text.slice(end);
  endPlain();
  return segments;
}

/** The text of the segments without their readings. */
export const textOf = (segments: readonly RubySegment[]): string => segments.map(({ text }) => text).join('');

/** How the segments are pronounced. */
export const soundOf = (segments: readonly RubySegment[]): string =>
  segments.map(({ text, reading }) => reading ?? text).join('');
