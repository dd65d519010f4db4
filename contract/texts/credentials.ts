import { OTP_LIFETIME_MS, OTP_RESEND_MS, OTP_TRIES_PER_CODE, PASSWORD_MIN_CHARS } from '#contract/limits.ts';

const OTP_MINUTES = OTP_LIFETIME_MS / 60_000;

/** Registration and confirming the e-mail (PRODUCT.md, Accounts). */
export const registrationTexts = {
  title: 'Đăng ký',
  lead: 'Tài khoản giúp bạn giữ sổ tay, cộng điểm và bình luận.',
  allRequired: 'Bốn ô có dấu * đều cần điền, kể cả số điện thoại.',
  name: 'Họ tên',
  phoneNumber: 'Số điện thoại',
  submit: 'Tạo tài khoản',
  submitting: 'Đang tạo tài khoản…',
  fillAllFields: 'Please fill all the fields.',
  closedTitle: 'Đang tạm đóng đăng ký',
  closed:
    'Trang đang tạm đóng đăng ký tài khoản mới. Bạn vẫn tra từ và luyện tập được mà không cần tài khoản.',
  succeeded: 'Đăng ký thành công. Vui lòng kiểm tra email để xác thực OTP.',

  verifyTitle: 'Xác thực OTP',
  verifyLead: 'Nhập mã gồm 6 chữ số trong e-mail của bạn.',
  otp: 'Mã OTP',
  otpHint: `Mã có hiệu lực trong ${OTP_MINUTES} phút và được nhập sai tối đa ${OTP_TRIES_PER_CODE} lần.`,
  verify: 'Xác thực',
  verifying: 'Đang xác thực…',
  verified: 'Xác thực thành công! Đang chuyển hướng...',
  verifyFailed: 'Xác thực thất bại!',
  verifyBroke: 'Lỗi khi xác thực OTP',
  otpRefused: 'Mã không đúng, đã hết hạn hoặc đã nhập sai quá nhiều lần. Bạn có thể xin mã mới.',
  noCodeYet: 'Chưa nhận được mã?',

  resendTitle: 'Gửi lại mã OTP',
  resendLead: 'Nhận lại mã xác thực gồm 6 chữ số qua e-mail.',
  resend: 'Gửi mã mới',
  resending: 'Đang gửi…',
  resendIn: (seconds: number) => `Gửi lại được sau ${seconds} giây`,
  resent: `Nếu e-mail này đang chờ xác thực, mã mới sẽ tới trong ít phút. Hai mã cách nhau ít nhất ${OTP_RESEND_MS / 1000} giây.`,
  checkSpam: 'Không thấy thư? Hãy xem cả mục thư rác.',
} as const;

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

/** Signing in with Google. */
export const googleTexts = {
  off: 'Máy chủ này chưa bật đăng nhập bằng Google.',
  refused: 'Google không xác nhận lần đăng nhập này. Vui lòng thử lại.',
  emailUnverified: 'Google chưa xác nhận e-mail này là của bạn nên chưa dùng để đăng nhập được.',
  otherGoogleAccount: 'E-mail này đã gắn với một tài khoản Google khác. Vui lòng đăng nhập bằng mật khẩu.',
  away: 'Chưa kết nối được với Google. Vui lòng thử lại sau ít phút.',
} as const;
