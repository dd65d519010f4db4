import { SITE_NAME } from '../site-name.ts';

/** The section of the settings about the dictionary that a browser keeps. */
export const packSectionTexts = {
  heading: 'Từ điển trong máy',
  lead: 'Tải từ điển về trình duyệt này để mất mạng vẫn tra được, gõ theo cách nào cũng như lúc có mạng.',
  choose: 'Gói từ điển',
  option: (name: string) => `Từ điển ${name}`,
  notes: {
    'n5-n4': 'Từ sơ cấp.',
    'n5-n3': 'Từ sơ cấp và trung cấp.',
    'n5-n1': `Toàn bộ từ của ${SITE_NAME}.`,
  },
  size: (words: string, megabytes: string) => `${words} từ, tải khoảng ${megabytes} MB.`,
  sizeComing: 'Đang xem dung lượng…',
  sizeUnknown: 'Chưa xem được dung lượng.',

  download: 'Tải về máy',
  replace: 'Tải gói này thay gói đang có',
  update: 'Tải bản mới',
  again: 'Tải lại gói này',
  cancel: 'Dừng tải',
  remove: 'Xóa khỏi máy',
  downloading: (name: string) => `Đang tải từ điển ${name}`,
  progress: (percent: string) => `Đã tải ${percent}.`,

  opening: 'Đang xem trong máy có gì…',
  none: 'Trong máy chưa có từ điển.',
  stored: (name: string, words: string, megabytes: string) =>
    `Trong máy đang có từ điển ${name}: ${words} từ, chiếm ${megabytes} MB.`,
  storedOn: (day: string) => `Tải ngày ${day}.`,
  newer: 'Đã có bản mới hơn.',
  newest: 'Đây là bản mới nhất.',

  finished: (name: string) => `Đã tải xong từ điển ${name}.`,
  removed: 'Đã xóa từ điển khỏi máy.',
  offline: 'Bạn đang ngoại tuyến. Khi có mạng mới tải được.',
  listFailed: 'Chưa xem được danh sách gói từ điển.',
  noStorage:
    'Trình duyệt không cho lưu dữ liệu, có thể vì bạn đang mở cửa sổ ẩn danh, nên không giữ được từ điển trong máy. Bạn thử mở trang này trong cửa sổ thường nhé.',
  failures: {
    offline: 'Không kết nối được với máy chủ nên chưa tải được. Bạn kiểm tra mạng rồi tải lại nhé.',
    cut: 'Mạng bị ngắt giữa chừng nên chưa tải xong. Bạn tải lại nhé.',
    changed: 'Từ điển vừa có bản mới trong lúc tải. Bạn tải lại nhé.',
    'no-room':
      'Máy không còn đủ chỗ cho gói này. Bạn dọn bớt dữ liệu, hoặc chọn gói nhỏ hơn rồi tải lại nhé.',
    cancelled: 'Đã dừng tải.',
    failed: 'Chưa tải được từ điển. Bạn thử lại sau nhé.',
    'not-removed': 'Chưa xóa được từ điển. Bạn thử lại nhé.',
  },
  keptOld: 'Từ điển đang có trong máy vẫn dùng được như cũ.',
} as const;
