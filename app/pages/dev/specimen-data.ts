import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';

type Specimen = Pick<JudgedAnswer, 'verdict' | 'feedback' | 'segments' | 'errors' | 'points'>;

/** What the judge says of four answers, word for word: every verdict that has something to show. */
export const judgements: readonly Specimen[] = [
  {
    verdict: 'wrong',
    feedback: 'Sai trợ từ: bạn viết で, ở đây cần に. Còn 1 chỗ cần sửa nữa.',
    points: 0,
    segments: [
      { typed: '毎朝', state: 'right', expected: '毎朝' },
      { typed: '六時', state: 'right', expected: '六時' },
      { typed: 'で', state: 'wrong', expected: 'に', mistake: 0 },
      { typed: '起きました', state: 'wrong', expected: '起きま…', mistake: 1 },
    ],
    errors: [
      {
        code: 'particle-wrong',
        typed: { start: 4, end: 5, text: 'で' },
        model: { start: 6, end: 7, text: 'に' },
        message: 'Sai trợ từ: bạn viết で, ở đây cần に.',
      },
      {
        code: 'tense',
        typed: { start: 5, end: 10, text: '起きました' },
        model: { start: 7, end: 11, text: '起きま…' },
        message: 'Sai thì ở “起きました”: hãy xem lại việc này đã xảy ra hay chưa.',
      },
    ],
  },
  {
    verdict: 'correct-with-note',
    feedback: 'Đúng, nhưng câu này nên dùng thể lịch sự.',
    points: 10,
    segments: [
      { typed: '毎朝', state: 'right', expected: '毎朝' },
      { typed: '六時に', state: 'right', expected: '六時に' },
      { typed: '起きる', state: 'note', expected: '起きます' },
    ],
    errors: [],
  },
  {
    verdict: 'almost',
    feedback:
      'Gần đúng rồi. Sai trường âm: bạn viết “コヒー”, ở đây cần “コーヒ…”. Lần này không tính là một lần thử.',
    points: 0,
    segments: [
      { typed: 'コヒー', state: 'wrong', expected: 'コーヒ…', mistake: 0 },
      { typed: 'を', state: 'right', expected: 'を' },
      { typed: '飲みます', state: 'right', expected: '飲みます' },
    ],
    errors: [
      {
        code: 'long-vowel',
        typed: { start: 0, end: 3, text: 'コヒー' },
        model: { start: 0, end: 4, text: 'コーヒ…' },
        message: 'Sai trường âm: bạn viết “コヒー”, ở đây cần “コーヒ…”.',
      },
    ],
  },
  {
    verdict: 'wrong',
    feedback: 'Thiếu trợ từ を.',
    points: 0,
    segments: [
      { typed: '水', state: 'right', expected: '水' },
      { typed: '', state: 'missing', expected: 'を', mistake: 0 },
      { typed: '飲みます', state: 'right', expected: '飲みます' },
    ],
    errors: [
      {
        code: 'particle-missing',
        typed: { start: 1, end: 1, text: '' },
        model: { start: 1, end: 2, text: 'を' },
        message: 'Thiếu trợ từ を.',
      },
    ],
  },
];
