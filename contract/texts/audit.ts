import type { AuditAction, AuditGroup } from '../audit/actions.ts';
import { AUDIT_KEPT_DAYS, LOGINS_KEPT_DAYS } from '../limits.ts';

/** The audit log that admins read (PRODUCT.md, Users). */
export const auditTexts = {
  title: 'Nhật ký hoạt động',
  lead: `Ai đã làm gì, lúc nào. Giữ ${AUDIT_KEPT_DAYS} ngày; riêng các lần đăng nhập ${LOGINS_KEPT_DAYS} ngày.`,
  search: 'Tìm theo e-mail hoặc tên',
  kind: 'Loại hoạt động',
  allKinds: 'Tất cả',
  found: (count: string) => `${count} dòng`,
  time: 'Thời điểm',
  who: 'Ai',
  what: 'Việc',
  whom: 'Đối tượng',
  nobody: 'Không rõ',
  oneself: '–',
  deleted: 'Tài khoản đã xóa',
  unknownEmails: 'E-mail không có tài khoản',
  times: (count: number) => `${count} lần trong một phút`,
  onlyOfOne: 'Chỉ hoạt động liên quan tới một người.',
  showAll: 'Xem tất cả',
  emptyTitle: 'Không có dòng nào',
  emptyText: 'Chưa có hoạt động nào khớp với lựa chọn này.',
} as const;

export const auditGroupNames: Readonly<Record<AuditGroup, string>> = {
  people: 'Quản lý người dùng',
  accounts: 'Tài khoản',
  exports: 'Xuất dữ liệu',
  content: 'Nội dung',
  site: 'Thiết lập trang',
};

export const auditActionNames: Readonly<Record<AuditAction, string>> = {
  'roles-changed': 'Đổi quyền',
  'user-blocked': 'Khóa tài khoản',
  'user-unblocked': 'Mở khóa tài khoản',
  'second-factor-reset': 'Tắt xác thực hai lớp của người khác',
  'second-factor-required': 'Đổi quy định về xác thực hai lớp',
  login: 'Đăng nhập',
  'login-failed': 'Đăng nhập không thành công',
  'password-changed': 'Đổi mật khẩu',
  'password-reset': 'Đặt lại mật khẩu',
  'second-factor-on': 'Bật xác thực hai lớp',
  'second-factor-off': 'Tắt xác thực hai lớp',
  'recovery-codes-renewed': 'Tạo mã khôi phục mới',
  'own-data-exported': 'Tải dữ liệu của mình',
  'words-exported': 'Xuất từ điển',
  'sentences-exported': 'Xuất câu của một bài',
  'content-deleted': 'Xóa nội dung',
  'content-brought-back': 'Khôi phục nội dung',
  'answer-accepted-by-contributor': 'Cộng tác viên chấp nhận đáp án',
  'answer-accepted': 'Duyệt đáp án đề xuất',
  'meaning-accepted': 'Duyệt nghĩa góp ý',
  'comment-hidden': 'Ẩn bình luận',
  'comment-shown-again': 'Hiện lại bình luận',
  'site-setting-changed': 'Đổi thiết lập trang',
  'site-setting-undone': 'Hoàn tác một thiết lập',
  'site-secret-stored': 'Lưu khóa bí mật',
  'push-key-replaced': 'Tạo khóa thông báo mới',
  'site-secret-removed': 'Xóa khóa bí mật',
  'site-connection-tested': 'Thử kết nối',
  'site-picture-uploaded': 'Tải ảnh lên cho trang',
};

/** The details of an entry in words; others are shown as they are stored. */
export const auditDetailTexts = {
  rolesChanged: (before: string, after: string) => `${before} → ${after}`,
  noRole: 'không có quyền nào',
  reason: (reason: string) => `Lý do: ${reason}`,
  nobodyRequired: 'không bắt buộc với ai',
  methods: { password: 'bằng mật khẩu', google: 'bằng Google', registration: 'khi xác thực e-mail' },
  proofs: { app: 'có mã xác thực', recovery: 'bằng mã khôi phục' },
  failedAt: { password: 'sai mật khẩu', code: 'sai mã xác thực', blocked: 'tài khoản đang bị khóa' },
} as const;
