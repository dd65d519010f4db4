import { waitInWords } from './errors.ts';
import { quoted } from './quoted.ts';

/** What an account would lose on a device. */
interface Unsent {
  readonly actions: number;
  readonly events: number;
  readonly drafts?: number;
}

function unsentInWords({ actions, events, drafts = 0 }: Unsent): string {
  const entries = actions > 0 ? [`${inVietnamese(actions)} mục chưa gửi`] : [];
  const learnt = events > 0 ? [`${inVietnamese(events)} lượt học`] : [];
  const unsent = [...entries, ...learnt];
  const sentences = drafts > 0 ? [`${inVietnamese(drafts)} câu đang soạn dở`] : [];
  return [...(unsent.length > 0 ? [`${unsent.join(' và ')} chưa gửi được`] : []), ...sentences].join(', ');
}

/** How to keep it. */
const keepInWords = ({ actions, events, drafts = 0 }: Unsent): string =>
  [
    ...(drafts > 0 ? ['lưu câu đang soạn'] : []),
    ...(actions + events > 0 ? ['thử lại khi có mạng'] : []),
  ].join(' và ');

const inVietnamese = (count: number): string => count.toLocaleString('vi-VN');

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
  otpOnItsWay: 'Mã OTP đang trên đường tới e-mail của bạn. Nhập mã để hoàn tất đăng ký.',
  backToLogin: 'Về trang đăng nhập',
  orWith: 'hoặc',
  fillAllLoginFields: 'Please fill in all fields.',
  /** One text for both cases: otherwise it would reveal who has an account. */
  loginRefused: 'E-mail hoặc mật khẩu không đúng, hoặc tài khoản chưa được xác thực OTP.',
  /** The same for every e-mail. Only the owner of the mailbox can use the way out it offers. */
  loginTooOften: (seconds: number) =>
    `Bạn đã đăng nhập không thành công quá nhiều lần. Vui lòng thử lại sau ${waitInWords(seconds)}, hoặc chọn “Quên mật khẩu?” để đặt mật khẩu mới và đăng nhập ngay.`,
  loginSucceeded: 'Đăng nhập thành công.',
  /** Only for somebody who has proven to be the owner. */
  blocked: (reason: string) =>
    `Tài khoản của bạn đã bị khóa. Lý do: ${quoted(reason)}. Nếu thấy có nhầm lẫn, bạn hãy nhắn cho chúng tôi ở trang Góp ý.`,
  account: 'Tài khoản',
  greeting: (name: string) => `Xin chào, ${name}`,
  logout: 'Đăng xuất',
  loggedOut: 'Bạn đã đăng xuất.',
  logoutQuestion: 'Bạn muốn đăng xuất?',
  logoutExplanation: 'Điểm và sổ tay vẫn được giữ. Bạn có thể đăng nhập lại bất cứ lúc nào.',
  /** While what waits is sent and counted. */
  logoutSending: 'Đang gửi nốt…',
  logoutLosing: (unsent: Unsent) =>
    `Máy này còn ${unsentInWords(unsent)}. Đăng xuất bây giờ thì những phần đó sẽ mất; muốn giữ, bạn ở lại và ${keepInWords(unsent)}.`,
  logoutAndLose: 'Bỏ và đăng xuất',
  stay: 'Ở lại',
  otherAccountQuestion: 'Đăng nhập bằng tài khoản này?',
  otherAccountLosing: (unsent: Unsent) =>
    `Tài khoản dùng máy này trước đó còn ${unsentInWords(unsent)}. Đăng nhập bằng tài khoản này thì những phần đó sẽ mất; muốn giữ, hãy đăng nhập lại bằng tài khoản trước.`,
  otherAccountAndLose: 'Bỏ và đăng nhập',
  back: 'Quay lại',
  /** A session that has expired. */
  deviceKeeps:
    'Phiên đăng nhập trước đã hết hạn. Những gì máy này giữ cho tài khoản đó vẫn còn, và những gì chưa gửi sẽ được gửi khi chính tài khoản đó đăng nhập lại.',
  leaveDevice: 'Xóa khỏi máy này',
  /** After a logout whose account has left something here. */
  unerased:
    'Chưa xóa được hết dữ liệu của tài khoản trên máy này. Nếu máy có người khác dùng, bạn hãy xóa dữ liệu của trang này trong phần cài đặt của trình duyệt.',
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
  USER: 'Người học',
} as const;
