/** Before a form closes over words that nobody has got yet. */
export const unsavedTexts = {
  question: 'Bỏ những gì vừa nhập?',
  explanation: 'Những gì bạn nhập chưa được lưu hay gửi đi.',
  discard: 'Bỏ',
  keepTyping: 'Nhập tiếp',
} as const;
