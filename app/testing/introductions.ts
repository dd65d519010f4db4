import type { Introduction } from '#contract/introductions/introduction.ts';

/** The introduction of the lesson in `app/testing/practice.ts`. */
export const introduction: Introduction = {
  lessonId: 40,
  words: [
    {
      id: 1,
      kanji: '水',
      hiragana: 'みず',
      sino: 'THỦY',
      mean: 'nước',
      type: 'N5',
      ruby: '水[みず]',
      example: { text: '水をください。', ruby: '水[みず]をください。', translate: 'Cho tôi xin nước.' },
    },
    {
      id: 2,
      kanji: '飲む',
      hiragana: 'のむ',
      sino: 'ẨM',
      mean: 'uống',
      type: 'N5',
      ruby: '飲[の]む',
      example: null,
    },
  ],
  points: [
    {
      id: 'o-tan-ngu',
      level: 'N5',
      pattern: '〜を',
      meaning: 'nêu tân ngữ',
      formation: ['Danh từ + を + động từ'],
      explanation: 'を đứng sau vật chịu tác động. Tiếng Việt không có từ này.',
      examples: [{ ja: '本[ほん]を読[よ]みます。', vi: 'Tôi đọc sách.' }],
      mistake: { wrong: '水が飲みます。', right: '水[みず]を飲[の]みます。', why: 'Nước là tân ngữ.' },
    },
  ],
  moreWords: [
    { id: 3, kanji: '私', hiragana: 'わたし', sino: 'TƯ', mean: 'tôi', type: 'N5', ruby: '私[わたし]' },
  ],
  morePoints: [{ id: 'masu', level: 'N5', pattern: '〜ます', meaning: 'thể lịch sự' }],
};
