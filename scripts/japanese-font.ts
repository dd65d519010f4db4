import type { Plugin } from 'vite';

const STYLE_SHEET = /\/@fontsource-variable\/noto-sans-jp\/wght\.css/;
/** Slices of Japanese characters have a number; the others are named after an alphabet. */
const FACE = /@font-face \{[^}]*\/noto-sans-jp-\d+-wght[^}]*\}/g;
const RANGES = /unicode-range: (?<ranges>[^;]+);/;
/** Below are the letters of all alphabets; Vietnamese and Latin letters are in our own font. */
const FIRST_SIGN = 0x2000;

/** The style sheet of the Japanese font as we serve it, to browsers without one (app/lib/head/japanese-font.ts). */
export function japaneseFont(): Plugin {
  return {
    name: 'kakehashi:japanese-font',
    enforce: 'pre',
    transform: {
      filter: { id: STYLE_SHEET },
      handler: (code) => (code.includes('@font-face') ? slicesOf(code) : null),
    },
  };
}

/**
 * The slices with Japanese characters. Each is shown only once it is loaded (`block`): what these browsers would show
 * instead (`swap`) are boxes. Text stays invisible for at most three seconds.
 */
export function slicesOf(styleSheet: string): string {
  const slices = (styleSheet.match(FACE) ?? []).flatMap((face) => {
    const ranges = (RANGES.exec(face)?.groups?.['ranges'] ?? '').split(',').filter(isJapanese);
    return ranges.length === 0 ? [] : [face.replace(RANGES, `unicode-range: ${ranges.join(',')};`)];
  });
  if (slices.length === 0) throw new Error('The style sheet of noto-sans-jp has no slices');
  return slices.map((face) => face.replace('font-display: swap', 'font-display: block')).join('\n');
}

const isJapanese = (range: string): boolean =>
  Number.parseInt(range.trim().replace(/^U\+/i, ''), 16) >= FIRST_SIGN;
