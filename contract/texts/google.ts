/** Signing in with Google. */
export const googleTexts = {
  off: 'Máy chủ này chưa bật đăng nhập bằng Google.',
  refused: 'Google không xác nhận lần đăng nhập này. Vui lòng thử lại.',
  emailUnverified: 'Google chưa xác nhận e-mail này là của bạn nên chưa dùng để đăng nhập được.',
  otherGoogleAccount: 'E-mail này đã gắn với một tài khoản Google khác. Vui lòng đăng nhập bằng mật khẩu.',
  away: 'Chưa kết nối được với Google. Vui lòng thử lại sau ít phút.',
} as const;
