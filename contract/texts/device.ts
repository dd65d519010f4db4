import { SITE_NAME } from '../site-name.ts';

/** What the product keeps on a device, and how it is installed there. */
export const deviceTexts = {
  newVersion: 'Có bản mới.',
  takeNewVersion: 'Tải lại',

  installTitle: `Đưa ${SITE_NAME} ra màn hình chính`,
  installText:
    'Mở nhanh như một ứng dụng, học được cả khi mất mạng. Không cần cửa hàng ứng dụng, chỉ tốn khoảng 1 MB.',
  install: 'Cài đặt',
  notNow: 'Để sau',
  installByHand: 'Trên iPhone hoặc iPad: bấm nút Chia sẻ của Safari, rồi chọn “Thêm vào MH chính”.',
  installed: `Bạn đang dùng ${SITE_NAME} như một ứng dụng.`,

  accountOfferTitle: 'Giữ lại những gì bạn vừa học',
  accountOfferText:
    'Bạn chưa đăng nhập, nên tiến độ học chỉ nằm trong trình duyệt này; khi máy gần đầy, trình duyệt có thể tự xóa mất. Có tài khoản, tiến độ được giữ lại và theo bạn sang máy khác.',

  heading: 'Học khi không có mạng',
  lead: 'Trang và bài luyện đã mở, sổ tay, thẻ sắp đến hạn và ba chặng tiếp theo của lộ trình được giữ trên máy này.',
  fetchingAhead: 'Tải sẵn ba chặng tiếp theo, thẻ sắp đến hạn, từ trong sổ tay và âm thanh của chúng',
  fetchingAheadNote:
    'Tải khi máy rảnh, lần đầu khoảng 5–10 MB, sau đó chỉ tải phần mới. Máy đang ở chế độ tiết kiệm dữ liệu thì không tải sẵn.',
  counting: 'Đang xem dung lượng…',
  countFailed: 'Chưa xem được dung lượng đã dùng.',
  uses: (megabytes: string) => `${SITE_NAME} đang dùng khoảng ${megabytes} MB trên máy này.`,
  usesUnknown: 'Trình duyệt này không cho biết dung lượng đã dùng.',
  kept: (pages: string, sounds: string) => `Trong đó có ${pages} phần nội dung và ${sounds} âm thanh.`,
  persistent: 'Trình duyệt sẽ không tự xóa dữ liệu này.',
  notPersistent: 'Khi máy gần đầy, trình duyệt có thể tự xóa dữ liệu này.',
  withoutAccount:
    'Bạn chưa đăng nhập, nên tiến độ học chỉ nằm trong trình duyệt này. Trình duyệt có thể xóa mất; đăng nhập thì tiến độ được giữ trong tài khoản.',
  persist: 'Giữ lại',
  persistRefused: `Trình duyệt chưa đồng ý. Bạn hãy đưa ${SITE_NAME} ra màn hình chính rồi thử lại.`,
  erase: 'Xóa nội dung đã giữ',
  eraseQuestion: 'Xóa nội dung đã giữ trên máy này?',
  eraseExplanation:
    'Bài học, âm thanh và sổ tay sẽ được tải lại khi có mạng. Tiến độ học và những gì đang chờ gửi vẫn còn nguyên.',
  eraseYes: 'Xóa',
  eraseNo: 'Thôi',
  erased: 'Đã xóa nội dung giữ trên máy này.',
  eraseFailed:
    'Chưa xóa được hết nội dung giữ trên máy này. Bạn thử lại nhé; nếu vẫn không được, hãy xóa dữ liệu của trang này trong phần cài đặt của trình duyệt.',
} as const;
