/** The round button on every page; what it opens has its own texts, which come with it. */
export const chatButtonTexts = {
  open: 'Hỏi trợ lý tiếng Nhật',
  close: 'Đóng khung trò chuyện',
} as const;
