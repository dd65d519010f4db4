import { waitInWords } from './errors.ts';

/** Signing in and out, the account menu, the guards (PRODUCT.md, Accounts). */
export const accountTexts = {
  loginTitle: 'Trang Đăng Nhập',
  loginLead: 'Tiếp tục bài đang học, giữ sổ tay và điểm của bạn.',
  email: 'E-mail',
  password: 'Mật khẩu',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  login: 'Đăng nhập',
  loggingIn: 'Đang đăng nhập…',
  register: 'Đăng ký',
  forgotPassword: 'Quên mật khẩu?',
  noAccountYet: 'Chưa có tài khoản?',
  haveAccount: 'Đã có tài khoản?',
  resendOtp: 'Gửi lại mã OTP',
  enterOtp: 'Nhập mã OTP',
  backToLogin: 'Về trang đăng nhập',
  orWith: 'hoặc',
  fillAllLoginFields: 'Please fill in all fields.',
  /** One text for both cases: otherwise it would reveal who has an account. */
  loginRefused: 'E-mail hoặc mật khẩu không đúng, hoặc tài khoản chưa được xác thực OTP.',
  /** The same for every e-mail. Only the owner of the mailbox can use the way out it offers. */
  loginTooOften: (seconds: number) =>
    `Bạn đã đăng nhập không thành công quá nhiều lần. Vui lòng thử lại sau ${waitInWords(seconds)}, hoặc chọn “Quên mật khẩu?” để đặt mật khẩu mới và đăng nhập ngay.`,
  loginSucceeded: 'Đăng nhập thành công.',
  account: 'Tài khoản',
  greeting: (name: string) => `Xin chào, ${name}`,
  logout: 'Đăng xuất',
  loggedOut: 'Bạn đã đăng xuất.',
  logoutQuestion: 'Bạn muốn đăng xuất?',
  logoutExplanation: 'Điểm và sổ tay vẫn được giữ. Bạn có thể đăng nhập lại bất cứ lúc nào.',
  stay: 'Ở lại',
  changePassword: 'Đổi mật khẩu',
  scoreMissing: 'Đăng nhập để được cộng điểm',
  score: (points: string) => `${points} điểm`,
  guardChecking: 'Đang kiểm tra phiên đăng nhập…',
  guardLoginFirst: 'Trang bạn muốn mở cần đăng nhập. Đăng nhập xong, bạn sẽ được đưa trở lại đó.',
  guardRoleMissing: (role: string) => `Trang bạn muốn mở dành cho tài khoản có quyền ${role}.`,
  guardSignedInAs: (email: string) => `Bạn đang đăng nhập bằng ${email}, tài khoản này chưa có quyền đó.`,
  switchAccount: 'Đăng nhập bằng tài khoản khác',
  alreadySignedIn: (email: string) => `Bạn đang đăng nhập bằng ${email}.`,
} as const;

export const roleNames = {
  ADMIN: 'Quản trị (ADMIN)',
  SUPPLIER: 'Cộng tác viên (SUPPLIER)',
  QC: 'Kiểm duyệt (QC)',
  USER: 'Người học (USER)',
} as const;
