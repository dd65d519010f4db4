import { OTP_LIFETIME_MS, OTP_RESEND_MS, OTP_TRIES_PER_CODE } from '../limits.ts';

const OTP_MINUTES = OTP_LIFETIME_MS / 60_000;

/** Registering and confirming the e-mail (PRODUCT.md, Accounts). */
export const registrationTexts = {
  title: 'Đăng ký',
  lead: 'Tài khoản giúp bạn giữ sổ tay, cộng điểm và bình luận.',
  name: 'Họ tên',
  phoneNumber: 'Số điện thoại',
  submit: 'Tạo tài khoản',
  submitting: 'Đang tạo tài khoản…',
  fillAllFields: 'Please fill all the fields.',
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
