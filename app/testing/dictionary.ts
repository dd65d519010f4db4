import type { FoundItem, ShortItem } from '#contract/dictionary/item.ts';
import { blankWord } from '#contract/dictionary/word-fields.ts';
import type { Word } from '#contract/dictionary/word.ts';

export const study: ShortItem = {
  id: 2,
  kanji: '勉強',
  hiragana: 'べんきょう',
  sino: 'MIỄN CƯỠNG',
  mean: 'việc học; bài học',
  type: 'N5',
};

/** The word 勉強 as a search result. */
export const foundStudy: FoundItem = {
  ...blankWord,
  ...study,
  wordClass: 'noun-suru',
  descriptions: [
    {
      text: '図書館で勉強します。',
      translate: 'Tôi học bài ở thư viện.',
      ruby: '図書館[としょかん]で勉強[べんきょう]します。',
    },
  ],
  kanjis: ['052c9.svg', '05f37.svg'],
  cognate: { kind: 'false-friend', note: 'Trong tiếng Việt, 勉強 là “miễn cưỡng”.' },
  matched: '勉強',
  chain: [],
  match: 'whole',
};

/** The same word with all data of its page. */
export const studyPage: Word = {
  ...foundStudy,
  ruby: '勉[べん]強[きょう]',
  accents: [0],
  howCommon: 'very-common',
  kanjiCards: [
    {
      character: '強',
      hanViet: ['CƯỜNG', 'CƯỠNG'],
      meaning: 'mạnh',
      on: ['キョウ', 'ゴウ'],
      kun: ['つよ.い'],
      radical: { character: '弓', hanViet: 'CUNG', meaning: 'cái cung' },
      strokes: 11,
      strokeFile: '05f37.svg',
      bridges: [{ hanViet: 'CƯỜNG', on: 'キョウ', rule: 'âm cuối -ng thường thành ウ' }],
    },
  ],
  conjugation: [
    {
      name: 'Thể lịch sự',
      forms: [{ name: 'khẳng định', form: '勉強します', ruby: '勉強[べんきょう]します' }],
    },
    { name: 'Thể thường', forms: [{ name: 'phủ định', form: '勉強しない', ruby: '勉強[べんきょう]しない' }] },
  ],
  sameSpelling: [],
  sameReading: [],
  transitive: [],
  intransitive: [],
  synonyms: [],
  opposites: [],
  grammarPoints: [],
  contrasts: [],
  related: [
    { ...study, id: 30, kanji: '強い', sino: 'CƯỜNG', mean: 'mạnh', ruby: '強[つよ]い', shares: '強' },
    {
      ...study,
      id: 31,
      kanji: '免許',
      sino: 'MIỄN HỨA',
      mean: 'bằng lái',
      ruby: '免許[めんきょ]',
      shares: 'MIỄN',
    },
  ],
};
