/** What a lesson introduces before its first sentence. */
export const introductionTexts = {
  title: 'Xem trước bài',
  counts: (words: number, points: number) =>
    [words > 0 && `${words} từ`, points > 0 && `${points} điểm ngữ pháp`].filter(Boolean).join(', '),
  open: 'Xem',
  skip: 'Vào bài luôn',
  begin: 'Đã xem xong, vào bài',

  words: 'Từ mới',
  points: 'Ngữ pháp',
  listenTo: (text: string) => `Nghe ${text}`,
  save: (word: string) => `Lưu ${word} vào sổ tay`,
  saved: (word: string) => `Đã lưu ${word}`,

  formation: 'Cách ghép',
  examples: 'Ví dụ',
  mistake: 'Lỗi hay gặp',
  wrong: 'Sai',
  right: 'Đúng',
  toPoint: 'Xem trọn bài ngữ pháp',

  more: (words: number, points: number) => `Xem thêm: ${introductionTexts.counts(words, points)} trong bài`,

  /** In the summary of a lesson. */
  learnt: 'Từ của bài',
  saveAll: (count: number) => `Lưu cả ${count} từ`,
  saveRest: (count: number) => `Lưu ${count} từ còn lại`,
  allSaved: 'Đã lưu hết vào sổ tay',
  saving: 'Đang lưu…',
  /** The category of the notebook for words that are saved with one tap. */
  category: 'Từ trong bài học',
  savedToast: (count: number, category: string) => `Đã lưu ${count} từ vào “${category}”`,
} as const;
