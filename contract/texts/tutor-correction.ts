/** How the tutor corrects a sentence, and how sure it is. */
export const tutorCorrectionTexts = {
  right: (vietnamese: string) => `Câu của bạn đúng. Nghĩa là: “${vietnamese}”`,
  almost: 'Gần đúng rồi, chỉ cần sửa một chút:',
  against: (japanese: string, vietnamese: string) =>
    `Mình so với câu gần nhất trong bài học: ${japanese} (“${vietnamese}”).`,
  differences: 'Chỗ khác:',
  ifMeant: 'Nếu bạn muốn nói đúng ý đó thì sửa theo câu mẫu; nếu ý khác, cho mình biết nghĩa tiếng Việt nhé.',
  slips: 'Chỗ cần sửa:',
  should: (right: string) => `Sửa lại: **${right}**`,
  corrected: (right: string, why: string) => `Câu này chưa đúng. Nên nói: **${right}**\n${why}`,
  nothingSure:
    'Mình không thấy lỗi nào chắc chắn trong câu này, nhưng mình chỉ soát được những lỗi hay gặp, không phải mọi lỗi.',
  nothingToCorrect: 'Bạn gửi mình câu tiếng Nhật cần sửa nhé, ví dụ: sửa câu 私は寿司を好きです。',
} as const;
