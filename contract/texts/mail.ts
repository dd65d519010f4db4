import {
  ACCOUNT_DELETION_DAYS,
  OTP_LIFETIME_MS,
  REMINDER_DAYS_AWAY_MAX,
  RESET_TOKEN_LIFETIME_MS,
} from '../limits.ts';

const OTP_MINUTES = OTP_LIFETIME_MS / 60_000;
const RESET_MINUTES = RESET_TOKEN_LIFETIME_MS / 60_000;

/** The texts of mails. */
export const mailTexts = {
  brand: 'Kakehashi',
  greeting: (name: string) => `Chào ${name},`,
  greetingByNoName: 'Chào bạn,',
  signature: 'Kakehashi — cầu nối tiếng Nhật',
  noReply: 'Thư này được gửi tự động, bạn không cần trả lời.',
  linkByHand: 'Nếu nút không bấm được, hãy mở địa chỉ này trong trình duyệt:',

  otp: {
    subject: 'Mã xác thực Kakehashi của bạn',
    lines: [
      'Cảm ơn bạn đã đăng ký Kakehashi. Đây là mã để xác thực e-mail của bạn:',
      `Mã có hiệu lực ${OTP_MINUTES} phút. Đừng gửi mã này cho bất kỳ ai, kể cả người xưng là nhân viên Kakehashi.`,
      'Nếu bạn không đăng ký, hãy bỏ qua thư này: không có mã thì không ai dùng được e-mail của bạn.',
    ],
    action: 'Xác thực e-mail',
  },

  otpOfSeveral: {
    subject: 'Mã xác thực Kakehashi của bạn (có nhiều lần đăng ký)',
    lines: (time: string, lastDigits: string) => [
      `E-mail này đang có nhiều lần đăng ký chờ xác thực. Mã sau chỉ dành cho lần đăng ký lúc ${time}, với số điện thoại kết thúc bằng ${lastDigits}:`,
      'Nếu lần đăng ký đó không phải của bạn, đừng nhập mã này, vì mật khẩu là do người khác đặt. Hãy dùng “Quên mật khẩu?” trong trang đăng nhập để tự đặt mật khẩu.',
      `Mã có hiệu lực ${OTP_MINUTES} phút. Đừng gửi mã này cho bất kỳ ai, kể cả người xưng là nhân viên Kakehashi.`,
    ],
    action: 'Xác thực e-mail',
  },

  passwordReset: {
    subject: 'Đặt lại mật khẩu Kakehashi',
    lines: [
      'Có người vừa yêu cầu đặt lại mật khẩu cho tài khoản này. Nếu là bạn, hãy bấm vào liên kết dưới đây:',
      `Liên kết dùng được một lần, trong ${RESET_MINUTES} phút.`,
      'Nếu không phải bạn, hãy bỏ qua thư này: mật khẩu của bạn vẫn giữ nguyên.',
    ],
    action: 'Đặt mật khẩu mới',
  },

  alreadyRegistered: {
    subject: 'Bạn đã có tài khoản Kakehashi',
    lines: [
      'Có người vừa đăng ký Kakehashi bằng e-mail này, nhưng bạn đã có tài khoản. Tài khoản của bạn không có gì thay đổi.',
      'Nếu đó là bạn, chỉ cần đăng nhập. Nếu quên mật khẩu, bạn có thể đặt lại ngay trong trang đăng nhập.',
      'Nếu không phải bạn, bạn không cần làm gì cả.',
    ],
    action: 'Đăng nhập',
  },

  passwordChanged: {
    subject: 'Mật khẩu Kakehashi của bạn đã được đổi',
    lines: [
      'Mật khẩu của bạn vừa được đổi, và mọi phiên đăng nhập cũ đã kết thúc.',
      'Nếu không phải bạn đổi, hãy đặt lại mật khẩu ngay.',
    ],
    action: 'Đặt lại mật khẩu',
  },

  deletionRequested: {
    subject: 'Tài khoản Kakehashi của bạn sắp bị xóa',
    lines: (date: string) => [
      `Theo yêu cầu của bạn, tài khoản này sẽ bị xóa vào ${date}, cùng với sổ tay, điểm và bình luận.`,
      `Trong ${ACCOUNT_DELETION_DAYS} ngày tới bạn vẫn có thể đổi ý: chỉ cần đăng nhập và chọn “Giữ lại tài khoản”.`,
      'Nếu không phải bạn yêu cầu, hãy đăng nhập, giữ lại tài khoản và đổi mật khẩu ngay.',
    ],
    action: 'Giữ lại tài khoản',
  },

  reminder: {
    subject: 'Hôm nay bạn ghé học một chút nhé',
    lines: ({ due, streak, isLast }: { due: number; streak: number; isLast: boolean }) => [
      [
        due > 0 && `Bạn có ${due} thẻ đang chờ ôn.`,
        streak > 0 && `Học hôm nay để nối dài chuỗi ${streak} ngày học của bạn.`,
        'Vài phút là đủ.',
      ]
        .filter(Boolean)
        .join(' '),
      ...(isLast
        ? [
            `Đã ${REMINDER_DAYS_AWAY_MAX} ngày bạn chưa ghé, nên đây là thư nhắc cuối cùng. Khi nào muốn học tiếp, bạn bật lại trong phần Cài đặt. Những gì bạn đã học vẫn còn nguyên.`,
          ]
        : []),
    ],
    action: 'Học ngay',
    stop: 'Tắt thư nhắc học',
  },

  supplierRequest: {
    subject: (email: string) => `Yêu cầu quyền cộng tác viên: ${email}`,
    lines: (name: string, email: string, phoneNumber: string) => [
      `${name} (${email}) xin quyền cộng tác viên trên Kakehashi. Số điện thoại (Zalo): ${phoneNumber}.`,
      'Bạn có thể cấp quyền ngay trong trang thông báo của quản trị viên.',
    ],
    action: 'Mở trang thông báo',
  },
} as const;
