import type { LearningEventKind, LearningResult } from '#core/learning/learning-event.ts';

/** The kinds of learning events. The API accepts exactly these. */
export const learningKindNames: Readonly<Record<LearningEventKind, string>> = {
  'kana-hear': 'Nghe rồi chọn kana',
  'kana-read': 'Đọc kana',
  'kana-tell-apart': 'Phân biệt kana dễ nhầm',
  'kana-write': 'Viết kana',
  'kana-word': 'Đọc từ bằng kana',
  'kana-known': 'Đánh dấu đã thuộc',
};

export const learningResultNames: Readonly<Record<LearningResult, string>> = { right: 'Đúng', wrong: 'Sai' };

/** The log of learning events. */
export const learningTexts = {
  subjectUnreadable: 'Mỗi sự kiện học phải nói rõ học gì, ví dụ kana:あ.',
  tooMany: 'Nhật ký học của tài khoản này đã đầy.',
};
