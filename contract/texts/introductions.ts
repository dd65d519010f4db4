/** What a lesson introduces before its first sentence. */
export const introductionTexts = {
  title: 'Xem trước bài',
  counts: (words: number, points: number) =>
    [words > 0 && `${words} từ`, points > 0 && `${points} mẫu ngữ pháp`].filter(Boolean).join(', '),
  open: 'Xem',
  skip: 'Vào bài luôn',
  begin: 'Đã xem xong, vào bài',

  words: 'Từ mới',
  points: 'Ngữ pháp',
  listenTo: (text: string) => `Nghe ${text}`,
  save: (word: string) => `Lưu ${word} vào sổ tay`,
  saved: (word: string) => `Đã lưu ${word}`,

  formation: 'Cách ghép',
  examples: 'Ví dụ',
  mistake: 'Lỗi hay gặp',
  wrong: 'Sai',
  right: 'Đúng',
  toPoint: 'Xem trọn bài ngữ pháp',

  more: (words: number, points: number) => `Xem thêm: ${introductionTexts.counts(words, points)} trong bài`,

  /** In the summary of a lesson. */
  learnt: 'Từ của bài',
  saveAll: (count: number) => `Lưu cả ${count} từ`,
  saveRest: (count: number) => `Lưu ${count} từ còn lại`,
  allSaved: 'Đã lưu hết vào sổ tay',
  saving: 'Đang lưu…',
  /** The category of the notebook for words that are saved with one tap. */
  category: 'Từ trong bài học',
  savedToast: (count: number, category: string) => `Đã lưu ${count} từ vào “${category}”`,
} as const;

/** The same for the author of the lesson. */
export const introductionEditorTexts = {
  title: 'Giới thiệu trước bài',
  lead: 'Người học xem những từ và mẫu ngữ pháp này trước câu đầu tiên. Để trống thì hệ thống tự chọn từ các câu của bài.',
  automatic: (names: string) => `Hệ thống sẽ chọn: ${names}.`,
  nothing: 'Bài chưa có câu nào, nên chưa có gì để giới thiệu.',
  failed: 'Chưa xem trước được phần giới thiệu. Bạn vẫn sửa và lưu bài bình thường.',
  words: 'Từ giới thiệu',
  points: 'Ngữ pháp giới thiệu',
  addWord: 'Thêm từ',
  addPoint: 'Thêm mẫu ngữ pháp',
  choose: 'Chọn…',
  remove: (name: string) => `Bỏ ${name}`,
  unknown: 'không có trong danh sách',
  focusHint:
    'Mẫu mà bài này giúp luyện. Người học trả lời đúng nhưng không dùng mẫu thì được mời thử lại với mẫu đó.',
  uncovered: 'Chưa có gì giải thích',
  uncoveredText: 'Người học sẽ gặp những chỗ này mà không có mục từ hay mẫu ngữ pháp nào để xem.',
  uncoveredWord: (text: string, sentence: string) => `Từ “${text}” trong câu ${sentence}`,
  uncoveredGrammar: (text: string, sentence: string) => `Ngữ pháp “${text}” trong câu ${sentence}`,
} as const;
