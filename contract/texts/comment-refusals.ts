/** What the fields of comments are called. */
export const commentFieldNames = {
  parentId: 'Mã bình luận được trả lời',
  content: 'Nội dung',
  sort: 'Cách sắp xếp',
  reason: 'Lý do',
  hidden: 'Lựa chọn ẩn hoặc hiện',
} as const;

/** What a blank comment or reply is told, on the screen and by the server (PRODUCT.md, Comments). */
export const blankTexts = {
  comment: 'Vui lòng nhập nội dung bình luận!',
  reply: 'Vui lòng nhập nội dung phản hồi!',
} as const;

/** What the server answers about comments. */
export const commentRefusals = {
  sentenceNotFound: 'Không tìm thấy câu này.',
  commentNotFound: 'Không tìm thấy bình luận này. Có thể nó đã bị xóa.',
  hidden: 'Bình luận này đang bị ẩn nên không thể trả lời, thích, sửa hay báo cáo.',
  sentenceFull: 'Câu này đã có quá nhiều bình luận nên không nhận thêm bình luận mới.',
  personFull: (max: number) =>
    `Bạn đã viết ${max} bình luận ở câu này, tính cả những bình luận đã xóa, nên chưa thể viết thêm.`,
  notYours: 'Bạn chỉ sửa và xóa được bình luận của chính mình.',
  ownReport: 'Bạn không thể báo cáo bình luận của chính mình.',
  deleted: 'Đã xóa bình luận.',
  reported: 'Cảm ơn bạn. Quản trị viên sẽ xem bình luận này.',
  nowHidden: 'Đã ẩn bình luận.',
  shownAgain: 'Đã hiện lại bình luận.',
} as const;
