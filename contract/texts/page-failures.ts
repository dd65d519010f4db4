/** What stands in the place of a page that is not there, or that failed. */
export const pageFailureTexts = {
  notFoundTitle: 'Cây cầu này không dẫn tới đâu cả',
  notFoundText:
    'Trang bạn tìm không còn ở đây, hoặc địa chỉ bị gõ nhầm một chữ. Bạn thử tra từ, hoặc đi tiếp từ đây nhé.',
  wordGoneTitle: 'Từ này không còn trong từ điển',
  wordGoneText: 'Có thể từ đã được gộp với một mục khác, hoặc địa chỉ bị gõ nhầm. Bạn thử tra lại xem.',
  searchLabel: 'Tra từ',
  searchPlaceholder: 'Từ, nghĩa hoặc cả câu',
  ways: 'Đi tiếp từ đây',
  reportLink: 'Báo liên kết hỏng',

  failedTitle: 'Trang gặp sự cố',
  failedText: 'Có lỗi ngoài ý muốn khi mở trang này. Bạn thử lại nhé; nếu vẫn lỗi, hãy quay lại sau ít phút.',
  offlineTitle: 'Bạn đang ngoại tuyến',
  offlineText: 'Thiết bị chưa kết nối mạng nên trang chưa mở được. Khi có mạng trở lại, bạn bấm “Thử lại”.',
  unreachableText: 'Không kết nối được với máy chủ. Bạn kiểm tra mạng rồi thử lại nhé.',
  outdatedTitle: 'Kakehashi vừa có bản mới',
  outdatedText:
    'Một phần của trang thuộc bản cũ nên không tải được nữa. Bạn tải lại trang là dùng được ngay.',
  busyTitle: 'Bạn chờ một chút nhé',
  kept: 'Những gì bạn đã gửi, điểm và tiến độ đã ghi nhận vẫn còn nguyên.',
  requestId: 'Mã sự cố',
  requestIdHint: 'Khi góp ý về lỗi này, bạn gửi kèm mã để chúng tôi tìm ra nhanh hơn.',
  retry: 'Thử lại',
  reload: 'Tải lại trang',
} as const;
