import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import { quoted } from './quoted.ts';

/** Where QC and admins decide what learners see (PRODUCT.md, Contributions). */
export const reviewTexts = {
  title: 'Duyệt nội dung',
  lead: 'Những bản đang chờ duyệt, bản gửi sớm nhất ở trên. Bản được duyệt đến với người học ngay.',
  count: (count: string) => `${count} bản đang chờ duyệt`,
  keys: 'Bàn phím: → và ← sang bản sau, bản trước; khi đang ở trong danh sách thì j và k cũng được.',
  emptyTitle: 'Không còn gì chờ duyệt',
  emptyText: 'Khi cộng tác viên gửi bài, bài sẽ hiện ở đây.',
  lookAgain: 'Xem có bản mới không',

  topicsGroup: 'Chủ đề',
  curriculumsGroup: 'Giáo trình',
  groupCount: (count: number) => `${count} bản`,
  authors: (names: string) => `Người soạn: ${names}`,
  authorGone: 'tài khoản đã xóa',
  isNew: 'Mới',
  isChange: 'Sửa bản đang có',
  before: 'Người học đang thấy',
  after: 'Bản chờ duyệt',
  nothingDiffers: 'Không có gì khác với bản người học đang thấy.',

  furigana: 'Furigana',
  reading: 'Cách đọc khi luyện tập',
  wordingsOf: (answer: string, count: string) => `${answer} (${count} cách viết)`,
  moreWordings: (count: string) => `và ${count} cách viết khác`,

  suggestions: 'Đáp án người học đề xuất',
  suggestionsLead:
    'Người soạn đã chấp nhận. Khi bản này được duyệt, ai từng bị chấm sai với đáp án đó sẽ được cộng điểm.',
  suggestedBy: (count: string) => `${count} người đề xuất`,

  justSent: 'vừa gửi',
  waitingMinutes: (minutes: number) => `chờ ${minutes} phút`,
  waitingHours: (hours: number) => `chờ ${hours} giờ`,
  waitingDays: (days: number) => `chờ ${days} ngày`,

  approve: 'Duyệt',
  approving: 'Đang duyệt…',
  approved: (title: string) => `Đã duyệt ${quoted(title)}.`,
  own: 'Đây là bản của bạn nên bạn không tự duyệt được. Một người kiểm duyệt khác sẽ xem.',
  answerOfYours:
    'Bạn đã đề xuất hoặc chấp nhận một đáp án trong bản này nên một người kiểm duyệt khác sẽ duyệt.',
  askForChanges: 'Yêu cầu sửa',
  reason: 'Người soạn cần sửa gì?',
  readyPhrases: 'Câu viết sẵn',
  sendChanges: 'Gửi yêu cầu sửa',
  sending: 'Đang gửi…',
  changesSent: (title: string) => `Đã yêu cầu sửa ${quoted(title)}.`,
  failed: 'Chưa gửi được quyết định. Vui lòng thử lại!',

  select: 'Chọn',
  selectOne: (title: string) => `Chọn ${quoted(title)}`,
  approveAll: (count: number) => `Duyệt tất cả (${count})`,
  approveAllOf: (count: number, group: string) => `Duyệt tất cả (${count}) trong ${quoted(group)}`,
  approveSelected: (count: number) => `Duyệt ${count} bản đã chọn`,
  clearSelection: 'Bỏ chọn',
  approveQuestion: (count: number) => `Duyệt ${count} bản?`,
  approveExplanation: 'Người học sẽ thấy những bản này ngay.',
  approveConfirm: (count: number) => `Duyệt ${count} bản`,
  approvedCount: (count: number) => `Đã duyệt ${count} bản.`,
  notApproved: (title: string, message: string) => `${quoted(title)}: ${message}`,

  comment: 'Nhận xét',
  commentLabel: 'Nhận xét cho người soạn',
  commentHint: 'Người soạn đọc được; bản này vẫn chờ duyệt.',
  commentMissing: 'Hãy viết nhận xét.',
  sendComment: 'Gửi nhận xét',
  commentSent: 'Đã gửi nhận xét.',
  commentFailed: 'Chưa gửi được nhận xét. Vui lòng thử lại!',
  history: 'Lịch sử',
} as const;

export const reviewKindNames: Readonly<Record<ContentKind, string>> = {
  topics: 'Chủ đề',
  curriculums: 'Giáo trình',
  lessons: 'Bài học',
  sentences: 'Câu',
};

const BLURRED = 'Ảnh không rõ hoặc chưa phù hợp.';
const TWICE = 'Trùng với nội dung đã có.';
const MISSPELT = 'Có lỗi chính tả.';

/** Frequent reasons of reviewers, as buttons. */
export const readyReasons: Readonly<Record<ContentKind, readonly string[]>> = {
  topics: ['Tên chưa rõ nghĩa.', BLURRED, TWICE, MISSPELT],
  curriculums: ['Tên chưa rõ nghĩa.', BLURRED, 'Nên nằm ở chủ đề khác.', TWICE, MISSPELT],
  lessons: ['Tiêu đề và nghĩa chưa khớp nhau.', 'Cấp độ chưa phù hợp.', TWICE, MISSPELT],
  sentences: [
    'Câu tiếng Nhật chưa tự nhiên.',
    'Câu tiếng Việt chưa khớp với câu tiếng Nhật.',
    'Cách đọc chưa đúng.',
    'Gợi ý làm lộ đáp án.',
    'Còn thiếu đáp án đúng khác.',
    MISSPELT,
  ],
};

/** Names of the fields of reviews. */
export const reviewFieldNames = {
  id: 'Mã bản chờ duyệt',
  decision: 'Quyết định',
  text: 'Nhận xét',
  reviews: 'Danh sách duyệt',
  revision: 'Lần sửa',
} as const;

/** Error messages of the server for reviewers. */
export const reviewRefusals = {
  notFound: 'Không tìm thấy bản chờ duyệt này.',
  notWaiting: 'Bản này không còn chờ duyệt: có thể người khác vừa xử lý, hoặc người soạn đã rút lại.',
  ownWork: 'Bạn không thể tự duyệt nội dung của chính mình.',
  reasonMissing: 'Hãy nói người soạn cần sửa gì.',
  changedMeanwhile: 'Người soạn vừa sửa bản này. Hãy xem bản mới nhất trước khi quyết định.',
} as const;
