import { describe, expect, test } from 'vitest';
import { IMPORT_ROWS_MAX } from '#contract/limits.ts';
import { itemCsvRefusals } from '#contract/texts/item-refusals.ts';
import { AppError } from '#server/http/errors.ts';
import { printItemCsv, readItemCsv } from './item-csv.ts';
import type { ItemRow } from './items.repository.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const read = (text: string) => readItemCsv(bytesOf(text));
const HEADER = 'kanji,hiragana,mean,type';
const water = { kanji: '水', hiragana: 'みず', mean: 'nước', type: 'N5' };

describe('a file is read', () => {
  test.each([
    { text: `${HEADER}\n水,みず,nước,N5`, why: 'plain' },
    { text: `\uFEFF${HEADER}\r\n水,みず,nước,N5\r\n`, why: 'as Excel saves it: mark at the beginning, CRLF' },
    { text: `${HEADER}\r水,みず,nước,N5\r`, why: 'with the line ends of an old Mac' },
    { text: 'kanji;hiragana;mean;type\n水;みず;nước;N5', why: 'with semicolons, as in a Vietnamese Excel' },
    { text: 'kanji\thiragana\tmean\ttype\n水\tみず\tnước\tN5', why: 'with tabs' },
    { text: `"kanji","hiragana","mean","type"\n"水","みず","nước","N5"`, why: 'with everything in quotes' },
    { text: ' kanji , hiragana,mean,type\n 水 , みず ,nước,N5', why: 'with spaces around the cells' },
  ])('$why', ({ text }) => expect(read(text)).toEqual({ rows: [{ line: 2, cells: water }], errors: [] }));

  test('its columns in any order, and those that it lacks are undefined', () => {
    const { rows } = read('type,mean,cognate,hiragana,kanji\nN5,nước,,みず,水');
    expect(rows).toEqual([{ line: 2, cells: { ...water, cognate: '' } }]);
  });

  test('its lines are counted as an editor does', () => {
    const { rows } = read(`\n${HEADER}\n\n水,みず,"nước\nvà nước",N5\n,,,\n火,ひ,lửa,N5`);
    expect(rows.map(({ line }) => line)).toEqual([4, 7]);
  });

  test('semicolons in the texts do not make it a file with semicolons', () => {
    const { rows } = read(`${HEADER}\n水,みず,nước; nước lã; nước lọc; nước máy; nước mưa,N5`);
    expect(rows[0]?.cells.mean).toContain('nước mưa');
  });
});

describe('a line that is none', () => {
  test.each([
    { line: '水,みず,nước', message: itemCsvRefusals.cellCount(3, 4), why: 'a cell too few' },
    { line: '水,みず,nước, lã,N5', message: itemCsvRefusals.cellCount(5, 4), why: 'a comma without quotes' },
    { line: '水,みず,"nước,N5', message: itemCsvRefusals.badQuotes, why: 'a quotation that never ends' },
    { line: '水,みず,"nước"lã,N5', message: itemCsvRefusals.badQuotes, why: 'text after a quotation' },
  ])('$why', ({ line, message }) => {
    expect(read(`${HEADER}\n火,ひ,lửa,N5\n${line}`).errors).toEqual([{ line: 3, message }]);
  });
});

describe('a file that is no import is refused', () => {
  const refusal = (bytes: ArrayBuffer) => {
    try {
      return readItemCsv(bytes);
    } catch (error) {
      if (error instanceof AppError) return error.body;
      throw error;
    }
  };
  const known = 'id, kanji, hiragana, sino, mean, type, wordClass, examples, cognate, variants';

  test.each([
    { bytes: bytesOf(''), says: itemCsvRefusals.empty, why: 'empty' },
    { bytes: bytesOf('\uFEFF\r\n \r\n'), says: itemCsvRefusals.empty, why: 'blank' },
    { bytes: bytesOf(`${HEADER}\n\n`), says: itemCsvRefusals.empty, why: 'nothing under the header' },
    { bytes: new Uint8Array([0xff, 0xd8, 0xff]).buffer, says: itemCsvRefusals.notText, why: 'a picture' },
    { bytes: bytesOf('PK\u0003\u0004\0\0'), says: itemCsvRefusals.notText, why: 'zero bytes, as in an xlsx' },
    { bytes: new Uint8Array([0xff, 0xfe, 0x61, 0]).buffer, says: itemCsvRefusals.notText, why: 'UTF-16' },
    {
      bytes: bytesOf('kanji,hiragana,nghĩa,type\na,b,c,N5'),
      says: itemCsvRefusals.unknownColumns('“nghĩa”', known),
      why: 'a column that nobody knows',
    },
    {
      bytes: bytesOf('kanji,sino\n水,THỦY'),
      says: itemCsvRefusals.missingColumns('hiragana, mean, type'),
      why: 'columns missing',
    },
    {
      bytes: bytesOf(`${HEADER},mean\n水,みず,nước,N5,nước`),
      says: itemCsvRefusals.repeatedColumns('mean'),
      why: 'a column twice',
    },
    {
      bytes: bytesOf(`${HEADER}\n${'水,みず,nước,N5\n'.repeat(IMPORT_ROWS_MAX + 1)}`),
      says: 'Mỗi lần chỉ nhập được tối đa 10.000 dòng.',
      why: 'too long',
    },
  ])('$why', ({ bytes, says }) =>
    expect(refusal(bytes)).toMatchObject({ statusCode: 400, message: says, field: 'file' }),
  );
});

describe('what is printed', () => {
  const item: ItemRow = {
    id: 7,
    ...water,
    type: 'N5',
    sino: 'THỦY',
    wordClass: 'noun',
    descriptions: [{ text: '水です。', translate: 'Là nước.', ruby: '水[みず]です。' }],
    cognate: { kind: 'shifted', note: 'Khác, “một chút”.' },
    variants: 'お水、みず',
  };

  test('opens in Excel as UTF-8 with all columns', () => {
    expect(printItemCsv([item])).toBe(
      '\uFEFFid,kanji,hiragana,sino,mean,type,wordClass,examples,cognate,variants\r\n' +
        '7,水,みず,THỦY,nước,N5,noun,水[みず]です。=Là nước.,"shifted: Khác, “một chút”.",お水、みず\r\n',
    );
  });

  test.each([
    { mean: '=HYPERLINK("http://x")', guarded: true, why: 'a formula' },
    { mean: '+84', guarded: true, why: 'a plus' },
    { mean: '-san', guarded: true, why: 'a minus' },
    { mean: '@SUM(A1)', guarded: true, why: 'an at' },
    { mean: '＝1+1', guarded: true, why: 'a full-width sign, which a Japanese Excel takes as well' },
    { mean: "'=1", guarded: true, why: 'the guard itself before a sign' },
    { mean: "'tis", guarded: false, why: 'an apostrophe before a letter' },
    { mean: 'a=b', guarded: false, why: 'a sign further on' },
    { mean: 'a "b", c; d', guarded: false, why: 'quotes and delimiters' },
  ])('is no formula, and is read as it was: $why', ({ mean, guarded }) => {
    const text = printItemCsv([{ ...item, mean }]);
    const { rows } = read(text);
    expect(rows[0]?.cells.mean).toBe(mean);
    expect(text.includes(`"'${mean.replaceAll('"', '""')}"`)).toBe(guarded);
  });
});
