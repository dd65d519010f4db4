/** Short texts of the design system. */
export const uiTexts = {
  /** The picture of a shared link shows the product's name, whatever the site is called. */
  cardPicture: 'Kakehashi, cầu nối tiếng Nhật: một cây cầu vòm trên sóng nước, mặt trời đỏ phía sau.',
  skipToContent: 'Tới nội dung chính',
  close: 'Đóng',
  cancel: 'Hủy',
  ok: 'OK',
  somethingWrong: 'Có gì đó chưa ổn',
  tryAgain: 'Thử lại',
  loading: 'Đang tải…',
  messages: 'Thông báo',
  pages: 'Phân trang',
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
  pageOf: (page: number, pages: number) => `Trang ${page} / ${pages}`,
  /** The choice of a level above a list. */
  levels: 'Cấp độ',
  allLevels: 'Tất cả',
  /** Of a kind that only a newer version knows. */
  otherKind: 'Khác',
  jlptLevel: (level: string) => `Trình độ JLPT ${level}`,
  lessonLevel: (level: string) => `Trình độ ${level}`,
  loadFailed: 'Không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.',
  backHome: 'Về trang chủ',
} as const;

/** Before a form with unsaved input closes. */
export const unsavedTexts = {
  question: 'Bỏ những gì vừa nhập?',
  explanation: 'Những gì bạn nhập chưa được lưu hay gửi đi.',
  discard: 'Bỏ',
  keepTyping: 'Nhập tiếp',
} as const;

/** The task of a sentence, in a lesson and on the landing page. */
export const translatePrompt = 'Dịch câu này sang tiếng Nhật';
