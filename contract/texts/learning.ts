/** The log of learning events. */
export const learningTexts = {
  subjectUnreadable: 'Mỗi sự kiện học phải nói rõ học gì, ví dụ kana:あ.',
  tooMany: 'Nhật ký học của tài khoản này đã đầy.',
};
