import { PASSWORD_MIN_CHARS } from '../limits.ts';

/** Forgetting, resetting and changing the password (PRODUCT.md, Accounts). */
export const passwordTexts = {
  forgotTitle: 'Quên mật khẩu',
  forgotLead: 'Nhận liên kết đặt lại mật khẩu qua e-mail.',
  sendLink: 'Gửi liên kết',
  sendingLink: 'Đang gửi…',
  linkSent: 'Nếu e-mail này có tài khoản, liên kết đặt lại mật khẩu sẽ tới trong ít phút.',

  resetTitle: 'Đặt lại mật khẩu',
  resetLead: 'Chọn mật khẩu mới cho tài khoản của bạn.',
  newPassword: 'Mật khẩu mới',
  confirmPassword: 'Xác nhận mật khẩu mới',
  reset: 'Đặt lại mật khẩu',
  resetting: 'Đang đặt lại…',
  resetMismatch: 'Mật khẩu không khớp!',
  resetSucceeded: 'Đặt lại mật khẩu thành công! Đang chuyển hướng...',
  linkDead: 'Liên kết đã hết hạn hoặc đã được dùng. Hãy yêu cầu liên kết mới.',
  linkMissingTitle: 'Liên kết chưa đầy đủ',
  linkMissing: 'Hãy mở đúng liên kết trong e-mail, hoặc yêu cầu một liên kết mới.',
  askNewLink: 'Yêu cầu liên kết mới',

  changeTitle: 'Đổi mật khẩu',
  changeLead: 'Đổi xong, mọi thiết bị sẽ phải đăng nhập lại bằng mật khẩu mới.',
  oldPassword: 'Mật khẩu hiện tại',
  change: 'Đổi mật khẩu',
  changing: 'Đang đổi…',
  fillAllFields: 'Vui lòng điền đầy đủ thông tin!',
  changeMismatch: 'Mật khẩu mới và xác nhận mật khẩu không khớp!',
  tokenInvalid: 'Token không hợp lệ! Vui lòng đăng nhập lại.',
  loginFirst: 'Bạn cần đăng nhập trước khi thay đổi mật khẩu.',
  emailMissing: 'Không tìm thấy email trong token. Vui lòng đăng nhập lại.',
  changed: 'Đổi mật khẩu thành công! Vui lòng đăng nhập lại.',
  connectionFailed: 'LỖI KẾT NỐI ĐẾN SERVER',
  wrongOldPassword: 'Mật khẩu hiện tại không đúng.',
  samePassword: 'Mật khẩu mới phải khác mật khẩu hiện tại.',
  noPasswordYet:
    'Tài khoản này đăng nhập bằng Google và chưa có mật khẩu. Hãy dùng “Quên mật khẩu?” để đặt mật khẩu đầu tiên.',

  strength: 'Độ mạnh của mật khẩu',
  strengthNames: ['Quá yếu', 'Yếu', 'Tạm được', 'Tốt', 'Rất mạnh'],
  strengthHint: `Ít nhất ${PASSWORD_MIN_CHARS} ký tự. Một câu ngắn dễ nhớ mạnh hơn một từ khó nhớ.`,
  tooShort: `Mật khẩu cần ít nhất ${PASSWORD_MIN_CHARS} ký tự.`,
  tooCommon: 'Mật khẩu này quá phổ biến, kẻ gian sẽ thử nó đầu tiên. Hãy chọn mật khẩu khác.',
  tooPersonal: 'Mật khẩu không nên là e-mail, tên hoặc số điện thoại của bạn.',
} as const;
