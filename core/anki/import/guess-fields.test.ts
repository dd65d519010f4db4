import { describe, expect, test } from 'vitest';
import { NOTE_FIELDS } from '../export/note-type.ts';
import type { AnkiNoteType, ReadNote } from '../read/anki-collection.ts';
import { FIELD_ROLES, guessFields } from './guess-fields.ts';

const typeOf = (fields: readonly string[]): AnkiNoteType => ({ id: '1', name: 'Any', fields, fronts: [] });
const noteOf = (fields: readonly string[]): ReadNote => ({
  key: fields.join(),
  noteTypeId: '1',
  fields,
  sounds: [],
  deck: '',
  cards: [],
});

/** The roles by the names of their fields. */
function guessed(fields: readonly string[], ...rows: readonly (readonly string[])[]) {
  const mapping = guessFields(typeOf(fields), rows.map(noteOf));
  return Object.fromEntries(
    FIELD_ROLES.flatMap((role) => {
      const at = mapping[role];
      return at === null ? [] : [[role, fields[at]]];
    }),
  );
}

describe('the fields of a deck', () => {
  test.each([
    {
      why: 'Basic, with the word in front',
      fields: ['Front', 'Back'],
      rows: [
        ['水', 'nước'],
        ['食べる', 'ăn'],
      ],
      roles: { word: 'Front', meaning: 'Back' },
    },
    {
      why: 'Basic, with the meaning in front',
      fields: ['Front', 'Back'],
      rows: [
        ['nước', '水'],
        ['ăn', '食べる'],
      ],
      roles: { word: 'Back', meaning: 'Front' },
    },
    {
      why: 'Vietnamese names',
      fields: ['Từ vựng', 'Âm Hán', 'Nghĩa', 'Cách đọc', 'Ví dụ', 'Nghĩa ví dụ'],
      rows: [['学校', 'HỌC HIỆU', 'trường học', 'がっこう', '学校へ行きます。', 'Tôi đến trường.']],
      roles: {
        word: 'Từ vựng',
        hanViet: 'Âm Hán',
        meaning: 'Nghĩa',
        reading: 'Cách đọc',
        example: 'Ví dụ',
      },
    },
    {
      why: 'the names of Core 2000',
      fields: [
        'Optimized-Voc-Index',
        'Vocabulary-Kanji',
        'Vocabulary-Furigana',
        'Vocabulary-Kana',
        'Vocabulary-English',
        'Vocabulary-Audio',
        'Vocabulary-Pos',
        'Expression',
        'Sentence-Kana',
        'Sentence-English',
      ],
      rows: [
        [
          '1',
          '言う',
          '言[い]う',
          'いう',
          'say',
          '',
          'Verb',
          '彼は何か言っていましたね。',
          'かれはなにか',
          'He said something.',
        ],
        [
          '2',
          '女の子',
          '女[おんな]の 子[こ]',
          'おんなのこ',
          'girl',
          '',
          'Noun',
          'あの女の子は誰ですか。',
          'あのおんなのこ',
          'Who is that girl?',
        ],
      ],
      roles: {
        word: 'Vocabulary-Kanji',
        reading: 'Vocabulary-Furigana',
        meaning: 'Vocabulary-English',
        example: 'Expression',
        exampleMeaning: 'Sentence-English',
      },
    },
    {
      why: 'names that say nothing',
      fields: ['1', '2', '3', '4'],
      rows: [
        ['がっこう', '学校', 'trường học', 'HỌC HIỆU'],
        ['せんせい', '先生', 'thầy, cô giáo', 'TIÊN SINH'],
      ],
      roles: { word: '2', reading: '1', meaning: '3', hanViet: '4' },
    },
    {
      why: 'words in kana only',
      fields: ['Kana', 'Meaning'],
      rows: [
        ['テレビ', 'ti vi'],
        ['コーヒー', 'cà phê'],
      ],
      roles: { word: 'Kana', meaning: 'Meaning' },
    },
    {
      why: 'no Japanese at all',
      fields: ['Question', 'Answer', 'Source'],
      rows: [['capital of Vietnam', 'Hà Nội', 'school']],
      roles: { word: 'Question', meaning: 'Answer' },
    },
    { why: 'one field', fields: ['Text'], rows: [['水']], roles: { word: 'Text' } },
    {
      why: 'no notes to look at',
      fields: ['Word', 'Meaning'],
      rows: [],
      roles: { word: 'Word', meaning: 'Meaning' },
    },
    {
      why: 'our own note type, whatever is in it',
      fields: NOTE_FIELDS,
      rows: [['', '', '', '水', '', '', '', '']],
      roles: {
        word: 'Word',
        reading: 'Reading',
        hanViet: 'HanViet',
        meaning: 'Meaning',
        example: 'Example',
        exampleMeaning: 'ExampleMeaning',
      },
    },
  ])('$why', ({ fields, rows, roles }) => {
    expect(guessed(fields, ...rows)).toMatchObject(roles);
  });
});
