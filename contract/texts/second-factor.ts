import { RECOVERY_CODES, TOTP_DIGITS } from '../limits.ts';
import { SITE_NAME } from '../site-name.ts';
import { waitInWords } from './errors.ts';

/** Signing in with a second factor, and setting it up (PRODUCT.md, Accounts). */
export const secondFactorTexts = {
  title: 'Xác thực hai lớp',
  lead: 'Ngoài mật khẩu, mỗi lần đăng nhập cần thêm một mã trên điện thoại của bạn. Lộ mật khẩu thì người khác vẫn không vào được.',

  codeWanted: `Hãy nhập mã gồm ${TOTP_DIGITS} chữ số trong ứng dụng xác thực của bạn.`,
  codeTitle: 'Mã xác thực',
  code: 'Mã xác thực',
  codeHint: 'Mã trong ứng dụng xác thực. Không có điện thoại ở đây? Hãy nhập một mã khôi phục.',
  finish: 'Xác nhận',
  finishing: 'Đang xác nhận…',
  back: 'Quay lại',
  codeRefused: 'Mã không đúng hoặc đã được dùng. Hãy chờ mã tiếp theo rồi thử lại.',
  keyUnreadable:
    'Máy chủ không đọc được khóa xác thực của bạn vì khóa bí mật của máy chủ đã đổi, nên chưa kiểm tra được mã. Lần nhập này không bị tính là sai. Hãy báo quản trị viên tắt xác thực hai lớp cho tài khoản của bạn, rồi bật lại.',
  recoveryCodesUnreadable:
    'Máy chủ không kiểm tra được các mã khôi phục này vì khóa bí mật của máy chủ đã đổi. Lần nhập này không bị tính là sai. Hãy nhập mã trong ứng dụng xác thực, rồi tạo mã khôi phục mới.',
  challengeOver: 'Đã quá lâu kể từ khi bạn nhập mật khẩu. Vui lòng đăng nhập lại.',
  tooOften: (seconds: number) =>
    `Bạn đã nhập sai mã quá nhiều lần. Vui lòng thử lại sau ${waitInWords(seconds)}.`,

  isOff: 'Đang tắt',
  isOn: 'Đang bật',
  onSince: (date: string) => `Bật từ ${date}`,
  codesLeft: (count: number) => `Còn ${count} mã khôi phục.`,
  noCodesLeft: 'Bạn đã dùng hết mã khôi phục. Hãy tạo mã mới.',
  manage: 'Xác thực hai lớp',
  sectionText: 'Thêm một mã trên điện thoại vào mỗi lần đăng nhập.',

  required: (roles: string) => `Quyền ${roles} chỉ dùng được khi bạn đã bật xác thực hai lớp.`,
  requiredStill: (roles: string) =>
    `Quyền ${roles} cần xác thực hai lớp: nếu tắt, bạn sẽ không dùng được quyền ấy cho tới khi bật lại.`,

  whatYouNeed:
    'Bạn cần một ứng dụng xác thực trên điện thoại, chẳng hạn Google Authenticator, Microsoft Authenticator hoặc 2FAS.',
  proofPassword: 'Mật khẩu của bạn',
  proofGoogle: 'Đăng nhập lại bằng Google để xác nhận:',
  proofMissing:
    'Máy chủ này đang tắt đăng nhập bằng Google. Hãy đặt mật khẩu trước, rồi quay lại đây để bật xác thực hai lớp.',
  proofNeeded: 'Hãy nhập mật khẩu, hoặc đăng nhập lại bằng Google, để tiếp tục.',
  proofWrong: 'Mật khẩu không đúng.',
  proofStale: 'Lần đăng nhập Google này không phải của tài khoản này hoặc đã quá cũ. Vui lòng thử lại.',
  start: 'Bắt đầu',
  starting: 'Đang chuẩn bị…',
  scanTitle: `1. Thêm ${SITE_NAME} vào ứng dụng xác thực`,
  scan: 'Quét mã này bằng ứng dụng.',
  qrLabel: 'Mã QR cho ứng dụng xác thực',
  onThisPhone: 'Ứng dụng ở ngay trên máy này?',
  openApp: 'Mở ứng dụng xác thực',
  orTypeKey: 'Hoặc chép khóa này vào ứng dụng:',
  copyKey: 'Sao chép khóa',
  keyCopied: 'Đã sao chép khóa.',
  copyFailed: 'Chưa sao chép được. Bạn hãy chọn đoạn chữ rồi tự sao chép nhé.',
  confirmTitle: '2. Nhập mã mà ứng dụng đang hiện',
  turnOn: 'Bật xác thực hai lớp',
  turningOn: 'Đang bật…',

  codesTitle: 'Mã khôi phục của bạn',
  codesText: `${RECOVERY_CODES} mã này dùng thay cho điện thoại, mỗi mã một lần. Hãy cất ở nơi an toàn: chúng chỉ hiện lần này.`,
  copyCodes: 'Sao chép tất cả',
  codesCopied: 'Đã sao chép các mã khôi phục.',
  saveCodes: 'Tải về tệp',
  codesFile: 'kakehashi-ma-khoi-phuc.txt',
  codesKept: 'Tôi đã cất các mã này',
  turnedOn: 'Đã bật xác thực hai lớp. Các thiết bị khác sẽ phải đăng nhập lại.',

  renew: 'Tạo mã khôi phục mới',
  renewing: 'Đang tạo…',
  renewText: 'Các mã cũ sẽ không dùng được nữa.',
  turnOff: 'Tắt xác thực hai lớp',
  turningOff: 'Đang tắt…',
  turnedOff: 'Đã tắt xác thực hai lớp.',
  needsCode: 'Nhập mã trong ứng dụng xác thực, hoặc một mã khôi phục.',

  alreadyOn: 'Xác thực hai lớp đã được bật. Muốn đổi điện thoại, hãy tắt rồi bật lại.',
  notStarted: 'Hãy bắt đầu lại: khóa này không còn dùng được.',
  isNotOn: 'Xác thực hai lớp đang tắt.',
  reset: 'Đã tắt xác thực hai lớp của người này.',
  resetOwn: 'Để tắt xác thực hai lớp của chính mình, bạn hãy nhập một mã ở trang “Xác thực hai lớp”.',

  ruleTitle: 'Bắt buộc xác thực hai lớp',
  ruleText:
    'Người có quyền được chọn phải bật xác thực hai lớp; cho tới lúc ấy họ vẫn học được, nhưng chưa dùng được quyền ấy.',
  ruleSaved: 'Đã lưu.',
  ruleNeedsOwn: 'Hãy bật xác thực hai lớp cho chính bạn trước, để không mất quyền quản trị ngay sau khi lưu.',
} as const;
