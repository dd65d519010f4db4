import { REMINDER_DAYS_AWAY_MAX } from '../learning-limits.ts';
import { ACCOUNT_DELETION_DAYS, OTP_LIFETIME_MS, RESET_TOKEN_LIFETIME_MS } from '../limits.ts';
import { SITE_NAME } from '../site-name.ts';
import { reminderFacts, reminderNotificationTexts } from './reminder-notification.ts';

const OTP_MINUTES = OTP_LIFETIME_MS / 60_000;
const RESET_MINUTES = RESET_TOKEN_LIFETIME_MS / 60_000;

/** The texts of mails. */
export const mailTexts = {
  brand: `${SITE_NAME}`,
  greeting: (name: string) => `Chào ${name},`,
  greetingByNoName: 'Chào bạn,',
  signature: `${SITE_NAME} — cầu nối tiếng Nhật`,
  noReply: 'Thư này được gửi tự động, bạn không cần trả lời.',
  linkByHand: 'Nếu nút không bấm được, hãy mở địa chỉ này trong trình duyệt:',

  otp: {
    subject: `Mã xác thực ${SITE_NAME} của bạn`,
    lines: [
      `Cảm ơn bạn đã đăng ký ${SITE_NAME}. Đây là mã để xác thực e-mail của bạn:`,
      `Mã có hiệu lực ${OTP_MINUTES} phút. Đừng gửi mã này cho bất kỳ ai, kể cả người xưng là nhân viên ${SITE_NAME}.`,
      'Nếu bạn không đăng ký, hãy bỏ qua thư này: không có mã thì không ai dùng được e-mail của bạn.',
    ],
    action: 'Xác thực e-mail',
  },

  otpOfSeveral: {
    subject: `Mã xác thực ${SITE_NAME} của bạn (có nhiều lần đăng ký)`,
    lines: (time: string, lastDigits: string) => [
      `E-mail này đang có nhiều lần đăng ký chờ xác thực. Mã sau chỉ dành cho lần đăng ký lúc ${time}, với số điện thoại kết thúc bằng ${lastDigits}:`,
      'Nếu lần đăng ký đó không phải của bạn, đừng nhập mã này, vì mật khẩu là do người khác đặt. Hãy dùng “Quên mật khẩu?” trong trang đăng nhập để tự đặt mật khẩu.',
      `Mã có hiệu lực ${OTP_MINUTES} phút. Đừng gửi mã này cho bất kỳ ai, kể cả người xưng là nhân viên ${SITE_NAME}.`,
    ],
    action: 'Xác thực e-mail',
  },

  passwordReset: {
    subject: `Đặt lại mật khẩu ${SITE_NAME}`,
    lines: [
      'Có người vừa yêu cầu đặt lại mật khẩu cho tài khoản này. Nếu là bạn, hãy bấm vào liên kết dưới đây:',
      `Liên kết dùng được một lần, trong ${RESET_MINUTES} phút.`,
      'Nếu không phải bạn, hãy bỏ qua thư này: mật khẩu của bạn vẫn giữ nguyên.',
    ],
    action: 'Đặt mật khẩu mới',
  },

  alreadyRegistered: {
    subject: `Bạn đã có tài khoản ${SITE_NAME}`,
    lines: [
      `Có người vừa đăng ký ${SITE_NAME} bằng e-mail này, nhưng bạn đã có tài khoản. Tài khoản của bạn không có gì thay đổi.`,
      'Nếu đó là bạn, chỉ cần đăng nhập. Nếu quên mật khẩu, bạn có thể đặt lại ngay trong trang đăng nhập.',
      'Nếu không phải bạn, bạn không cần làm gì cả.',
    ],
    action: 'Đăng nhập',
  },

  passwordChanged: {
    subject: `Mật khẩu ${SITE_NAME} của bạn đã được đổi`,
    lines: [
      'Mật khẩu của bạn vừa được đổi, và mọi phiên đăng nhập cũ đã kết thúc.',
      'Nếu không phải bạn đổi, hãy đặt lại mật khẩu ngay.',
    ],
    action: 'Đặt lại mật khẩu',
  },

  secondFactorChanged: {
    subject: `Xác thực hai lớp của tài khoản ${SITE_NAME} vừa thay đổi`,
    lines: (what: 'on' | 'off' | 'reset') => [
      {
        on: 'Xác thực hai lớp vừa được bật cho tài khoản của bạn. Từ nay mỗi lần đăng nhập cần thêm một mã.',
        off: 'Xác thực hai lớp vừa được tắt cho tài khoản của bạn.',
        reset: 'Quản trị viên vừa tắt xác thực hai lớp cho tài khoản của bạn.',
      }[what],
      'Nếu không phải bạn làm hoặc nhờ làm, hãy đặt lại mật khẩu ngay.',
    ],
    action: 'Đặt lại mật khẩu',
  },

  deletionRequested: {
    subject: `Tài khoản ${SITE_NAME} của bạn sắp bị xóa`,
    lines: (date: string) => [
      `Theo yêu cầu của bạn, tài khoản này sẽ bị xóa vào ${date}, cùng với sổ tay, điểm và bình luận.`,
      `Trong ${ACCOUNT_DELETION_DAYS} ngày tới bạn vẫn có thể đổi ý: chỉ cần đăng nhập và chọn “Giữ lại tài khoản”.`,
      'Nếu không phải bạn yêu cầu, hãy đăng nhập, giữ lại tài khoản và đổi mật khẩu ngay.',
    ],
    action: 'Giữ lại tài khoản',
  },

  reminder: {
    subject: reminderNotificationTexts.title,
    lines: ({ due, streak, isLast }: { due: number; streak: number; isLast: boolean }) => [
      [...reminderFacts({ due, streak }), 'Vài phút là đủ.'].join(' '),
      ...(isLast
        ? [
            `Đã ${REMINDER_DAYS_AWAY_MAX} ngày bạn chưa ghé, nên đây là thư nhắc cuối cùng. Khi nào muốn học tiếp, bạn bật lại trong phần Cài đặt. Những gì bạn đã học vẫn còn nguyên.`,
          ]
        : []),
    ],
    action: 'Học ngay',
    stop: 'Tắt nhắc học',
  },

  supplierRequest: {
    subject: (email: string) => `Yêu cầu quyền cộng tác viên: ${email}`,
    lines: (name: string, email: string, phoneNumber: string) => [
      `${name} (${email}) xin quyền cộng tác viên trên ${SITE_NAME}. Số điện thoại (Zalo): ${phoneNumber}.`,
      'Bạn có thể cấp quyền ngay trong trang thông báo của quản trị viên.',
    ],
    action: 'Mở trang thông báo',
  },
} as const;
