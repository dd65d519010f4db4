import { translatePrompt } from './translate-prompt.ts';
/** The practice screens (PRODUCT.md, Practice). */
export const practiceTexts = {
  pageTitle: (lesson: string, mode: string) => `${mode}: ${lesson}`,

  progress: (done: number, total: number) => `Câu ${done} / ${total}`,
  solved: (solved: number, total: number) => `Đã đúng ${solved} / ${total} câu`,
  resumed: (position: number) => `Bạn đang học dở ở câu ${position}, nên bài mở lại từ đó.`,
  fromTheStart: 'Học lại từ đầu',
  translateThis: translatePrompt,
  writeWhatYouHear: 'Nghe rồi gõ lại câu tiếng Nhật',
  play: 'Nghe câu này',
  replay: 'Nghe lại',
  slow: 'Nghe chậm (0,7×)',
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
  showAnswerCosts: 'Xem đáp án được tính như lần thử thứ ba.',
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
      ? `Cảm ơn bạn! Đã có ${count} người đề xuất đáp án này; người biên soạn sẽ xem lại.`
      : 'Cảm ơn bạn! Người biên soạn sẽ xem lại và báo cho bạn biết kết quả.',
  suggestionAccepted: 'Đáp án này vừa được chấp nhận. Bạn hãy kiểm tra lại nhé.',
  suggestionRejected: (reason: string) =>
    `Đáp án này đã được xem xét và chưa được chấp nhận. Lý do: ${reason}`,
  suggestionFailed: 'Chưa gửi được đề xuất. Vui lòng thử lại.',
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
  lessonEmptyText: 'Người biên soạn sẽ sớm thêm câu. Bạn có thể chọn bài khác trong cùng giáo trình.',
  withoutScript:
    'Trình duyệt đang tắt JavaScript, nên phần chấm bài không chạy. Bạn vẫn có thể tự luyện với danh sách câu dưới đây.',
} as const;
