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
