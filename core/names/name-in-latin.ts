import { toRomaji } from '../japanese/to-romaji.ts';
import type { Name } from './name.ts';

/** 県, 府, 都 and 区 are said in Vietnamese; 北海道 is always whole, and 京都 and 甲府 are cities. */
const UNITS = /(?:県|府|都|区)$/u;
const SAID_UNITS = /(?:けん|ふ|と|く)$/u;

/** A name as it is usually written in Vietnamese: さとう Sato, いのうえ Inoue, さいたまけん Saitama, フランス Pháp. */
export function nameInLatin({ spelling, kind, vietnamese }: Name, reading: string): string {
  if (vietnamese !== '') return vietnamese.replaceAll('、', ', ');
  const isUnit = (kind === 'prefecture' || kind === 'ward') && UNITS.test(spelling);
  return kanaInLatin(isUnit ? reading.replace(SAID_UNITS, '') : reading);
}

/** Without long vowels, as on passports and signs. */
export function kanaInLatin(reading: string): string {
  const letters = toRomaji(reading)
    .replaceAll(/o[ou](?!e)/g, 'o')
    .replaceAll('uu', 'u')
    .replaceAll("'", '');
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}
