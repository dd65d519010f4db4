/** The versions of a piece of content, and what was said about them. */
export const contentHistoryTexts = {
  title: 'Lịch sử phiên bản',
  lead: 'Mới nhất ở trên. Khi bạn lấy lại một phiên bản cũ, nội dung của nó trở thành phiên bản mới nhất.',
  /** For whoever may only look. */
  readingLead: 'Mới nhất ở trên, kèm nhận xét về từng phiên bản.',
  empty: 'Chưa có phiên bản nào.',
  version: (number: number) => `Phiên bản ${number}`,
  live: 'Người học đang thấy',
  writtenBy: (author: string) => `Người viết: ${author}`,
  decidedBy: (reviewer: string) => `Người duyệt: ${reviewer}`,
  someoneGone: 'tài khoản đã xóa',
  /** Shipped content has no author either: the history does not tell the two apart. */
  noAuthor: 'Kakehashi, hoặc một tài khoản đã xóa',
  restore: 'Lấy lại phiên bản này',
  restoring: 'Đang lấy lại…',
  restored: (number: number) => `Đã lấy lại phiên bản ${number}.`,

  notes: 'Nhận xét',
  noteKinds: { comment: 'Nhận xét', approved: 'Đã duyệt', changes: 'Yêu cầu sửa' },
  approvedSilently: 'Đã duyệt, không kèm nhận xét.',
  answer: 'Trả lời người duyệt',
  /** Of a reviewer, or of an admin who looks through the work of others. */
  comment: 'Nhận xét về phiên bản này',
  answerHint: 'Người duyệt và người soạn đều đọc được.',
  answerMissing: 'Hãy viết điều bạn muốn nói.',
  send: 'Gửi',
  sending: 'Đang gửi…',
} as const;
