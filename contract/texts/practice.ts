import type { ReportKind } from '#contract/lesson-feedback/report-kinds.ts';
import { translatePrompt } from './ui.ts';

/** The practice screens (PRODUCT.md, Practice). */
export const practiceTexts = {
  pageTitle: (lesson: string, mode: string) => `${mode}: ${lesson}`,

  progress: (done: number, total: number) => `Câu ${done} / ${total}`,
  solved: (solved: number, total: number) => `Đã đúng ${solved} / ${total} câu`,
  resumed: (position: number) => `Bạn đang học dở ở câu ${position}, nên bài mở lại từ đó.`,
  fromTheStart: 'Học lại từ đầu',
  translateThis: translatePrompt,
  writeWhatYouHear: 'Nghe rồi gõ lại câu tiếng Nhật',
  waysOfListening: 'Cách luyện nghe',
  write: 'Nghe rồi gõ',
  gaps: 'Điền chỗ trống',
  shadow: 'Nói đuổi',
  play: 'Nghe câu này',
  replay: 'Nghe lại',
  settings: 'Tùy chỉnh cách luyện',
  loop: 'Lặp lại',
  stop: 'Dừng',
  listenToAnswer: 'Nghe đáp án',

  answerLabel: 'Câu trả lời của bạn',
  answerPlaceholder: 'Gõ tiếng Nhật, kana hoặc romaji',
  romajiSwitch: 'Tự đổi romaji sang kana',
  enterChecks: 'Enter để kiểm tra, Shift + Enter để xuống dòng.',
  vietnameseKeyboard: 'Bộ gõ tiếng Việt đang bật. Hãy tắt nó khi gõ romaji.',
  check: 'Kiểm tra',
  checking: 'Đang chấm…',
  checkFailed: 'Failed to check answer. Please try again.',

  hint: 'Gợi ý',
  moreHint: 'Gợi ý thêm',
  hintStep: (step: number, total: number) => `${step}/${total}`,
  hintNames: {
    structure: 'Cấu trúc câu',
    words: 'Từ cần dùng',
    firstKana: 'Âm đầu của mỗi từ',
    author: 'Mách nhỏ',
  },
  hintLoading: 'Đang tải gợi ý…',
  hintFailed: 'Chưa tải được gợi ý này.',

  showAnswer: 'Xem đáp án',
  tryPattern: (pattern: string) => `Thử lại với ${pattern}`,
  showModel: 'Xem câu mẫu',
  /** As much as a third try (PRODUCT.md, Scores). */
  showAnswerCosts: (points: number) => `Xem đáp án thì câu này chỉ còn ${points} điểm.`,
  showAnswerFailed: 'Chưa xem được đáp án. Vui lòng thử lại.',
  answer: 'Đáp án',
  meaning: 'Nghĩa',
  tapAWord: 'Chạm vào một từ để xem nghĩa.',
  openWord: 'Xem trang của từ',
  saveWord: 'Lưu vào sổ tay',
  previous: 'Câu trước',
  next: 'Câu sau',
  finish: 'Kết thúc bài',

  yourAnswer: 'Bạn đã viết',
  mistakes: 'Chỗ cần sửa',
  notes: 'Lưu ý',
  missing: 'Thiếu',
  pointsEarned: (points: number) => `+${points} điểm`,
  alsoRight: 'Đáp án của tôi cũng đúng',
  suggesting: 'Đang gửi…',
  suggested: (count: number) =>
    count > 1
      ? `Cảm ơn bạn! Đã có ${count} người đề xuất đáp án này; người soạn sẽ xem lại.`
      : 'Cảm ơn bạn! Người soạn sẽ xem lại và báo kết quả cho bạn.',
  suggestionAccepted: 'Đáp án này vừa được chấp nhận. Bạn hãy kiểm tra lại nhé.',
  suggestionRejected: (reason: string) =>
    `Đáp án này đã được xem xét và chưa được chấp nhận. Lý do: ${reason}`,
  suggestionFailed: 'Chưa gửi được đề xuất. Vui lòng thử lại.',
  /** A verdict that only a newer version knows. */
  judged: 'Đã chấm',
  verdicts: {
    correct: 'Chính xác',
    'correct-with-note': 'Đúng, có lưu ý',
    almost: 'Gần đúng, thử lại nhé',
    wrong: 'Chưa đúng',
  },
  almostIsNoTry: 'Lần này không tính là một lần thử.',

  summaryTitle: 'Bạn đã sang tới bờ bên kia!',
  nothingAnsweredTitle: 'Bạn chưa làm câu nào',
  summaryLead: (lesson: string) => `Hết bài “${lesson}”.`,
  roundTitle: 'Xong lượt làm lại',
  standings: {
    'first-try': 'đúng ngay lần đầu',
    later: 'đúng sau khi sửa',
    missed: 'chưa đúng',
    before: 'đã đúng từ trước',
    skipped: 'chưa làm',
  },
  pointsOfRound: (points: number) => `${points} điểm trong lượt này`,
  mistakesHeading: 'Những câu nên làm lại',
  redo: (count: number) => `Làm lại ${count} câu này`,
  again: 'Học lại cả bài',
  nextLesson: (lesson: string) => `Bài tiếp theo: ${lesson}`,
  toCurriculum: 'Về danh sách bài',
  perfect: 'Không sai câu nào. Giỏi lắm!',

  lessonEmptyTitle: 'Bài này chưa có câu nào',
  lessonEmptyText: 'Người soạn sẽ sớm thêm câu. Bạn có thể chọn bài khác trong cùng giáo trình.',
  withoutScript:
    'Trình duyệt đang tắt JavaScript, nên phần chấm bài không chạy. Bạn vẫn có thể tự luyện với danh sách câu dưới đây.',
} as const;

/** Names of the fields of practice, if the same key means something else elsewhere. */
export const practiceFieldNames = {
  userAnswer: 'Câu trả lời',
  typedAs: 'Cách gõ',
  answeredAt: 'Lúc trả lời',
  mode: 'Chế độ luyện tập',
  answer: 'Đáp án đề xuất',
  id: 'Mã đề xuất',
  state: 'Trạng thái',
  reason: 'Lý do',
} as const;

/** Error messages of the server about answers and suggestions. */
export const practiceRefusals = {
  sentenceNotFound: 'Không tìm thấy câu này.',
  analysisBusy: 'Bộ phân tích tiếng Nhật đang có nhiều người dùng. Vui lòng thử lại sau vài giây.',
  analysisAway: 'Bộ phân tích tiếng Nhật đang tạm gián đoạn. Vui lòng thử lại sau ít phút.',

  /** A right answer without points because of a limit. It can still be credited later. */
  dailyPointsReached: (max: number) =>
    `Hôm nay bạn đã đạt ${max.toLocaleString('vi-VN')} điểm, mức cao nhất trong một ngày. Câu này chưa được cộng điểm; từ ngày mai, bạn làm lại vẫn được tính đủ điểm.`,
  tooFast: (max: number) =>
    `Mỗi phút có nhiều nhất ${max} câu được cộng điểm. Câu này chưa được cộng; sau một phút, bạn làm lại vẫn được tính đủ điểm.`,

  suggestionNotFound: 'Không tìm thấy đề xuất này.',
  alreadyRight: 'Đáp án này đã được chấp nhận, bạn không cần đề xuất nữa.',
  alreadyDecided: 'Đề xuất này đã được xử lý.',
  inReview: 'Đáp án này đã được người soạn chấp nhận và đang chờ duyệt.',
  unsentChange: 'Câu này có bản sửa chưa gửi duyệt. Hãy gửi hoặc bỏ bản sửa đó rồi chấp nhận đáp án.',
  ownSuggestion: 'Bạn không thể tự duyệt đề xuất của chính mình.',
  ownAcceptance: 'Bạn đã chấp nhận một đáp án trong bản này nên một người kiểm duyệt khác sẽ duyệt.',
  stillRefused:
    'Đáp án này vẫn bị chấm là sai, có thể vì nằm trong danh sách chặn của câu, nên chưa thể chấp nhận.',
  tooManyAnswers: (max: number) => `Câu này đã có ${max} đáp án khác, không thể thêm nữa.`,
  changedMeanwhile: 'Câu này vừa được sửa. Vui lòng tải lại rồi duyệt lần nữa.',
} as const;

/** Learners report a mistake in a sentence to its author. */
export const sentenceReportTexts = {
  open: 'Báo lỗi câu này',
  title: 'Báo lỗi câu này',
  lead: 'Người soạn sẽ đọc và trả lời bạn trong mục thông báo. Họ không biết ai đã báo lỗi.',
  kind: 'Câu này sai ở đâu?',
  kinds: {
    japanese: 'Câu tiếng Nhật hoặc đáp án',
    vietnamese: 'Câu tiếng Việt',
    hint: 'Gợi ý',
    sound: 'Giọng đọc',
    other: 'Lỗi khác',
  } satisfies Record<ReportKind, string>,
  text: 'Mô tả thêm (không bắt buộc)',
  textNeeded: 'Mô tả lỗi',
  textPlaceholder: 'Ví dụ: trợ từ ở giữa câu phải là “に”.',
  kindMissing: 'Vui lòng chọn loại lỗi.',
  textMissing: 'Vui lòng mô tả lỗi để người soạn hiểu.',
  send: 'Gửi báo lỗi',
  sending: 'Đang gửi…',

  loginNeeded: 'Vui lòng đăng nhập để báo lỗi câu này',
  login: 'Đăng nhập',
  notNow: 'Để sau',
} as const;
