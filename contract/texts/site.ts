/** The API page and its OpenAPI document. */
export const apiDocsTexts = {
  heading: 'API của Kakehashi',
  lead: 'Trang này được tạo từ chính các khai báo mà máy chủ dùng. Bản cho máy đọc:',
  details: 'Chi tiết',
  description: 'Mọi lời gọi của Kakehashi — cầu nối tiếng Nhật.',
  success: 'Thành công',
  badRequest: 'Dữ liệu gửi lên không hợp lệ',
  unauthorized: 'Chưa đăng nhập',
  forbidden: 'Không đủ quyền',
  notFound: 'Không tìm thấy',
  tooManyRequests: 'Gọi quá nhanh',
  forAnyone: 'Ai cũng gọi được',
  forLoggedIn: 'Cần đăng nhập',
  forOwner: 'Chỉ chính chủ (hoặc ADMIN)',
  forRoles: (roles: readonly string[]) => `Cần quyền ${roles.join(' hoặc ')}`,
} as const;

/** What pages tell search engines in addition to their content. */
export const structuredTexts = { subject: 'Tiếng Nhật' } as const;
