import { kanjiOf } from '#core/japanese/kana.ts';
import { isSyllable } from '#core/vietnamese/syllable-shape.ts';
import type { HanVietTable } from '#server/db/content/read-kanji-table.ts';
import type { Sentence } from './sentences.ts';

const SYLLABLES = String.raw`(?<!\p{L})\p{Lu}+(?:[ ]\p{Lu}+)*(?!\p{L})`;
const KANJI = String.raw`[\p{sc=Han}々]+`;
/** What can be between a kanji and its reading: 会 (HỘI), 会 là “HỘI”, âm HỘI của 会. */
const BETWEEN = String.raw`(?:[\s("“=:]|là|đọc|âm|Hán Việt|của|chữ)*`;

/** Readings, with the kanji right before or else right after them, if there is one. */
const NAMED = new RegExp(
  `(?:(?<before>${KANJI})\\p{sc=Hiragana}*${BETWEEN})?(?<syllables>${SYLLABLES})(?:${BETWEEN}(?<after>${KANJI}))?`,
  'gu',
);

/** Capitals in a hint are Hán Việt: of the kanji next to them, otherwise of one in the answer. */
export function checkHintHanViet(sentence: Sentence, table: HanVietTable): string[] {
  const inAnswer = kanjiOf([sentence.jpSentence, ...sentence.accepted].join(''));
  return [...sentence.hint.matchAll(NAMED)].flatMap(({ groups }) => {
    const { before, after, syllables: said = '' } = groups ?? {};
    const syllables = said.split(' ');
    const named = kanjiOf(before ?? after ?? '');
    if (named.length > 0) return checkNamed(syllables, named, table);
    return syllables
      .filter((syllable) => isReading(syllable, syllables))
      .filter((syllable) => !inAnswer.some((kanji) => table.get(kanji)?.hanViet.includes(syllable)))
      .map((syllable) => `${syllable} is no Hán Việt of a kanji in ${sentence.jpSentence}`);
  });
}

/** A, B and the Ở that begins a sentence are not readings, and CD is not even Vietnamese. */
const isReading = (syllable: string, beside: readonly string[]): boolean =>
  (syllable.length > 1 || beside.length > 1) && isSyllable(syllable.toLowerCase());

function checkNamed(syllables: readonly string[], named: readonly string[], table: HanVietTable): string[] {
  const isReadSo = (kanji: string, at: number) =>
    table.get(kanji)?.hanViet.includes(syllables[at] ?? '') ?? false;
  return syllables.length === named.length && named.every(isReadSo)
    ? []
    : [`${syllables.join(' ')} is no Hán Việt of ${named.join('')}`];
}
