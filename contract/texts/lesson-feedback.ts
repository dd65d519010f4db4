import { SITE_NAME } from '../site-name.ts';

/** Feedback for the authors of lessons (PRODUCT.md, Lesson feedback). */
export const lessonFeedbackTexts = {
  title: 'Phản hồi về bài của tôi',
  titleForAdmins: 'Phản hồi về các bài học',
  lead: 'Người học nói gì về những bài bạn soạn, và họ làm bài ra sao.',
  leadForAdmins: `Người học nói gì về mọi bài trong ${SITE_NAME}, và họ làm bài ra sao.`,
  lessons: 'Các bài học',
  emptyTitle: 'Bạn chưa soạn bài nào',
  emptyText: 'Khi bạn có bài học, báo lỗi, bình luận và đáp án người học đề xuất sẽ hiện ở đây.',
  makeLesson: 'Soạn bài học',
  unpublished: 'Chưa xuất bản',
  nothingToDo: 'Không có việc cần xử lý',
  openReports: (count: string) => `${count} báo lỗi`,
  waitingSuggestions: (count: string) => `${count} đáp án đề xuất`,
  openNotes: (count: string) => `${count} nhận xét của người duyệt`,

  figures: {
    attempts: 'Lượt thử',
    learners: 'Người học',
    firstTryRate: 'Đúng ngay lần đầu',
    comments: 'Bình luận',
  },
  noRate: 'chưa có',
  notTried: 'Chưa có ai luyện câu này.',
  inMode: (mode: string, attempts: string, learners: string, rate: string) =>
    `${mode}: ${attempts} lượt thử, ${learners} người học, ${rate} đúng ngay lần đầu`,

  backToLessons: 'Mọi bài học',
  practise: 'Xem bài như người học',
  onlyToDo: 'Chỉ hiện câu có việc cần xử lý',
  nothingLeft: 'Bạn đã xử lý hết. Cảm ơn bạn đã chăm chút cho bài học.',
  noSentences: 'Bài này chưa có câu nào.',
  sentences: 'Từng câu trong bài',
  edit: 'Sửa câu này',

  suggestions: 'Đáp án người học đề xuất',
  suggestedBy: (count: string) => `${count} người đề xuất`,
  accept: 'Chấp nhận',
  acceptOf: (answer: string) => `Chấp nhận đáp án ${answer}`,
  accepting: 'Đang chấm lại…',
  accepted: 'Đã chấp nhận. Các lần thử trước đã được chấm lại và người học đã được báo.',
  sentForReview: 'Đã chấp nhận và gửi duyệt. Người học được cộng điểm khi bản này được duyệt.',
  inReview: 'Chờ duyệt',
  inReviewLead: 'Người soạn đã chấp nhận; đáp án được tính và người học được cộng điểm sau khi được duyệt.',
  reject: 'Từ chối',
  rejectOf: (answer: string) => `Từ chối đáp án ${answer}`,
  rejectTitle: 'Từ chối đáp án này',
  rejectLead: 'Người đề xuất sẽ đọc được lý do của bạn.',
  rejected: 'Đã từ chối và báo cho người đề xuất.',

  reports: 'Báo lỗi',
  reportStates: { open: 'Chờ xử lý', mended: 'Đã sửa', declined: 'Giữ nguyên' },
  mended: 'Đã sửa',
  fixedOf: (kind: string) => `Đánh dấu đã sửa: ${kind}`,
  fixedTold: 'Đã báo cho người học rằng lỗi đã được sửa.',
  decline: 'Giữ nguyên',
  declineOf: (kind: string) => `Giữ nguyên câu: ${kind}`,
  declineTitle: 'Giữ nguyên câu này',
  declineLead: 'Người báo lỗi sẽ đọc được lý do của bạn.',
  declined: 'Đã báo lý do cho người học.',
  answered: (reason: string) => `Trả lời: ${reason}`,

  reason: 'Lý do',
  reasonMissing: 'Vui lòng nhập lý do.',
  sendReason: 'Gửi lý do',
  sending: 'Đang gửi…',

  wrongAnswers: 'Câu trả lời sai thường gặp',
  wrongAnswersHint: 'Ở dạng đã chuẩn hóa: katakana thành hiragana, bỏ dấu câu và khoảng trắng.',
  wrongBy: (count: string) => `${count} người`,
  comments: 'Bình luận mới nhất',
  allComments: (count: string) => `Xem cả ${count} bình luận`,
  openComments: 'Mở phần bình luận',
  notes: 'Nhận xét của người duyệt',
  noteOn: (kind: string, version: string) => `${kind}, phiên bản ${version}`,
  someoneGone: 'Tài khoản đã xóa',
} as const;

/** Names of the fields of reports. */
export const lessonFeedbackFieldNames = {
  id: 'Mã báo lỗi',
  kind: 'Loại lỗi',
  text: 'Mô tả lỗi',
  state: 'Cách xử lý',
  reason: 'Lý do',
} as const;

/** Error messages of the server about sentence reports and lesson feedback. */
export const lessonFeedbackRefusals = {
  sentenceNotFound: 'Không tìm thấy câu này.',
  lessonNotFound: 'Không tìm thấy bài học này.',
  reportNotFound: 'Không tìm thấy báo lỗi này.',
  alreadyDecided: 'Báo lỗi này đã được xử lý.',
  reported: 'Cảm ơn bạn. Người soạn sẽ xem và trả lời bạn.',
} as const;
