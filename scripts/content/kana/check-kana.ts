import { toHiragana, toKatakana } from '#core/japanese/kana.ts';
import { dropLongVowels, foldLongVowels } from '#core/japanese/long-vowels.ts';
import { romajiToKana } from '#core/japanese/romaji.ts';
import { KANA_SCRIPTS, type KanaGroup, type KanaItem, type KanaRow } from '#core/kana/kana-row.ts';
import { beginsSmall, endsAsSentence } from '#core/vietnamese/sentence-form.ts';
import type { Word } from '../words/word.ts';

const SYLLABARY: Partial<Readonly<Record<KanaGroup, string>>> = {
  basic:
    'あ い う え お か き く け こ さ し す せ そ た ち つ て と な に ぬ ね の は ひ ふ へ ほ ま み む め も や ゆ よ ら り る れ ろ わ を ん',
  voiced: 'が ぎ ぐ げ ご ざ じ ず ぜ ぞ だ ぢ づ で ど ば び ぶ べ ぼ ぱ ぴ ぷ ぺ ぽ',
  digraph:
    'きゃ きゅ きょ しゃ しゅ しょ ちゃ ちゅ ちょ にゃ にゅ にょ ひゃ ひゅ ひょ みゃ みゅ みょ りゃ りゅ りょ ぎゃ ぎゅ ぎょ じゃ じゅ じょ びゃ びゅ びょ ぴゃ ぴゅ ぴょ',
};

/** Kana of the syllabaries that no row teaches or that stand in the wrong group, and kana that are taught twice. */
export function checkSyllabaries(rows: readonly KanaRow[]): string[] {
  const items = rows.flatMap(({ group, kana }) => kana.map((item) => ({ group, kana: item.kana })));
  const wanted = KANA_SCRIPTS.flatMap((script) =>
    Object.entries(SYLLABARY).flatMap(([group, list]) =>
      list.split(' ').map((kana) => ({ group, kana: script === 'katakana' ? toKatakana(kana) : kana })),
    ),
  );
  const has = (list: readonly { group: string; kana: string }[], { group, kana }: (typeof list)[number]) =>
    list.some((item) => item.group === group && item.kana === kana);
  return [
    ...wanted
      .filter((item) => !has(items, item))
      .map(({ group, kana }) => `${kana} is missing in the group ${group}`),
    ...items
      .filter((item) => item.group in SYLLABARY && !has(wanted, item))
      .map(({ group, kana }) => `${kana} does not belong to the group ${group}`),
    ...items
      .filter(({ kana }, at) => items.findIndex((item) => item.kana === kana) < at)
      .map(({ kana }) => `${kana} is taught twice`),
  ];
}

/** Hepburn follows the sound; a keyboard takes these romaji for another kana: o for お, ti for チ, wo for を. */
const ROMAJI_AS_SOUND: ReadonlyMap<string, string> = new Map([
  ['を', 'o'],
  ['ぢ', 'ji'],
  ['づ', 'zu'],
  ['ヲ', 'o'],
  ['ヂ', 'ji'],
  ['ヅ', 'zu'],
  ['ティ', 'ti'],
  ['ディ', 'di'],
  ['トゥ', 'tu'],
  ['ドゥ', 'du'],
  ['デュ', 'dyu'],
  ['ウォ', 'wo'],
]);

/** Typing the romaji gives the kana; a long vowel of katakana is typed twice. */
export function checkRomaji({ kana }: Pick<KanaRow, 'kana'>): string[] {
  return kana
    .filter((item) => !isRomajiOf(item))
    .map(({ kana: shown, romaji }) => `${shown} is not typed as ${romaji}`);
}

function isRomajiOf({ kana, romaji }: KanaItem): boolean {
  const asSound = ROMAJI_AS_SOUND.get(kana);
  if (asSound !== undefined) return romaji === asSound;
  const hiragana = toHiragana(kana);
  return romajiToKana(romaji) === (kana.includes('ー') ? foldLongVowels(hiragana) : hiragana);
}

type SpelledWord = Pick<Word, 'id' | 'kanji' | 'hiragana'>;

const ROW_MIN_WORDS = 3;

/**
 * Words that do not exist, need kana of later rows or show nothing of the row. Each kana stands in a word, and a row has
 * enough of them, unless the dictionary has none that can be read by then.
 */
export function checkRowWords(
  row: KanaRow,
  rows: readonly KanaRow[],
  words: readonly SpelledWord[],
): string[] {
  const taught = new Set(
    rows
      .slice(0, rows.indexOf(row) + 1)
      .filter(({ script }) => script === row.script)
      .flatMap(({ kana }) => kana.flatMap((item) => unitsOf(item.kana))),
  );
  const spellings = new Map(words.map((word) => [Number(word.id), spellingOf(row, word)]));
  const untaughtIn = (text: string) => unitsOf(text).find((unit) => !taught.has(unit));
  const possible = [...spellings.values()].filter(
    (text) => untaughtIn(text) === undefined && showsRow(row, text),
  );
  const wanted = Math.min(ROW_MIN_WORDS, possible.length);
  const chosen = row.words.flatMap((id) => spellings.get(id) ?? []);
  const hasUnit = (texts: readonly string[], unit: string) =>
    texts.some((text) => unitsOf(text).includes(unit));
  return [
    ...(row.words.length < wanted ? [`has ${row.words.length} words, needs ${wanted}`] : []),
    ...(new Set(row.words).size < row.words.length ? ['has a word twice'] : []),
    ...row.words.filter((id) => !spellings.has(id)).map((id) => `no word has the id ${id}`),
    ...chosen.flatMap((text) => {
      const untaught = untaughtIn(text);
      if (untaught !== undefined) return [`${text} needs ${untaught}, which is not taught yet`];
      return showsRow(row, text) ? [] : [`${text} has nothing of this row`];
    }),
    ...row.kana
      .filter(({ kana }) => hasUnit(possible, kana) && !hasUnit(chosen, kana))
      .map(({ kana }) => `no word has ${kana}`),
  ];
}

/** Hiragana rows show the reading, katakana rows the spelling. */
const spellingOf = ({ script }: KanaRow, { kanji, hiragana }: SpelledWord): string =>
  script === 'katakana' ? kanji : hiragana;

/** What is learnt as one: a small vowel belongs to the kana before it. */
const unitsOf = (text: string): string[] => text.match(/.[ゃゅょぁぃぅぇぉャュョァィゥェォ]?/gu) ?? [];

function showsRow({ group, kana }: KanaRow, text: string): boolean {
  if (group === 'long') return dropLongVowels(text).length < text.length;
  if (group === 'pause') return /[っッ]/u.test(text);
  return kana.some((item) => unitsOf(text).includes(item.kana));
}

/** More than this does not fit beside the kana on a phone. */
const NOTE_MAX_CHARS = 150;
export const TEXT_MAX_CHARS = { about: 260, tell: 260, sound: 420 } as const;

/** The two notes of each kana are one short sentence. */
export const checkNotes = ({ about, kana }: KanaRow): string[] => [
  ...checkSentences(about, TEXT_MAX_CHARS.about),
  ...kana
    .flatMap(({ remember, pronounce }) => [remember, pronounce])
    .flatMap((note) => [
      ...checkSentences(note, NOTE_MAX_CHARS),
      ...(/[.!?] \p{Lu}/u.test(note) ? [`a note is one sentence: ${note}`] : []),
    ]),
];

export const checkSentences = (text: string, maxChars: number): string[] => [
  ...(endsAsSentence(text) ? [] : [`does not end in a stop: ${text}`]),
  ...(beginsSmall(text) ? [`begins with a small letter: ${text}`] : []),
  ...(text.length > maxChars ? [`has ${text.length} characters, at most ${maxChars}: ${text}`] : []),
];

/** A note that stands at two kana helps to remember neither. */
export function checkRepeatedNotes(rows: readonly KanaRow[]): string[] {
  const notes = rows.flatMap(({ kana }) => kana.flatMap(({ remember, pronounce }) => [remember, pronounce]));
  return notes.filter((note, at) => notes.indexOf(note) < at).map((note) => `stands twice: ${note}`);
}
