import { SENTENCES_PER_LESSON_MAX } from '#contract/content-limits.ts';
import type { SentenceRegister } from '#contract/levels.ts';
import { courseFieldNames } from './course-writing.ts';

const { viSentence, jpSentence, reading, hint, accepted, blocked, register, focus, rulesOff } =
  courseFieldNames.sentence;

/** The columns of a file of sentences, as authors see them in their spreadsheet. */
export const sentenceColumnNames = {
  id: 'Mã câu',
  viSentence,
  jpSentence,
  reading,
  hint,
  accepted,
  blocked,
  register,
  focus,
  rulesOff,
} as const;

/** The values of the column of registers. */
export const registerCells = {
  free: 'tự do',
  pinned: 'đúng thể của câu mẫu',
} as const satisfies Record<SentenceRegister, string>;

/** The editor for the sentences of a lesson. */
export const sentenceEditorTexts = {
  title: 'Các câu của bài',
  count: (count: number) => `${count} câu`,
  add: 'Thêm câu',
  full: `Bài đã đủ ${SENTENCES_PER_LESSON_MAX} câu. Hãy thêm câu vào một bài khác.`,
  emptyTitle: 'Bài này chưa có câu nào',
  emptyText:
    'Viết câu đầu tiên: một câu tiếng Việt, câu tiếng Nhật và một gợi ý. Đáp án khác và furigana, hệ thống sẽ giúp bạn.',
  firstSentence: 'Viết câu đầu tiên',
  warnings: (count: number) => `${count} chỗ nên xem lại`,
  unfinishedNew: 'Bạn có một câu viết dở chưa lưu.',
  goOn: 'Viết tiếp',
  unfinished: 'Đang sửa dở',

  number: (number: number) => `Câu ${number}`,
  newNumber: (number: number) => `Câu ${number} (mới)`,
  back: 'Danh sách câu',
  keys: 'Enter sang ô kế tiếp, Ctrl/⌘ + Enter để lưu, Esc để đóng.',
  save: 'Lưu',
  saveAndNext: 'Lưu và viết câu tiếp',
  saveAndClose: 'Lưu và đóng',
  saving: 'Đang lưu…',
  savedNumber: (number: number) => `Đã lưu câu ${number}.`,
  saveFailed: 'Chưa lưu được: không kết nối được với máy chủ. Những gì bạn nhập vẫn còn nguyên.',
  saveAgain: 'Lưu lại',

  restored: 'Đây là phần bạn nhập dở lần trước.',
  dropRestored: 'Bỏ phần nhập dở',

  viHint: 'Câu mà người học nhìn thấy và dịch.',
  jpHint: 'Câu mẫu. Viết bình thường, hoặc dùng các dấu ngoặc để ghi nhiều cách viết.',
  furigana: 'Furigana',
  furiganaEmpty: 'Nhập câu tiếng Nhật để xem furigana.',
  inspectFailed: 'Chưa xem trước được. Bạn vẫn nhập và lưu bình thường.',
  readingHint: 'Hệ thống tự điền theo câu tiếng Nhật. Chỉ sửa khi đọc sai.',
  ownReadingHint: 'Cách đọc do bạn ghi, bằng kana.',
  confirmReading: 'Cách đọc này đúng',
  takeReading: (kana: string) => `Dùng cách đọc ${kana}`,
  hintHint: 'Mách nhỏ cho người học mà không lộ đáp án.',

  accepted: 'Đáp án khác',
  acceptedHint:
    'Những câu trả lời cũng đúng. Viết bằng kana, thể lịch sự hay thể thường, thêm ね, よ: hệ thống đã tự chấm đúng.',
  acceptedRow: (row: number) => `Đáp án khác ${row}`,
  addAccepted: 'Thêm đáp án khác',
  blocked: 'Đáp án bị chặn',
  blockedHint: 'Những câu trả lời luôn bị chấm sai, dù hệ thống thấy gần đúng.',
  blockedRow: (row: number) => `Đáp án bị chặn ${row}`,
  addBlocked: 'Thêm đáp án bị chặn',
  removeRow: (row: string) => `Bỏ ${row.toLowerCase()}`,

  wordings: (count: string) => `Người học gõ được ${count} cách:`,
  moreWordings: (count: string) => `và ${count} cách khác`,

  legend: 'Ghi nhiều cách viết trong một dòng',
  signs: {
    optional: { name: 'Có thể bỏ', insert: 'Đặt [ ] quanh phần có thể bỏ' },
    choice: { name: 'Chọn một', insert: 'Đặt ( | ) để ghi từ thay thế' },
    'free-order': { name: 'Thứ tự tùy ý', insert: 'Đặt { } quanh những phần đổi chỗ được' },
  },
  legendRows: {
    optional: { model: '[私は]学生です', means: 'Phần trong ngoặc vuông nói cũng được, bỏ cũng được.' },
    choice: {
      model: '学校(に|へ)行きます',
      means: 'Trong ngoặc tròn chọn một, ngăn cách bằng dấu gạch đứng.',
    },
    'free-order': {
      model: '{図書館で 友達と}勉強します',
      means: 'Các phần trong ngoặc nhọn đổi chỗ cho nhau được, ngăn cách bằng dấu cách.',
    },
  },
  legendTie: {
    name: 'Đi đôi với nhau',
    model: '漢字(A:が|B:を)少し(A:読めます|B:読むことができます)',
    means:
      'Chữ cái A, B, C, D nối các ngoặc với nhau: cách nói có chữ A chỉ ghép với cách nói có chữ A. “AB:” ghép được với cả hai.',
  },
  legendTip: 'Bôi đen một đoạn rồi bấm nút có dấu ngoặc để đặt ngoặc quanh đoạn đó.',

  registers: {
    free: 'Cho phép cả thể lịch sự và thể thường',
    pinned: 'Chỉ đúng thể của câu mẫu',
  },
  registerHints: {
    free: 'Người học viết です・ます hay thể thường đều đúng, chỉ được nhắc nhẹ.',
    pinned: 'Dùng khi bài học chính là về thể đó.',
  },

  focusHint:
    'Người học trả lời đúng nhưng không dùng mẫu này thì được mời thử lại với mẫu. Để trống thì theo bài học.',
  focusGone: 'Câu mẫu hiện không có mẫu này.',
  rules: 'Cách nói khác được nhận',
  rulesHint: (field: string) =>
    `Hệ thống tự nhận những câu này, không cần ghi vào “${field}”. Bỏ chọn nếu với câu này chúng không đúng.`,

  toLookAt: 'Nên xem lại',
  nothingToLookAt: 'Không thấy chỗ nào cần xem lại.',
  nothingWritten: 'Khi bạn viết, những lưu ý về câu sẽ hiện ở đây.',
  notLookedAt: 'Chưa kiểm tra được câu này. Bạn vẫn nhập và lưu bình thường.',
  fixFirst: 'Có ô cần sửa trước. Lỗi được báo ngay dưới ô đó.',
  notBlocking: 'Những lưu ý này không ngăn bạn lưu.',

  tryTitle: 'Thử như người học',
  tryAnswer: 'Câu trả lời thử',
  tryMode: 'Chế độ',
  tryNow: 'Chấm thử',
  trying: 'Đang chấm…',
  tryNeedsJapanese: 'Hãy viết câu tiếng Nhật trước.',
  tryNeedsFixing: 'Hãy sửa ô đang báo lỗi trước.',
  tryOutdated: 'Câu đã thay đổi từ lần chấm này. Hãy chấm lại.',

  import: 'Nhập CSV',
  importTitle: 'Nhập câu từ tệp CSV',
  importText:
    `Tệp UTF-8, dòng đầu là tên cột; một bài có tối đa ${SENTENCES_PER_LESSON_MAX} câu. ` +
    `Dòng có mã ở cột “${sentenceColumnNames.id}” thì sửa câu đó, không có mã thì thêm câu mới.`,
  importColumns:
    `Cột “${sentenceColumnNames.accepted}” và “${sentenceColumnNames.blocked}” ghi được nhiều đáp án, ngăn cách bằng dấu chấm phẩy. ` +
    `Cột “${sentenceColumnNames.register}” ghi “${registerCells.free}” (cả hai thể đều đúng) hoặc “${registerCells.pinned}”.`,
  template: 'Tải tệp mẫu',
  templateFile: 'kakehashi-mau-cau.csv',
  /** The example row of that file, which authors replace. */
  templateRow: {
    viSentence: 'Tôi đi học.',
    jpSentence: '学校に行きます。',
    reading: 'がっこうにいきます。',
    hint: 'Nơi đến cần một trợ từ.',
    accepted: '[私は]学校(に|へ)行きます; 学校に通います',
    blocked: '学校を行きます',
    register: registerCells.free,
  },
  newRows: 'Câu mới',
  changedRows: 'Câu được sửa',
  importReady: 'Tệp không có lỗi. Bài học chỉ thay đổi khi bạn bấm Nhập.',
  importNothing: 'Tệp không có gì khác so với bài học hiện tại.',
  imported: (file: string, created: string, edited: string) =>
    `Đã nhập ${file}: ${created} câu mới, ${edited} câu được sửa.`,
  export: 'Xuất CSV',
  exporting: 'Đang xuất…',
  exportFile: (lessonId: number, date: string) => `kakehashi-bai-${lessonId}-${date}.csv`,
} as const;
