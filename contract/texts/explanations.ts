/** Why a mistake is one. Not with the texts of practice: only a wrong answer needs these (decision 037). */
export const explanationTexts = {
  why: 'Vì sao?',
  /** Read out after `why`, so that several of these buttons can be told apart. */
  whyAt: (number: number) => `Giải thích chỗ cần sửa ${number}`,
  wrong: 'Sai',
  right: 'Đúng',
  understood: 'Đã hiểu',
  /** Of a word that was typed where another one, or none, is needed. */
  wordWrong: (meaning: string) => `Từ bạn viết nghĩa là “${meaning}”. Chỗ này cần một từ khác.`,
  wordExtra: (meaning: string) => `Từ bạn viết nghĩa là “${meaning}”. Chỗ này không cần từ đó.`,
  seeWord: 'Xem trong từ điển',
  seePoint: 'Xem trang ngữ pháp',
  seeContrast: 'Xem bài so sánh',
} as const;
