import type { GrammarUse } from '#contract/grammar/grammar-use.ts';
import type { Contrast, GrammarPoint, ListedContrast, ListedPoint } from '#contract/grammar/grammar.ts';

/** Grammar for tests of screens. */

export const teIru: GrammarPoint = {
  id: 'te-iru',
  level: 'N5',
  pattern: '〜ている',
  meaning: 'đang làm',
  names: ['ている', 'ています'],
  formation: ['Động từ thể て + いる'],
  explanation: 'Diễn tả việc đang xảy ra, như 読[よ]んでいる.',
  examples: [
    { ja: '本[ほん]を読[よ]んでいます。', vi: 'Tôi đang đọc sách.' },
    { ja: '雨[あめ]が降[ふ]っています。', vi: 'Trời đang mưa.' },
  ],
  mistakes: [
    { wrong: 'ハノイに住みます。', right: 'ハノイに住[す]んでいます。', why: 'Trạng thái kéo dài.' },
  ],
  related: [{ id: 'te-aru', level: 'N4', pattern: '〜てある', meaning: 'đã làm sẵn' }],
  contrasts: [{ id: 'teiru-tearu', level: 'N4', title: 'ている và てある', summary: 'Ai làm?' }],
};

export const listedPoints: readonly ListedPoint[] = [
  { id: 'te-iru', level: 'N5', pattern: '〜ている', meaning: 'đang làm', keys: 'ている teiru' },
  {
    id: 'te-kudasai',
    level: 'N5',
    pattern: '〜てください',
    meaning: 'xin hãy',
    keys: 'てください tekudasai',
  },
  { id: 'te-shimau', level: 'N4', pattern: '〜てしまう', meaning: 'lỡ làm mất', keys: 'てしまう tesimau' },
];

const place = { topicId: 1, curriculumId: 3, lessonId: 40 };

export const teIruUse: GrammarUse = {
  sentences: 117,
  lessons: 60,
  listed: [
    {
      ...place,
      title: '朝',
      mean: 'Buổi sáng',
      level: 'A1',
      sentences: [
        {
          id: 403,
          viSentence: 'Tôi đang uống trà.',
          before: 'お茶[ちゃ]を飲[の]ん',
          point: 'でいます',
          after: '。',
        },
      ],
    },
  ],
  trial: [
    {
      ...place,
      id: 401,
      viSentence: 'Tôi uống nước.',
      jpSentence: '水を飲みます。',
      reading: 'みずをのみます。',
      hint: 'Tân ngữ có trợ từ riêng.',
    },
  ],
};

export const niDe: Contrast = {
  id: 'ni-de',
  level: 'N5',
  title: 'に và で chỉ nơi chốn',
  summary: 'に chỉ nơi có, で chỉ nơi làm.',
  rules: ['あります đi với に.', '食[た]べます đi với で.'],
  examples: [{ ja: '部屋[へや]にいます。', vi: 'Tôi ở trong phòng.', note: 'Nơi có người.' }],
  mistakes: [],
  points: [{ id: 'ni-ton-tai', level: 'N5', pattern: '〜に あります', meaning: 'ở' }],
  related: [{ id: 'ni-e', level: 'N5', title: 'に và へ', summary: 'Đích và hướng.' }],
};

export const listedContrasts: readonly ListedContrast[] = [
  { id: 'ni-de', level: 'N5', title: 'に và で', summary: 'Nơi có và nơi làm.', keys: 'に で ni de' },
  { id: 'tara-ba', level: 'N4', title: 'たら và ば', summary: 'Hai cách nói nếu.', keys: 'たら ば tara ba' },
];
