import type { ExerciseKind } from '#core/exercises/exercise.ts';
import type { LearningEventKind, LearningResult } from '#core/learning/learning-event.ts';
import { exerciseTexts } from './exercises.ts';

const exerciseNames = Object.fromEntries(
  Object.entries(exerciseTexts).map(([kind, { name }]) => [kind, name]),
) as Record<ExerciseKind, string>;

/** The kinds of learning events. The API accepts exactly these. */
export const learningKindNames: Readonly<Record<LearningEventKind, string>> = {
  'kana-hear': 'Nghe rồi chọn kana',
  'kana-read': 'Đọc kana',
  'kana-tell-apart': 'Phân biệt kana dễ nhầm',
  'kana-write': 'Viết kana',
  'kana-word': 'Đọc từ bằng kana',
  'kana-known': 'Đánh dấu đã thuộc',
  ...exerciseNames,
  'step-finished': 'Xong một bước của lộ trình',
  'step-flawless': 'Xong một bước mà không sai câu nào',
  'checkpoint-failed': 'Chưa qua bài kiểm tra chặng',
  placed: 'Xếp vào một chặng của lộ trình',
};

export const learningResultNames: Readonly<Record<LearningResult, string>> = { right: 'Đúng', wrong: 'Sai' };

/** The log of learning events. */
export const learningTexts = {
  subjectUnreadable: 'Mỗi sự kiện học phải nói rõ học gì, ví dụ kana:あ.',
  tooMany: 'Nhật ký học của tài khoản này đã đầy.',
};
