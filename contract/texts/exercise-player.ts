/** A lesson of exercises: progress, what a learner can do, and the end. */
export const exercisePlayerTexts = {
  label: 'Bài tập',
  progress: (done: number, total: number) => `Đã xong ${done} trên ${total}`,
  leave: 'Rời bài',
  leaveQuestion: 'Rời bài này?',
  leaveExplanation: 'Những câu bạn đã trả lời vẫn được ghi lại, nhưng lần sau bài bắt đầu lại từ câu đầu.',
  stay: 'Làm tiếp',

  check: 'Kiểm tra',
  checking: 'Đang chấm…',
  checkFailed: 'Chưa chấm được câu này. Bạn bấm “Kiểm tra” lần nữa, hoặc xem đáp án rồi đi tiếp.',
  giveUp: 'Xem đáp án',
  cannotHear: 'Không nghe được lúc này',
  soundSkipped: 'Từ giờ đến hết bài sẽ không có câu phải nghe. Muốn bỏ hẳn phần nghe, bạn vào Cài đặt.',

  choices: 'Các lựa chọn',
  blank: 'chỗ trống',
  dictionaryForm: 'Từ cần chia',
  listenAgain: 'Nghe lại',
  stop: 'Dừng',

  ownSentence: 'Câu của bạn',
  pieces: 'Các mảnh',
  noPieces: 'Chạm vào mảnh, hoặc kéo mảnh vào đây.',
  tilesHelp: 'Phím mũi tên để chọn mảnh, Enter để đặt hoặc bỏ mảnh, Backspace để bỏ mảnh cuối.',
  placed: (piece: string, position: number) => `Đã đặt ${piece} vào vị trí ${position}.`,
  takenBack: (piece: string) => `Đã bỏ ${piece} ra khỏi câu.`,

  words: 'Các từ cần ghép',
  paired: (word: string, meaning: string, left: number, next: string) =>
    left > 0
      ? `Đã ghép ${word} với “${meaning}”. Còn ${left} từ, đang chọn ${next}.`
      : `Đã ghép ${word} với “${meaning}”. Đã ghép hết các từ.`,
  unpaired: (word: string, meaning: string, left: number) =>
    `Đã bỏ “${meaning}” khỏi ${word}. Còn ${left} từ.`,
  pairStates: { right: 'đúng', wrong: 'sai' },
  pairsChecked: (right: number, all: number, wrongWords: string) =>
    `Đúng ${right} trên ${all} cặp. Ghép sai: ${wrongWords}.`,

  answer: 'Đáp án',
  answerIs: (sentence: string) => `Đáp án: ${sentence}`,
  listenToAnswer: 'Nghe đáp án',
  continue: 'Tiếp tục',
  tryAgain: 'Thử lại',
  lower: 'Bạn thử câu này ở dạng dễ hơn nhé.',
  comesBack: 'Cuối bài bạn sẽ gặp lại câu này.',
  explanationFailed: 'Chưa tải được lời giải thích. Bạn kiểm tra mạng rồi thử lại.',
  explanationLoading: 'Đang tải lời giải thích…',

  doneTitle: 'Bạn đã làm xong!',
  doneText: (rightAtOnce: number, all: number) => `Đúng ngay lần đầu ${rightAtOnce} trên ${all} câu.`,
  flawless: 'Không sai câu nào. Giỏi lắm!',
  points: (points: number) => `+${points} điểm`,
  mistakesHeading: 'Những chỗ cần nhớ',
  learntHeading: 'Những câu bạn đã làm được',
} as const;
