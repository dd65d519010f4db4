/** Why a mistake is one. Not with the texts of practice: only a wrong answer needs these (decision 037). */
export const explanationTexts = {
  why: 'Vì sao?',
  /** Read out after `why`, so that several of these buttons can be told apart. */
  whyAt: (number: number) => `Giải thích chỗ cần sửa ${number}`,
  wrong: 'Sai',
  right: 'Đúng',
  understood: 'Đã hiểu',
} as const;
