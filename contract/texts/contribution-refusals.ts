import { DELETED_CONTENT_DAYS } from '../limits.ts';

/** What the fields of the contributor area are called. */
export const contributionFieldNames = {
  kind: 'Loại nội dung',
  id: 'Mã nội dung',
  ids: 'Thứ tự mới',
  number: 'Số phiên bản',
  revision: 'Lần sửa',
} as const;

/** What the server answers to whoever makes and keeps content. */
export const contributionRefusals = {
  notFound: {
    topics: 'Không tìm thấy chủ đề này.',
    curriculums: 'Không tìm thấy giáo trình này.',
    lessons: 'Không tìm thấy bài học này.',
    sentences: 'Không tìm thấy câu này.',
  },
  /** Published, so everyone may see it; but only its maker and admins change it. */
  notYours: {
    topics: 'Chủ đề này do người khác soạn, bạn không sửa được.',
    curriculums: 'Giáo trình này do người khác soạn, bạn không sửa được.',
    lessons: 'Bài học này do người khác soạn, bạn không sửa được.',
    sentences: 'Câu này do người khác soạn, bạn không sửa được.',
  },
  changedMeanwhile: {
    topics: 'Chủ đề này vừa được sửa ở nơi khác. Bản bạn đang gõ vẫn còn: hãy xem bản mới rồi lưu lại.',
    curriculums:
      'Giáo trình này vừa được sửa ở nơi khác. Bản bạn đang gõ vẫn còn: hãy xem bản mới rồi lưu lại.',
    lessons: 'Bài học này vừa được sửa ở nơi khác. Bản bạn đang gõ vẫn còn: hãy xem bản mới rồi lưu lại.',
    sentences: 'Câu này vừa được sửa ở nơi khác. Bản bạn đang gõ vẫn còn: hãy xem bản mới rồi lưu lại.',
  },
  holdsOthers: 'Bên trong có nội dung của người khác nên bạn không xóa được. Hãy nhờ quản trị viên.',
  nothingToSubmit: 'Không có gì mới để gửi duyệt.',
  lessonWithoutSentences: 'Bài học chưa có câu nào. Hãy thêm ít nhất một câu rồi gửi duyệt.',
  notWaiting: 'Nội dung này không còn chờ duyệt.',
  nothingToDiscard: 'Không có bản sửa nào để bỏ.',
  neverPublished: 'Nội dung này chưa được xuất bản lần nào nên không có bản cũ để giữ. Bạn có thể xóa nó.',
  notDeleted: 'Nội dung này không nằm trong mục đã xóa.',
  notSiblings: 'Các mục phải nằm trong cùng một chỗ mới xếp lại thứ tự được.',
  versionNotFound: 'Không tìm thấy phiên bản này.',
  deleted: `Đã xóa. Bạn có thể khôi phục trong ${DELETED_CONTENT_DAYS} ngày.`,
  lessonFull: (max: number) => `Một bài học có tối đa ${max} câu.`,
} as const;
