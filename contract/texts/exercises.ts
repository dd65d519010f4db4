import type { ExerciseKind } from '#core/exercises/exercise.ts';

/** The kinds of exercises: their name, and what the learner is asked to do. */
export const exerciseTexts: Readonly<
  Record<ExerciseKind, { readonly name: string; readonly instruction: string }>
> = {
  'match-pairs': { name: 'Ghép cặp', instruction: 'Ghép mỗi từ với nghĩa của nó.' },
  'meaning-choice': { name: 'Chọn nghĩa', instruction: 'Câu này nghĩa là gì?' },
  'heard-choice': { name: 'Nghe rồi chọn', instruction: 'Bạn nghe thấy câu nào?' },
  tiles: { name: 'Xếp câu', instruction: 'Xếp các mảnh thành câu tiếng Nhật. Có mảnh không dùng đến.' },
  'particle-blank': { name: 'Điền trợ từ', instruction: 'Chọn trợ từ cho chỗ trống.' },
  'form-blank': { name: 'Chia từ', instruction: 'Chia từ này cho hợp với chỗ trống.' },
  dictation: { name: 'Nghe rồi viết', instruction: 'Nghe rồi viết lại cả câu.' },
  'free-translation': { name: 'Dịch câu', instruction: 'Dịch câu này sang tiếng Nhật.' },
};
