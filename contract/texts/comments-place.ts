/** Where comments are going to stand; they bring their own texts. */
export const commentsPlaceTexts = {
  title: 'Bình luận',
  withoutScript: 'Trình duyệt đang tắt JavaScript nên không hiện được bình luận.',
} as const;
