import { SITE_NAME } from '../site-name.ts';

export function waitInWords(seconds: number): string {
  if (seconds < 90) return `${seconds} giây`;
  return seconds < 5_400 ? `${Math.ceil(seconds / 60)} phút` : `${Math.ceil(seconds / 3_600)} giờ`;
}

/** General error messages, independent of the feature. */
export const errorTexts = {
  loginRequired: 'Bạn cần đăng nhập để tiếp tục.',
  sessionEnded: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
  roleMissing: (roles: readonly string[]) =>
    `Tài khoản của bạn chưa có quyền ${roles.join(' hoặc ')} nên không thực hiện được việc này.`,
  notYours: 'Bạn chỉ xem được dữ liệu của chính mình.',
  notFound: 'Không tìm thấy nội dung bạn yêu cầu.',
  unknownEndpoint: `Địa chỉ này không có trong API của ${SITE_NAME}.`,
  bodyTooLarge: (kilobytes: number) =>
    `Nội dung gửi lên vượt quá ${kilobytes < 1024 ? `${kilobytes} KB` : `${Math.floor(kilobytes / 1024)} MB`}.`,
  contentTypeRefused: (accepted: string) => `Địa chỉ này chỉ nhận nội dung kiểu ${accepted}.`,
  keyMalformed: 'Tiêu đề Idempotency-Key phải là một UUID, chẳng hạn 3f2b8c1e-5d47-4a90-9c36-7be1f0a2d854.',
  keyReused: 'Mã Idempotency-Key này đã được dùng cho một yêu cầu khác. Mỗi thao tác cần một mã riêng.',
  foreignOrigin: 'Yêu cầu này được gửi từ một trang web khác nên đã bị từ chối.',
  notAsPage: 'Địa chỉ này không mở được như một trang hay một tấm hình.',
  bodyUnreadable: 'Nội dung gửi lên không đọc được. Vui lòng kiểm tra lại định dạng.',
  tooManyRequests: (seconds: number) =>
    `Bạn thao tác quá nhanh. Vui lòng thử lại sau ${waitInWords(seconds)}.`,
  unexpected: 'Máy chủ gặp sự cố ngoài ý muốn. Vui lòng thử lại sau ít phút.',
  overloaded: 'Máy chủ đang phục vụ quá nhiều người. Vui lòng thử lại sau vài giây.',
  leaving: 'Máy chủ sắp khởi động lại. Vui lòng thử lại sau ít phút.',
  databaseAway: 'Cơ sở dữ liệu đang tạm gián đoạn. Vui lòng thử lại sau ít phút.',
} as const;

/** Shown in place of a page that does not exist, or that failed. */
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
  outdatedTitle: `${SITE_NAME} vừa có bản mới`,
  outdatedText:
    'Một phần của trang thuộc bản cũ nên không tải được nữa. Bạn tải lại trang là dùng được ngay.',
  busyTitle: 'Bạn chờ một chút nhé',
  kept: 'Những gì bạn đã gửi, điểm và tiến độ đã ghi nhận vẫn còn nguyên.',
  requestId: 'Mã sự cố',
  requestIdHint: 'Khi góp ý về lỗi này, bạn gửi kèm mã để chúng tôi tìm ra nhanh hơn.',
  retry: 'Thử lại',
  reload: 'Tải lại trang',
} as const;
