/** Comments under a sentence (PRODUCT.md, Comments). Error messages of the server: `commentRefusals`. */
export const commentTexts = {
  sort: 'Sắp xếp bình luận',
  sorts: { newest: 'Mới nhất', 'most-liked': 'Nhiều lượt thích' },
  empty: 'Chưa có bình luận nào. Bạn có thắc mắc hay mẹo nhớ về câu này? Hãy mở lời trước nhé.',
  more: 'Xem thêm bình luận',
  moreReplies: (count: string) => `Xem thêm ${count} phản hồi`,

  loginNeeded: 'Vui lòng đăng nhập để có thể bình luận',
  login: 'Đăng nhập',
  notNow: 'Để sau',
  /** One text for all three (PRODUCT.md, Comments). */
  failed: 'Không thể gửi bình luận/phản hồi/thích bình luận. Vui lòng thử lại!',

  yourComment: 'Bình luận của bạn',
  placeholder: 'Hỏi, giải thích hoặc chia sẻ một mẹo nhớ về câu này',
  send: 'Gửi bình luận',
  sending: 'Đang gửi…',
  sent: 'Đã gửi bình luận.',
  sendKeys: 'Ctrl + Enter để gửi',
  lettersLeft: (count: string) => `Còn ${count} ký tự`,

  by: (name: string) => `Bình luận của ${name}`,
  you: 'Bạn',
  answers: (name: string) => `Trả lời ${name}`,
  edited: 'đã sửa',
  deletedPlace: 'Bình luận này đã bị xóa.',
  hiddenPlace: 'Bình luận này đã bị ẩn.',
  hidden: 'Đã ẩn',

  like: 'Thích',
  likeOf: (count: string) => `Thích ${count} lượt thích`,
  reply: 'Trả lời',
  yourReply: (name: string) => `Phản hồi cho ${name}`,
  sendReply: 'Gửi phản hồi',
  actionsFor: (name: string) => `Tùy chọn cho bình luận của ${name}`,

  edit: 'Sửa',
  editLabel: 'Sửa bình luận',
  save: 'Lưu',
  saving: 'Đang lưu…',
  remove: 'Xóa',
  removeQuestion: 'Xóa bình luận này?',
  removeExplanation: 'Nội dung sẽ mất và không lấy lại được. Các phản hồi của người khác vẫn còn.',
  removeConfirm: 'Xóa bình luận',
  removed: 'Đã xóa bình luận.',

  report: 'Báo cáo',
  reportTitle: 'Báo cáo bình luận',
  reportLead: 'Quản trị viên sẽ xem bình luận này. Người viết không biết ai đã báo cáo.',
  reportReason: 'Lý do',
  reportReasonHint: 'Ví dụ: xúc phạm người khác, quảng cáo, sai kiến thức.',
  reportReasonMissing: 'Vui lòng nhập lý do.',
  reportSend: 'Gửi báo cáo',
  hide: 'Ẩn',
  show: 'Hiện lại',

  justNow: 'vừa xong',
  minutesAgo: (minutes: number) => `${minutes} phút trước`,
  hoursAgo: (hours: number) => `${hours} giờ trước`,
  daysAgo: (days: number) => `${days} ngày trước`,
} as const;

/** Names of the fields of comments. */
export const commentFieldNames = {
  parentId: 'Mã bình luận được trả lời',
  content: 'Nội dung',
  sort: 'Cách sắp xếp',
  reason: 'Lý do',
  hidden: 'Lựa chọn ẩn hoặc hiện',
} as const;

/** Messages for a blank comment or reply, on screen and from the server (PRODUCT.md, Comments). */
export const blankTexts = {
  comment: 'Vui lòng nhập nội dung bình luận!',
  reply: 'Vui lòng nhập nội dung phản hồi!',
} as const;

/** Error messages of the server about comments. */
export const commentRefusals = {
  sentenceNotFound: 'Không tìm thấy câu này.',
  commentNotFound: 'Không tìm thấy bình luận này. Có thể nó đã bị xóa.',
  hidden: 'Bình luận này đang bị ẩn nên không thể trả lời, thích, sửa hay báo cáo.',
  sentenceFull: 'Câu này đã có quá nhiều bình luận nên không nhận thêm bình luận mới.',
  personFull: (max: number) =>
    `Bạn đã viết ${max} bình luận ở câu này, tính cả những bình luận đã xóa, nên không viết thêm được nữa.`,
  notYours: 'Bạn chỉ sửa và xóa được bình luận của chính mình.',
  ownReport: 'Bạn không thể báo cáo bình luận của chính mình.',
  deleted: 'Đã xóa bình luận.',
  reported: 'Cảm ơn bạn. Quản trị viên sẽ xem bình luận này.',
  nowHidden: 'Đã ẩn bình luận.',
  shownAgain: 'Đã hiện lại bình luận.',
} as const;
