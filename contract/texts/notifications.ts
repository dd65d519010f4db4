const quotedComment = (comment: string | null) => (comment === null ? 'bình luận' : `bình luận “${comment}”`);

/** Notifications for admins, and a learner's own bell (spec §2 Notifications, §8). */
export const notificationTexts = {
  title: 'Thông báo mới',
  lead: 'Những việc cần quản trị viên để mắt tới, mới nhất ở trên.',
  emptyTitle: 'Không có thông báo nào',
  emptyText: 'Yêu cầu cộng tác, góp ý, bình luận bị báo cáo và thay đổi quyền sẽ hiện ở đây.',
  loadFailed: 'Không thể tải thông báo. Vui lòng thử lại!',
  grant: 'Cấp quyền cộng tác viên',
  granting: 'Đang cấp quyền…',
  granted: 'Đã cấp quyền',
  grantSucceeded: (email: string) => `${email} đã là cộng tác viên.`,

  supplierRequest: (name: string, email: string, phoneNumber: string) =>
    `${name} (${email}) xin quyền cộng tác viên. Số điện thoại (Zalo): ${phoneNumber}`,
  roleChange: (actor: string, email: string, before: string, after: string) =>
    `${actor} đổi quyền của ${email}: ${before} → ${after}`,
  roleGranted: (roles: string) => `Bạn vừa được cấp quyền ${roles}.`,
  answerAccepted: (answer: string, sentence: string, points: number) =>
    `Đáp án “${answer}” cho câu “${sentence}” đã được chấp nhận.${points > 0 ? ` Bạn được cộng ${points} điểm.` : ''}`,
  answerRejected: (answer: string, sentence: string, reason: string) =>
    `Đáp án “${answer}” cho câu “${sentence}” chưa được chấp nhận. Lý do: ${reason}`,
  /** What was deleted or hidden since is not quoted: null. */
  commentReply: (name: string, reply: string | null, comment: string | null) =>
    `${name} đã trả lời ${quotedComment(comment)} của bạn${reply === null ? '.' : `: “${reply}”`}`,
  commentLike: (name: string, comment: string | null) => `${name} thích ${quotedComment(comment)} của bạn.`,
  commentReport: (name: string, comment: string | null, reason: string) =>
    `${name} báo cáo ${comment === null ? 'một bình luận' : quotedComment(comment)}. Lý do: ${reason}`,
  noRole: 'không có quyền nào',

  openComment: 'Xem bình luận',
  bell: 'Thông báo của tôi',
  bellUnread: (count: number) => `Thông báo của tôi, ${count} chưa đọc`,
  unread: 'Chưa đọc',
  bellEmpty: 'Bạn chưa có thông báo nào.',
} as const;
