import { contentTexts } from '#contract/texts/operator.ts';
import type { EnglishOfWord } from '#core/tail/own-words.ts';
import { ContentError } from '#server/db/content/content-error.ts';
import { readFiles } from '#server/db/content/content-files.ts';
import { readTable } from '#server/db/content/read-table.ts';

/** Small and capital letters, digits and what stands between words. */
const GLOSS = /^[A-Za-z\d]+(?:[ '-][A-Za-z\d]+)*$/;

/** Reads the English of `content/english`. A mistake in a file stops the boot and names the line. */
export async function readEnglishRows(contentFolder: string): Promise<EnglishOfWord[]> {
  const files = await readFiles(contentFolder, 'english', '.tsv');
  return files.flatMap((file) =>
    readTable(file, ['id', 'kanji', 'english']).map(({ cells: { id, kanji, english }, place }) => {
      const glosses = english.split(', ');
      if (!/^[1-9]\d*$/.test(id)) throw new ContentError(place, contentTexts.wordIdOnly);
      if (!glosses.every((gloss) => GLOSS.test(gloss)))
        throw new ContentError(place, contentTexts.englishGlosses);
      return { wordId: Number(id), kanji, glosses };
    }),
  );
}
