import { expect, test } from 'vitest';
import { readStrokeFile } from '#server/gateways/kanji-data.ts';
import { openTestKanji } from '#server/testing/data/test-kanji.ts';
import { createKanjiService } from './kanji.service.ts';

const kanji = createKanjiService(await openTestKanji());

/** In KANJIDIC2, but not drawn by KanjiVG. */
const UNDRAWN = '丟';

test.each([
  { word: '学校', files: ['05b66.svg', '06821.svg'], why: 'one for each character' },
  { word: '食べる', files: ['098df.svg'], why: 'none for kana' },
  { word: `学${UNDRAWN}`, files: ['05b66.svg'], why: 'none for an unknown character' },
])('drawings of $word: $why', async ({ word, files }) => {
  expect(kanji.strokeFilesOf(word)).toEqual(files);
  for (const file of files) expect(await readStrokeFile(file)).not.toBeNull();
});

test('a character without a drawing still has its card', () => {
  expect(kanji.cardsOf(UNDRAWN)).toMatchObject([{ character: UNDRAWN }]);
});

test.each([
  { word: '学校', hanViet: 'HỌC HIỆU', why: 'the usual reading of each character' },
  { word: 'ここ', hanViet: '', why: 'none without kanji' },
])('Hán Việt of $word: $why', ({ word, hanViet }) => {
  expect(kanji.hanVietOf(word)).toBe(hanViet);
});
