/** Managing people and their roles (PRODUCT.md, Users). */
export const userTexts = {
  title: 'Người dùng',
  lead: 'E-mail, tên và quyền của từng người. Chọn hoặc bỏ chọn là lưu ngay.',
  email: 'Email',
  name: 'Name',
  roles: 'Roles',
  unverified: 'Chưa xác thực',
  search: 'Tìm theo e-mail hoặc tên',
  found: (count: string) => `${count} tài khoản`,
  emptyTitle: 'Không có ai khớp với từ khóa này',
  emptyText: 'Hãy thử một phần của e-mail hoặc tên, có dấu hay không dấu đều được.',
  showAll: 'Xem tất cả',
  roleOf: (role: string, email: string) => `Quyền ${role} của ${email}`,
  saveFailed: 'Chưa lưu được quyền, vui lòng thử lại.',
  notFound: 'Không tìm thấy người dùng này.',
  lastAdmin:
    'Đây là quản trị viên cuối cùng nên không thể bỏ quyền ADMIN. Hãy trao quyền cho người khác trước.',
  noLongerAdmin: 'Bạn vừa mất quyền quản trị nên không đổi được quyền của người khác.',
} as const;

/** Asking for supplier rights (PRODUCT.md, Supplier requests). */
export const supplierTexts = {
  title: 'Yêu cầu kích hoạt quyền cộng tác viên',
  lead: 'Cộng tác viên soạn chủ đề, giáo trình, bài học và câu cho cộng đồng.',
  email: 'E-mail',
  emailHint: 'E-mail của tài khoản đang đăng nhập.',
  phone: 'Số điện thoại (Zalo)',
  phoneHint: 'Quản trị viên sẽ liên hệ với bạn qua số này.',
  send: 'Gửi yêu cầu',
  sending: 'Đang xử lý…',
  emailMissing: 'Vui lòng nhập email hợp lệ',
  phoneMissing: 'Vui lòng nhập số điện thoại',
  sent: 'Email đã được gửi thành công!',
  failed: 'Gửi email thất bại',
  failedWith: (message: string) => `Gửi email thất bại: ${message}`,
  alreadySupplier: 'Tài khoản của bạn đã có quyền cộng tác viên.',
} as const;
