import { hasJapanese, hasKanji } from '#core/japanese/kana.ts';
import { romajiToKana } from '#core/japanese/romaji.ts';
import { PARTICLES } from '#core/japanese/spellings.ts';
import { spelledAs, writtenInKanji } from '#core/tutor/kana-sentence.ts';
import { isVietnameseShaped } from '#core/tutor/looks-romaji.ts';
import { withoutMarks } from '#core/vietnamese/without-marks.ts';
import { oncePerEdition } from '#server/once-per-edition.ts';
import { findWord, type FoundWord } from './answers/find-word.ts';
import type { TutorKnowledge } from './knowledge.ts';

/**
 * Converts a sentence in romaji or only kana to the dictionary's spelling, because the tokenizer cannot split kana
 * reliably. Text with kanji stays unchanged.
 */
export async function japaneseOf(
  knowledge: Pick<TutorKnowledge, 'search'>,
  sentence: string,
): Promise<string> {
  if (isKanaSentence(sentence)) return kanaSentence(knowledge, sentence);
  if (hasJapanese(sentence)) return sentence;
  const words = sentence.split(/[\s,.、。]+/u).filter(Boolean);
  const written = await Promise.all(
    words.map(async (word, at) => (isName(word, at) ? word : writtenWord(knowledge, word.toLowerCase(), at))),
  );
  return written.every((word) => word !== null) ? written.join('') : sentence;
}

/** Lan, Hùng: a name that is not romaji stays unchanged. */
function isName(word: string, at: number): boolean {
  if (at === 0 || !isVietnameseShaped(withoutMarks(word).toLowerCase())) return false;
  return /[lqvx]|^\p{Lu}/u.test(word) || romajiToKana(word.toLowerCase()) === null;
}

/** A particle between words is not a word: "ni" is に and not 二. */
const SPOKEN: ReadonlySet<string> = new Set(
  'ga ni de to mo no ka ne yo ya kara made yori desu deshita'.split(' '),
);

async function writtenWord(
  knowledge: Pick<TutorKnowledge, 'search'>,
  romaji: string,
  at: number,
): Promise<string | null> {
  const particle = at > 0 ? PARTICLES.get(romaji) : undefined;
  if (particle !== undefined) return particle;
  const kana = romajiToKana(romaji);
  if (kana === null || (at > 0 && SPOKEN.has(romaji))) return kana;
  const word = await findWord(knowledge, romaji);
  return word ? written(word) : kana;
}

const written = ({ spelling, best: { row, steps } }: FoundWord): string =>
  steps.length === 0 ? row.kanji : spelledAs(row, spelling);

/** わたしはにほんごをべんきょうしています: too long for a word, and without kanji. */
const isKanaSentence = (text: string): boolean =>
  !hasKanji(text) && [...text].length > KANA_WORD_MAX && /\p{sc=Hiragana}{6}/u.test(text);
const KANA_WORD_MAX = 6;

async function kanaSentence({ search }: Pick<TutorKnowledge, 'search'>, sentence: string): Promise<string> {
  const readings = readingsIn(await search.rows());
  const kana = sentence.replaceAll(/\s/gu, '');
  return writtenInKanji(kana, (reading) => readings.get(reading) ?? []) ?? sentence;
}

type Rows = Awaited<ReturnType<TutorKnowledge['search']['rows']>>;
type Row = Rows extends ReadonlyMap<number, infer Value> ? Value : never;

/** Rare words are left out: they would match by chance more often than they are used. */
const LIKELY: readonly Row['type'][] = ['N5', 'N4', 'N3'];

const readingsIn = oncePerEdition((rows: Rows): ReadonlyMap<string, Row[]> => {
  const likely = [...rows.values()]
    .filter(({ type }) => LIKELY.includes(type))
    .toSorted((a, b) => LIKELY.indexOf(a.type) - LIKELY.indexOf(b.type) || a.id - b.id);
  const readings = new Map<string, Row[]>();
  for (const row of likely) readings.set(row.hiragana, [...(readings.get(row.hiragana) ?? []), row]);
  return readings;
});
