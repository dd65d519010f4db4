import { ACCOUNT_DELETION_DAYS } from '../limits.ts';
import { SITE_NAME } from '../site-name.ts';

/** The learner's own page. */
export const ownAccountTexts = {
  memberSince: (date: string) => `Tham gia từ ${date}`,
  noRoles: 'Tài khoản chưa có quyền nào.',

  profile: 'Thông tin cá nhân',
  name: 'Họ tên',
  phoneNumber: 'Số điện thoại',
  phoneHint: 'Có thể để trống.',
  save: 'Lưu thay đổi',
  saving: 'Đang lưu…',
  saved: 'Đã lưu thông tin của bạn.',

  signIn: 'Cách đăng nhập',
  password: 'Mật khẩu',
  google: 'Google',
  passwordSet: 'Bạn đăng nhập được bằng e-mail và mật khẩu.',
  passwordMissing: 'Tài khoản này chưa có mật khẩu. Bạn có thể đặt một mật khẩu qua liên kết gửi tới e-mail.',
  setPassword: 'Đặt mật khẩu',

  roles: 'Quyền của tôi',

  sessions: 'Phiên đăng nhập',
  sessionsText:
    'Những nơi tài khoản của bạn đang đăng nhập. Nếu thấy phiên lạ, hoặc quên đăng xuất trên máy của người khác, hãy kết thúc phiên đó.',
  thisSession: 'Phiên này',
  unknownDevice: 'Thiết bị không xác định',
  browserOn: (browser: string, system: string) => `${browser} trên ${system}`,
  sessionOpened: (date: string) => `Đăng nhập ngày ${date}`,
  sessionSeen: (time: string) => `Dùng gần nhất: ${time}`,
  noSessions: 'Không có phiên nào đang mở.',
  endSession: 'Kết thúc',
  endSessionOf: (device: string, time: string) => `Kết thúc phiên ${device}, dùng gần nhất ${time}`,
  endingSession: 'Đang kết thúc…',
  sessionEnded: 'Đã kết thúc phiên đăng nhập.',
  sessionNotFound: 'Phiên này đã kết thúc.',
  endSessions: 'Đăng xuất mọi thiết bị',
  endingSessions: 'Đang đăng xuất…',
  endSessionsQuestion: 'Đăng xuất mọi thiết bị?',
  endSessionsExplanation: 'Mọi nơi đang mở tài khoản này, kể cả ở đây, sẽ phải đăng nhập lại.',
  sessionsEnded: 'Đã đăng xuất mọi thiết bị.',

  data: 'Dữ liệu của tôi',
  dataText: `Tải về một tệp JSON với tất cả những gì ${SITE_NAME} lưu về bạn.`,
  exportData: 'Tải dữ liệu của tôi',
  exporting: 'Đang chuẩn bị…',
  exportFile: (date: string) => `kakehashi-du-lieu-${date}.json`,

  deletion: 'Xóa tài khoản',
  deletionText: `Sau khi yêu cầu, bạn còn ${ACCOUNT_DELETION_DAYS} ngày để đổi ý. Hết hạn, dữ liệu bị xóa vĩnh viễn.`,
  deletionStart: 'Xóa tài khoản của tôi',
  deletionQuestion: 'Xóa tài khoản của bạn?',
  deletionLoses: 'Bạn sẽ mất:',
  deletionLosses: [
    'thông tin cá nhân, quyền và thông báo',
    'tiến độ học, thẻ ôn tập và các cuộc trò chuyện với trợ lý',
    'điểm và vị trí trên bảng xếp hạng',
    'sổ tay và các danh mục từ đã lưu',
    'bình luận và lượt thích',
  ],
  deletionStays: 'Bài bạn đã soạn và góp ý đã gửi vẫn được giữ lại nhưng không còn gắn với tên bạn.',
  deletionGrace: `Tài khoản được giữ thêm ${ACCOUNT_DELETION_DAYS} ngày. Trong thời gian đó, chỉ cần đăng nhập lại và bấm “Giữ lại tài khoản”.`,
  deletionPassword: 'Mật khẩu của bạn',
  deletionGoogle: 'Đăng nhập lại bằng Google để xác nhận:',
  deletionWithoutProof:
    'Máy chủ này đang tắt đăng nhập bằng Google. Hãy đặt mật khẩu trước, rồi quay lại đây để xóa tài khoản.',
  deletionConfirm: 'Xóa tài khoản',
  deleting: 'Đang xóa…',
  deletionPasswordWrong: 'Mật khẩu không đúng nên tài khoản chưa bị xóa.',
  deletionNeedsProof: 'Hãy nhập mật khẩu, hoặc đăng nhập lại bằng Google, để xác nhận việc xóa tài khoản.',
  deletionGoogleStale:
    'Lần đăng nhập Google này không phải của tài khoản này hoặc đã quá cũ. Vui lòng thử lại.',
  deletionRequested: (date: string) =>
    `Tài khoản sẽ bị xóa vào ${date}. Đăng nhập lại trước lúc đó nếu bạn muốn giữ lại.`,
  deletionOfLastAdmin:
    'Bạn là quản trị viên cuối cùng. Hãy trao quyền quản trị cho người khác trước khi xóa tài khoản.',

  deletedName: 'Tài khoản đã xóa',

  deletionWaiting: 'Tài khoản đang chờ xóa',
  deletionDue: (date: string) => `Tài khoản và mọi dữ liệu của bạn sẽ bị xóa vào ${date}.`,
  keepAccount: 'Giữ lại tài khoản',
  keepingAccount: 'Đang giữ lại…',
  accountKept: 'Tài khoản của bạn được giữ lại.',
} as const;
