/** The versions of a piece of content, and what was said about them. */
export const contentHistoryTexts = {
  title: 'Lịch sử phiên bản',
  lead: 'Mới nhất ở trên. Khi bạn lấy lại một bản cũ, nội dung của nó trở thành bản mới nhất.',
  empty: 'Chưa có phiên bản nào.',
  version: (number: number) => `Bản ${number}`,
  live: 'Người học đang thấy',
  writtenBy: (author: string) => `Người viết: ${author}`,
  decidedBy: (reviewer: string) => `Người duyệt: ${reviewer}`,
  someoneGone: 'tài khoản đã xóa',
  /** Shipped content has no author either: the history does not tell the two apart. */
  noAuthor: 'Kakehashi, hoặc một tài khoản đã xóa',
  restore: 'Lấy lại bản này',
  restoring: 'Đang lấy lại…',
  restored: (number: number) => `Đã lấy lại bản ${number}.`,

  notes: 'Nhận xét',
  noteKinds: { comment: 'Trao đổi', approved: 'Đã duyệt', changes: 'Đề nghị sửa' },
  approvedSilently: 'Đã duyệt, không kèm nhận xét.',
  answer: 'Trả lời người duyệt',
  answerHint: 'Người duyệt và người soạn đều đọc được.',
  answerMissing: 'Hãy viết điều bạn muốn nói.',
  send: 'Gửi',
  sending: 'Đang gửi…',
} as const;
