/** The practice screens (spec §2, §4; grading.md, Show). */
export const practiceTexts = {
  progress: (done: number, total: number) => `Câu ${done} / ${total}`,
  translateThis: 'Dịch câu này sang tiếng Nhật',
  answerLabel: 'Câu trả lời của bạn',
  answerPlaceholder: 'Gõ tiếng Nhật, kana hoặc romaji',
  romajiSwitch: 'Tự đổi romaji sang kana',
  check: 'Kiểm tra',
  hint: 'Gợi ý',
  showAnswer: 'Xem đáp án',
  previous: 'Câu trước',
  next: 'Câu sau',
  yourAnswer: 'Bạn đã viết',
  mistakes: 'Chỗ cần sửa',
  missing: 'Thiếu',
  pointsEarned: (points: number) => `+${points} điểm`,
  alsoRight: 'Đáp án của tôi cũng đúng',
  verdicts: {
    correct: 'Chính xác',
    'correct-with-note': 'Đúng, có một lưu ý',
    almost: 'Gần đúng, thử lại nhé',
    wrong: 'Chưa đúng',
  },
} as const;
