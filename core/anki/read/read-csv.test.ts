import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANKI_LIMITS } from '#contract/learning-limits.ts';
import { ankiCsvTexts } from '#contract/texts/anki.ts';
import type { AnkiNote } from '../anki-note.ts';
import { writeCsv } from '../export/notes-csv.ts';
import { guessMappings } from '../import/guess-fields.ts';
import { importedNotes } from '../import/imported-notes.ts';
import { readCsv } from './read-csv.ts';

const read = (text: string, limits: Partial<typeof ANKI_LIMITS> = {}) =>
  readCsv(text, { ...ANKI_LIMITS, ...limits }, ankiCsvTexts);
const imported = (text: string) => {
  const collection = read(text);
  return importedNotes(collection, guessMappings(collection));
};
const rowsOf = (text: string) => read(text).notes.map(({ fields }) => fields);

describe('a table', () => {
  test.each([
    {
      text: '水\tnước\n火\tlửa',
      rows: [
        ['水', 'nước'],
        ['火', 'lửa'],
      ],
      why: 'tabs',
    },
    {
      text: '水;nước, nước uống\n火;lửa',
      rows: [
        ['水', 'nước, nước uống'],
        ['火', 'lửa'],
      ],
      why: 'semicolons, with commas in a cell',
    },
    {
      text: '水,"nước; nước uống"\n火,lửa',
      rows: [
        ['水', 'nước; nước uống'],
        ['火', 'lửa'],
      ],
      why: 'commas, with a semicolon in quotes',
    },
    {
      text: '水\tnước, a\n火\tlửa, b',
      rows: [
        ['水', 'nước, a'],
        ['火', 'lửa, b'],
      ],
      why: 'tabs, with a comma in each line',
    },
    {
      text: '\uFEFF水,nước\r\n火,lửa\r\n',
      rows: [
        ['水', 'nước'],
        ['火', 'lửa'],
      ],
      why: 'the mark of UTF-8 and CRLF',
    },
    { text: 'Từ,Nghĩa\n水,nước', rows: [['水', 'nước']], why: 'a header with known names' },
    {
      text: 'a,b\n水,nước\n火,lửa',
      rows: [
        ['水', 'nước'],
        ['火', 'lửa'],
      ],
      why: 'a header without Japanese above Japanese',
    },
    {
      text: '水,nước\n火,lửa,đỏ',
      rows: [
        ['水', 'nước', ''],
        ['火', 'lửa', 'đỏ'],
      ],
      why: 'lines of different length',
    },
    { text: '水,"nước\nuống"', rows: [['水', 'nước\nuống']], why: 'a line break in a cell' },
    {
      text: "水,'=1+1\n火,lửa",
      rows: [
        ['水', '=1+1'],
        ['火', 'lửa'],
      ],
      why: 'a guarded formula',
    },
    { text: '水\n火', rows: [['水'], ['火']], why: 'one column' },
    {
      text: '#separator:tab\n#html:true\n水\t<b>nước</b>',
      rows: [['水', 'nước']],
      why: 'a text that Anki exported',
    },
    { text: '#separator:;\n水;a,b', rows: [['水', 'a,b']], why: 'its separator as a sign' },
    { text: '水,<b>nước</b>', rows: [['水', '<b>nước</b>']], why: 'no HTML unless the file says so' },
  ])('$why', ({ text, rows }) => expect(rowsOf(text)).toEqual(rows));

  test('columns without a header have numbers', () => {
    expect(read('水,nước\n火,lửa').noteTypes[0]?.fields).toEqual(['Cột 1', 'Cột 2']);
  });

  test('Anki says which columns are the deck and the guid', () => {
    const [note] = read('#separator:tab\n#guid column:1\n#deck column:2\nabc\tN5\t水\tnước').notes;
    expect(note).toMatchObject({ key: 'abc', deck: 'N5' });
  });

  test.each([
    { text: '', code: 'empty', why: 'nothing' },
    { text: '\n\n,,\n', code: 'empty', why: 'blank cells' },
    { text: '水,"nước', code: 'bad-quotes', why: 'a quotation that does not end' },
    { text: 'PK\u0003\u0004\0\0', code: 'not-a-deck', why: 'no text' },
    { text: '水\n'.repeat(30), code: 'too-many-notes', why: 'too many lines', limits: { notes: 20 } },
    { text: 'x'.repeat(200), code: 'too-large', why: 'too long', limits: { csvBytes: 100 } },
  ])('is refused: $why', ({ text, code, limits }) => {
    expect(() => read(text, limits as Partial<typeof ANKI_LIMITS>)).toThrow(code);
  });

  test('a long cell is cut', () => {
    expect(rowsOf(`水,${'x'.repeat(5_000)}`)[0]?.[1]).toHaveLength(ANKI_LIMITS.fieldChars);
  });
});

const note: AnkiNote = {
  id: 'word:123',
  word: '買い物',
  ruby: [{ text: '買', reading: 'か' }, { text: 'い' }, { text: '物', reading: 'もの' }],
  hanViet: 'MÃI VẬT',
  meaning: 'việc mua sắm; đi chợ',
  example: '母[はは]と買[か]い物[もの]をします。',
  exampleMeaning: 'Tôi đi mua sắm với mẹ.',
  sound: '',
  category: 'Đi làm',
  cards: {},
};

describe('an exported table', () => {
  test('begins with the mark of UTF-8 and the names of the columns', () => {
    expect(writeCsv([note], ankiCsvTexts.columns).split('\r\n')).toEqual([
      '\uFEFFTừ,Cách đọc,Âm Hán Việt,Nghĩa,Ví dụ,Nghĩa của ví dụ,Danh mục,Mã Kakehashi',
      '買い物,かいもの,MÃI VẬT,"việc mua sắm; đi chợ",母[はは]と 買[か]い 物[もの]をします。,Tôi đi mua sắm với mẹ.,Đi làm,word:123',
      '',
    ]);
  });

  test('runs no formula', () => {
    expect(writeCsv([{ ...note, meaning: '=HYPERLINK("x")' }], ankiCsvTexts.columns)).toContain(
      `"'=HYPERLINK(""x"")"`,
    );
  });

  test('comes back; only the reading is no longer divided', () => {
    expect(imported(writeCsv([note], ankiCsvTexts.columns))).toEqual([
      {
        ...note,
        key: 'kakehashi:word:123',
        reading: 'かいもの',
        ruby: [{ text: '買い物', reading: 'かいもの' }],
      },
    ]);
  });

  test('comes back whatever its texts are', () => {
    const text = fc
      .string({ unit: fc.constantFrom(...`=+-@;,"'<>& \taế水`), maxLength: 20 })
      .map((any) => any.trim());
    const property = fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 6 }), (texts) => {
      const notes = texts.map(([meaning, hanViet], at) => ({ ...note, id: `word:${at}`, meaning, hanViet }));
      const back = imported(writeCsv(notes, ankiCsvTexts.columns));
      expect(back.map(({ id, meaning, hanViet }) => ({ id, meaning, hanViet }))).toEqual(
        notes.map(({ id, meaning, hanViet }) => ({ id, meaning, hanViet })),
      );
    });
    fc.assert(property);
  });
});
