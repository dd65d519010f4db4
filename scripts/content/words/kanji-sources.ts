import { hanvietData } from 'hanviet-pinyin-words';
import kanjidic from 'kanjidic2-json';
import { toHiragana } from '#core/japanese/kana.ts';

/** Published dictionaries of characters: the reference for our own tables. */

const byCharacter = new Map(kanjidic.map((kanji) => [kanji.literal, kanji]));

const JOYO_LAST_GRADE = 8;
export const joyoKanji: readonly string[] = kanjidic
  .filter(({ grade }) => grade !== undefined && grade !== null && grade <= JOYO_LAST_GRADE)
  .map(({ literal }) => literal);

/** In capitals. */
export const publishedHanViet = (character: string): ReadonlySet<string> =>
  new Set(
    [
      ...(byCharacter.get(character)?.readings?.vietnam ?? []),
      ...Object.values(hanvietData[character] ?? {}).flat(),
    ].map((reading) => reading.normalize('NFC').toUpperCase()),
  );

/** In hiragana: On, Kun without okurigana, and Kun with okurigana that a compound does not write (受付 うけ-つけ). */
export function japaneseReadings(character: string): string[] {
  const { ja_on: on = [], ja_kun: kun = [] } = byCharacter.get(character)?.readings ?? {};
  const all = [...on, ...kun].map((reading) => toHiragana(reading.replaceAll('-', '')));
  return [...new Set(all.flatMap((reading) => [reading.replace(/\..*$/, ''), asCompoundPart(reading)]))];
}

const I_OF_U: Readonly<Record<string, string>> = {
  う: 'い',
  く: 'き',
  ぐ: 'ぎ',
  す: 'し',
  つ: 'ち',
  ぬ: 'に',
  ぶ: 'び',
  む: 'み',
  る: 'り',
};

/** つ.ける → つけ, か.く → かき */
function asCompoundPart(reading: string): string {
  const whole = reading.replace('.', '');
  if (!reading.includes('.')) return whole;
  return /[いきぎしじちにひびみりえけげせぜてでねへべめれ]る$/.test(whole)
    ? whole.slice(0, -1)
    : whole.replace(/[うくぐすつぬぶむる]$/, (last) => I_OF_U[last] ?? last);
}
