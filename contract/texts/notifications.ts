import type { ContentKind } from '../contributions/content-kinds.ts';
import { quoted } from './quoted.ts';

const named = (kind: ContentKind, title: string) => `${contentKindNames[kind]} ${quoted(title)}`;

const contentKindNames = {
  topics: 'chủ đề',
  curriculums: 'giáo trình',
  lessons: 'bài học',
  sentences: 'câu',
} as const satisfies Record<ContentKind, string>;

const quotedComment = (comment: string | null) => (comment === null ? 'bình luận' : `bình luận “${comment}”`);

/** Notifications for admins, and a learner's own bell (PRODUCT.md, Notifications). */
export const notificationTexts = {
  title: 'Thông báo mới',
  lead: 'Những việc cần quản trị viên để mắt tới, mới nhất ở trên.',
  emptyTitle: 'Không có thông báo nào',
  emptyText:
    'Yêu cầu cộng tác, nội dung chờ duyệt, góp ý, bình luận bị báo cáo và thay đổi quyền sẽ hiện ở đây.',
  /** Of a kind that this version does not know. */
  unknown: 'Có một thông báo mới. Bạn tải lại trang để xem đầy đủ nhé.',
  loadFailed: 'Không thể tải thông báo. Vui lòng thử lại!',
  grant: 'Cấp quyền cộng tác viên',
  granting: 'Đang cấp quyền…',
  granted: 'Đã cấp quyền',
  grantSucceeded: (email: string) => `${email} đã là cộng tác viên.`,

  supplierRequest: (name: string, email: string, phoneNumber: string) =>
    `${name} (${email}) xin quyền cộng tác viên. Số điện thoại (Zalo): ${phoneNumber}`,
  feedback: (name: string, beginning: string) => `${name} gửi góp ý: “${beginning}”`,
  roleChange: (actor: string, email: string, before: string, after: string) =>
    `${actor} đổi quyền của ${email}: ${before} → ${after}`,
  roleGranted: (roles: string) => `Bạn vừa được cấp quyền ${roles}.`,
  answerSuggested: (name: string, answer: string, sentence: string) =>
    `${name} cho rằng đáp án “${answer}” cho câu ${quoted(sentence)} cũng đúng.`,
  answerAccepted: (answer: string, sentence: string, points: number) =>
    `Đáp án “${answer}” cho câu ${quoted(sentence)} đã được chấp nhận.${points > 0 ? ` Bạn được cộng ${points} điểm.` : ''}`,
  answerRejected: (answer: string, sentence: string, reason: string) =>
    `Đáp án “${answer}” cho câu ${quoted(sentence)} chưa được chấp nhận. Lý do: ${reason}`,
  /** A comment that was deleted or hidden since is not quoted: null. */
  commentReply: (name: string, reply: string | null, comment: string | null) =>
    `${name} đã trả lời ${quotedComment(comment)} của bạn${reply === null ? '.' : `: “${reply}”`}`,
  commentLike: (name: string, comment: string | null) => `${name} thích ${quotedComment(comment)} của bạn.`,
  commentReport: (name: string, comment: string | null, reason: string) =>
    `${name} báo cáo ${comment === null ? 'một bình luận' : quotedComment(comment)}. Lý do: ${reason}`,
  sentenceReport: (sentence: string, kind: string, text: string) =>
    `Người học báo lỗi câu ${quoted(sentence)} (${kind})${text === '' ? '.' : `: “${text}”`}`,
  reportFixed: (sentence: string, reason: string) =>
    `Câu ${quoted(sentence)} mà bạn báo lỗi đã được sửa. Cảm ơn bạn.${reason === '' ? '' : ` Lời nhắn: ${reason}`}`,
  reportDeclined: (sentence: string, reason: string) =>
    `Câu ${quoted(sentence)} mà bạn báo lỗi được giữ nguyên. Lý do: ${reason}`,
  meaningAccepted: (word: string, mean: string) =>
    `Từ ${quoted(word)} mà bạn góp ý nghĩa đã có trong từ điển: ${quoted(mean)}. Cảm ơn bạn!`,
  meaningRefused: (word: string, mean: string, reason: string) =>
    `Nghĩa ${quoted(mean)} bạn góp ý cho từ ${quoted(word)} chưa được chấp nhận. Lý do: ${reason}`,
  contentWaiting: (name: string, kind: ContentKind, title: string, versions: number) =>
    `${name} gửi duyệt ${named(kind, title)}${versions > 1 ? ` (${versions} mục)` : ''}.`,
  contentApproved: (kind: ContentKind, title: string, versions: number, note = '') =>
    versions > 1
      ? `${versions} mục của bạn đã được duyệt, trong đó có ${named(kind, title)}.`
      : `Nội dung của bạn đã được duyệt: ${named(kind, title)}.${note === '' ? '' : ` Nhận xét: ${note}`}`,
  contentRemoved: (kind: ContentKind, title: string) => `Quản trị viên đã xóa ${named(kind, title)} của bạn.`,
  contentReviewed: {
    'content-changes': (kind: ContentKind, title: string, note: string) =>
      `Cần sửa ${named(kind, title)}. Lý do: ${note}`,
    'content-comment': (kind: ContentKind, title: string, note: string) =>
      `Người duyệt nhận xét về ${named(kind, title)}: ${note}`,
  },
  noRole: 'không có quyền nào',

  openComment: 'Xem bình luận',
  openFeedback: 'Xem góp ý',
  openReviews: 'Mở trang duyệt',
  bell: 'Thông báo của tôi',
  bellUnread: (count: number) => `Thông báo của tôi, ${count} chưa đọc`,
  unread: 'Chưa đọc',
  bellEmpty: 'Bạn chưa có thông báo nào.',
} as const;
