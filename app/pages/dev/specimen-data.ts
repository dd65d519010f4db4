import type { Judgement } from '#app/features/practice/judgement.ts';

/** True data for the specimen of the design: what the finished screen will get from the judge. */
export const judgements: readonly Judgement[] = [
  {
    verdict: 'wrong',
    feedback: 'Câu gần đúng rồi: sửa một trợ từ và thì của động từ.',
    points: 0,
    segments: [
      { typed: '毎朝', state: 'right' },
      { typed: '六時', state: 'right' },
      { typed: 'で', state: 'wrong', expected: 'に', mistake: 'Sai trợ từ: mốc giờ không đi với で. Cần' },
      {
        typed: '起きました',
        state: 'wrong',
        expected: '起きま…',
        mistake: 'Sai thì: câu nói về thói quen hiện tại, không phải quá khứ. Cần',
      },
    ],
  },
  {
    verdict: 'correct-with-note',
    feedback: 'Đúng, nhưng câu này nên dùng thể lịch sự.',
    points: 10,
    segments: [
      { typed: '毎朝', state: 'right' },
      { typed: '六時に', state: 'right' },
      { typed: '起きる', state: 'note' },
    ],
  },
  {
    verdict: 'almost',
    feedback: 'Bạn gõ thiếu một trường âm. Lần thử này không bị tính.',
    points: 0,
    segments: [
      { typed: 'コヒー', state: 'wrong', expected: 'コーヒ…', mistake: 'Thiếu trường âm. Cần' },
      { typed: 'を', state: 'right' },
      { typed: '飲みます', state: 'right' },
    ],
  },
  {
    verdict: 'wrong',
    feedback: 'Câu của bạn còn thiếu trợ từ sau tân ngữ.',
    points: 0,
    segments: [
      { typed: '水', state: 'right' },
      { typed: '', state: 'missing', expected: 'を', mistake: 'Thiếu trợ từ sau tân ngữ. Cần' },
      { typed: '飲みます', state: 'right' },
    ],
  },
];
