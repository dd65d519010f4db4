import type { ExerciseKind } from '#core/exercises/exercise.ts';
import type { LearningEventKind } from '#core/learning/learning-event.ts';
import { exerciseTexts } from './exercises.ts';

const exerciseNames = Object.fromEntries(
  Object.entries(exerciseTexts).map(([kind, { name }]) => [kind, name]),
) as Record<ExerciseKind, string>;

/** The kinds of learning events that this version knows, for the list of what was not sent. */
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
  'card-added': 'Thêm thẻ ôn tập',
  'card-imported': 'Nhập thẻ kèm lịch ôn',
  'card-known': 'Đánh dấu thẻ đã biết',
  'card-suspended': 'Tạm cất thẻ',
  'card-resumed': 'Lấy lại thẻ tạm cất',
  'card-buried': 'Để thẻ sang hôm sau',
  review: 'Ôn một thẻ',
  'review-undone': 'Hoàn tác một lần ôn',
  'memory-wish': 'Đặt tỉ lệ nhớ mong muốn',
  'memory-new': 'Đặt số thẻ mới mỗi ngày',
  'memory-most': 'Đặt số lượt ôn tối đa mỗi ngày',
  'daily-goal': 'Đặt mục tiêu số phút mỗi ngày',
  'memory-fitted': 'Chỉnh lịch ôn theo trí nhớ của bạn',
  'time-zone': 'Đổi múi giờ',
};

/** The log of learning events. */
export const learningTexts = {
  subjectUnreadable: 'Mỗi sự kiện học phải nói rõ học gì, ví dụ kana:あ.',
  codeUnreadable: 'Loại và kết quả của sự kiện học chỉ gồm chữ thường không dấu, chữ số và dấu gạch nối.',
  detailUnreadable: 'Chi tiết của sự kiện học không được có ký tự điều khiển.',
  tooMany: 'Nhật ký học của tài khoản này đã đầy.',
};
