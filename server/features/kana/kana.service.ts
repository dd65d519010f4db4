import type { KanaChart, KanaLesson, KanaWord } from '#contract/kana/endpoints.ts';
import { kanaTexts } from '#contract/texts/kana.ts';
import { isKana, toHiragana } from '#core/japanese/kana.ts';
import type { KanaCourse, KanaItem, KanaRow } from '#core/kana/kana-row.ts';
import { strokeFileName } from '#core/kanji/kanji-book.ts';
import { notFound } from '#server/http/errors.ts';

interface Word {
  readonly id: number;
  readonly kanji: string;
  readonly hiragana: string;
  readonly mean: string;
}

interface KanaParts {
  readonly course: KanaCourse;
  /** The words of the dictionary. */
  readonly search: { rows(): Promise<ReadonlyMap<number, Word>> };
}

export function createKanaService({ course, search }: KanaParts) {
  const chart: KanaChart = {
    rows: course.rows.map(({ id, script, group, title, kana }) => ({
      id,
      script,
      group,
      title,
      kana: kana.map((item) => ({ kana: item.kana, romaji: item.romaji })),
    })),
    lookAlikes: course.lookAlikes.map(({ kana, tell }) => ({ kana: [...kana], tell })),
    sounds: course.sounds.map((note) => ({ ...note, examples: [...note.examples] })),
  };

  return {
    chart: async (): Promise<KanaChart> => chart,

    async row(rowId: string): Promise<KanaLesson> {
      const row = course.rows.find(({ id }) => id === rowId);
      if (!row) throw notFound(kanaTexts.unknownRow);
      const words = await search.rows();
      const siblings = course.rows.filter(({ script }) => script === row.script);
      const at = siblings.indexOf(row);
      const before = siblings.slice(0, at).flatMap(({ kana }) => kana.map((item) => item.kana));
      const taught = new Set([...before, ...row.kana.map(({ kana }) => kana)]);
      return {
        ...row,
        kana: row.kana.map(withStrokes),
        // An admin may have deleted a word.
        words: row.words.flatMap((id) => asKanaWord(words.get(id)) ?? []),
        before,
        lookAlikes: chart.lookAlikes.filter(({ kana }) => kana.some((one) => taught.has(one))),
        previous: linkTo(siblings[at - 1]),
        next: linkTo(course.rows[course.rows.indexOf(row) + 1]),
      };
    },
  };
}

export type KanaService = ReturnType<typeof createKanaService>;

const withStrokes = (item: KanaItem) => ({ ...item, strokeFiles: Array.from(item.kana, strokeFileName) });

/** Katakana words are read as they are written; all others in the kana of their reading. */
function asKanaWord(word: Word | undefined): KanaWord | null {
  if (!word) return null;
  const { id, kanji, hiragana, mean } = word;
  const isSpelling = isKana(kanji) && toHiragana(kanji) === toHiragana(hiragana);
  return { id, kanji, mean, kana: isSpelling ? kanji : hiragana };
}

const linkTo = (row: KanaRow | undefined) => (row ? { id: row.id, title: row.title } : null);
