import { SITE_NAME } from '../site-name.ts';

/** The API page and its OpenAPI document. */
export const apiDocsTexts = {
  heading: `API của ${SITE_NAME}`,
  lead: 'Trang này được tạo từ chính các khai báo mà máy chủ dùng. Bản cho máy đọc:',
  details: 'Chi tiết',
  description: `Mọi lời gọi của ${SITE_NAME} — cầu nối tiếng Nhật.`,
  success: 'Thành công',
  badRequest: 'Dữ liệu gửi lên không hợp lệ',
  unauthorized: 'Chưa đăng nhập',
  forbidden: 'Không đủ quyền',
  notFound: 'Không tìm thấy',
  tooManyRequests: 'Gọi quá nhanh',
  idempotencyKey:
    'Mã của một thao tác (UUID). Gửi lại với cùng mã thì thao tác không bị tính hai lần và nhận lại câu trả lời đầu tiên.',
  forAnyone: 'Ai cũng gọi được',
  forLoggedIn: 'Cần đăng nhập',
  forOwner: 'Chỉ chính chủ (hoặc ADMIN)',
  forRoles: (roles: readonly string[]) => `Cần quyền ${roles.join(' hoặc ')}`,
} as const;

/** What the device shows of the installed product. */
export const manifestTexts = {
  name: `${SITE_NAME} — cầu nối tiếng Nhật`,
  shortName: SITE_NAME,
  description: 'Tra từ, luyện dịch và luyện nghe tiếng Nhật bằng tiếng Việt.',
  shortcuts: {
    review: { name: 'Ôn tập', description: 'Ôn các thẻ đến hạn' },
    search: { name: 'Tra cứu', description: 'Tra từ, chữ Hán và mẫu câu' },
    path: { name: 'Lộ trình', description: 'Học tiếp bước tiếp theo' },
    notebook: { name: 'Sổ tay', description: 'Những từ đã lưu' },
  },
} as const;

/** What pages tell search engines in addition to their content. */
export const structuredTexts = { subject: 'Tiếng Nhật' } as const;
