/** What the fields of reviews are called. */
export const reviewFieldNames = {
  id: 'Mã bản chờ duyệt',
  decision: 'Quyết định',
  text: 'Nhận xét',
  reviews: 'Danh sách duyệt',
  revision: 'Lần sửa',
} as const;

/** What the server answers to reviewers. */
export const reviewRefusals = {
  notFound: 'Không tìm thấy bản chờ duyệt này.',
  notWaiting: 'Bản này không còn chờ duyệt: có thể người khác vừa xử lý, hoặc người soạn đã rút lại.',
  ownWork: 'Bạn không thể tự duyệt nội dung của chính mình.',
  reasonMissing: 'Hãy nói người soạn cần sửa gì.',
  changedMeanwhile: 'Người soạn vừa sửa bản này. Hãy xem bản mới nhất trước khi quyết định.',
} as const;
