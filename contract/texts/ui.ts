/** The small words of the design system. */
export const uiTexts = {
  brand: 'Kakehashi',
  skipToContent: 'Tới nội dung chính',
  close: 'Đóng',
  cancel: 'Hủy',
  somethingWrong: 'Có gì đó chưa ổn',
  tryAgain: 'Thử lại',
  messages: 'Thông báo',
  pages: 'Phân trang',
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
  pageOf: (page: number, pages: number) => `Trang ${page} / ${pages}`,
  jlptLevel: (level: string) => `Trình độ JLPT ${level}`,
  loadFailed: 'Không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.',
  backHome: 'Về trang chủ',
  notFoundTitle: 'Cây cầu này không dẫn tới đâu cả',
  notFoundText:
    'Trang bạn tìm không còn ở đây, hoặc địa chỉ bị gõ nhầm một chữ. Thử tra từ hoặc quay về trang chủ nhé.',
  errorTitle: 'Trang gặp sự cố',
  errorText: 'Bạn thử tải lại trang. Nếu vẫn lỗi, hãy quay lại sau ít phút.',
  reload: 'Tải lại trang',
} as const;
