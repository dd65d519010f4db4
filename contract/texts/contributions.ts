import { DELETED_CONTENT_DAYS } from '#contract/content-limits.ts';
import { SITE_NAME } from '../site-name.ts';

/** The contributor area (PRODUCT.md, Contributions). */
export const contributorTexts = {
  title: 'Quản lý nội dung',
  lead: 'Soạn chủ đề, giáo trình, bài học và câu. Nội dung của cộng tác viên đến với người học sau khi được duyệt.',
  topics: 'Chủ đề',
  curriculums: 'Giáo trình',
  lessons: 'Bài học và câu',
  tree: 'Cây nội dung',
  treeEmpty: 'Chưa có gì bên trong.',
  expand: (name: string) => `Mở nhánh ${name}`,
  collapse: (name: string) => `Đóng nhánh ${name}`,
  seeAsLearner: 'Xem như người học',
  coverLibrary: `Chọn ảnh có sẵn của ${SITE_NAME}`,
  coverNumber: (number: number) => `Ảnh có sẵn số ${number}`,

  addTopic: 'Thêm chủ đề',
  addTopicTitle: 'Thêm chủ đề',
  editTopicTitle: 'Sửa chủ đề',
  noTopics: 'Bạn chưa soạn chủ đề nào',
  noTopicsText:
    'Hãy thêm một chủ đề của riêng bạn, hoặc mở thẻ Giáo trình để soạn trong một chủ đề đã xuất bản.',
  topicList: 'Chủ đề của bạn',
  curriculumCount: (count: number) => `${count} giáo trình`,
  removeTopic: 'Xóa chủ đề này?',
  removeTopicText:
    'Các giáo trình, bài học và câu bên trong cũng được cất đi. Bạn có thể hoàn tác ngay sau đó.',

  addCurriculum: 'Thêm giáo trình',
  addCurriculumTitle: 'Thêm giáo trình',
  editCurriculumTitle: 'Sửa giáo trình',
  noCurriculums: 'Bạn chưa soạn giáo trình nào trong chủ đề này',
  noCurriculumsText: 'Thêm giáo trình đầu tiên, rồi soạn bài học cho nó.',
  curriculumList: 'Giáo trình trong chủ đề này',
  lessonCount: (count: number) => `${count} bài học`,
  removeCurriculum: 'Xóa giáo trình này?',
  removeCurriculumText: 'Các bài học và câu bên trong cũng được cất đi. Bạn có thể hoàn tác ngay sau đó.',

  addLesson: 'Thêm bài học',
  addLessonTitle: 'Thêm bài học',
  editLessonTitle: 'Sửa bài học',
  lessonTitleHint: 'Viết bằng tiếng Nhật, như tên các bài đã có.',
  lessonMeanHint: 'Tiêu đề đó nghĩa là gì, bằng tiếng Việt.',
  noLessons: 'Bạn chưa soạn bài học nào trong giáo trình này',
  noLessonsText: 'Thêm bài học đầu tiên, rồi nhập các câu của nó.',
  lessonList: 'Bài học của bạn trong giáo trình này',
  sentenceCount: (count: number) => `${count} câu`,
  unsentCount: (count: number) => `${count} câu chưa gửi duyệt`,
  removeLesson: 'Xóa bài học này?',
  removeLessonText: 'Các câu của bài cũng được cất đi. Bạn có thể hoàn tác ngay sau đó.',
  /** Exact text required (PRODUCT.md, Contributions). */
  lessonFailed: 'Không thể tạo bài học. Vui lòng thử lại!',
  allLessons: 'Mọi bài học',
  submitLesson: 'Gửi duyệt cả bài',
  lessonGone: 'Không tìm thấy bài học này',
  lessonGoneText: 'Có thể bài đã bị xóa, hoặc nằm trong một giáo trình khác.',

  topicChoice: 'Thuộc chủ đề',
  curriculumChoice: 'Thuộc giáo trình',
  chooseTopic: 'Chọn một chủ đề',
  chooseCurriculum: 'Chọn một giáo trình',
  nothingChosenForCurriculums: 'Chọn một chủ đề để xem và soạn giáo trình',
  nothingChosenForLessons: 'Chọn chủ đề và giáo trình để xem và soạn bài học',
  nothingChosenText: 'Bạn có thể soạn trong chủ đề của mình hoặc trong một chủ đề đã xuất bản.',
  toTopics: 'Đến thẻ Chủ đề',
  toCurriculums: 'Đến thẻ Giáo trình',

  save: 'Lưu',
  saving: 'Đang lưu…',
  saved: {
    draft: 'Đã lưu bản nháp. Hãy gửi duyệt khi bạn đã sẵn sàng.',
    changes: 'Đã lưu. Hãy gửi duyệt lại khi bạn đã sửa xong.',
    waiting: 'Đã lưu. Bản mới đang chờ duyệt.',
    published: 'Đã lưu và xuất bản.',
  },

  conflict: 'Có người vừa sửa trước bạn',
  conflictText:
    'Những gì bạn nhập vẫn còn nguyên. Hãy so sánh hai bản, sửa thêm nếu cần, rồi chọn bản để giữ.',
  newestVersion: 'Bản mới nhất',
  myVersion: 'Bản bạn đang nhập',
  overwrite: 'Lưu đè bằng bản của tôi',
  takeNewest: 'Dùng bản mới',
} as const;

/** Actions of contributors on any piece: topics, curriculums, lessons and sentences. */
export const contributionActionTexts = {
  actionsFor: (name: string) => `Thao tác khác với “${name}”`,
  edit: 'Sửa',
  editNamed: (name: string) => `Sửa “${name}”`,
  submit: 'Gửi duyệt',
  submitAgain: 'Gửi duyệt lại',
  submitting: 'Đang gửi…',
  submitted: 'Đã gửi duyệt.',
  withdraw: 'Rút lại',
  withdrawing: 'Đang rút lại…',
  withdrawn: 'Đã rút lại. Bạn có thể sửa tiếp rồi gửi sau.',
  discard: 'Bỏ bản sửa',
  discardQuestion: 'Bỏ bản sửa chưa duyệt?',
  discardText: 'Người học vẫn thấy bản đang xuất bản. Bản sửa còn trong lịch sử phiên bản.',
  discarded: 'Đã bỏ bản sửa.',
  history: 'Lịch sử',
  remove: 'Xóa',
  removed: (name: string) => `“${name}” đã được xóa.`,
  undo: 'Hoàn tác',
  undoing: 'Đang hoàn tác…',
  undeleted: 'Đã khôi phục.',

  deletedList: (count: number) => `Đã xóa gần đây (${count})`,
  deletedHint: `Khôi phục được trong ${DELETED_CONTENT_DAYS} ngày kể từ lúc xóa.`,
  deletedAt: (moment: string) => `Đã xóa lúc ${moment}`,
  restore: 'Khôi phục',
  restoreNamed: (name: string) => `Khôi phục “${name}”`,
  restoring: 'Đang khôi phục…',

  moveUp: (name: string) => `Chuyển “${name}” lên`,
  moveDown: (name: string) => `Chuyển “${name}” xuống`,
  moved: (name: string, place: number, count: number) =>
    `Đã chuyển “${name}” đến vị trí ${place} trên ${count}.`,
  movedBack: (name: string) => `Chưa lưu được thứ tự mới. “${name}” đã trở lại chỗ cũ.`,

  asked: 'Người duyệt yêu cầu sửa',
  seeNotes: 'Xem nhận xét và trả lời',
  ofOthers: 'Do người khác soạn, bạn không sửa được',
  madeBy: (email: string) => `Người soạn: ${email}`,
} as const;

/** Names of the fields of the contributor area. */
export const contributionFieldNames = {
  kind: 'Loại nội dung',
  id: 'Mã nội dung',
  ids: 'Thứ tự mới',
  number: 'Số phiên bản',
  revision: 'Lần sửa',
} as const;

/** Error messages of the server for contributors. */
export const contributionRefusals = {
  notFound: {
    topics: 'Không tìm thấy chủ đề này.',
    curriculums: 'Không tìm thấy giáo trình này.',
    lessons: 'Không tìm thấy bài học này.',
    sentences: 'Không tìm thấy câu này.',
  },
  /** Published, so everyone may see it; but only its author and admins may change it. */
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
