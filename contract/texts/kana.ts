import type { StrokeVerdict } from '#core/kana/compare-stroke.ts';
import type { KanaState } from '#core/kana/kana-progress.ts';
import type { KanaGroup, KanaScript } from '#core/kana/kana-row.ts';

export const kanaScriptNames: Readonly<Record<KanaScript, string>> = {
  hiragana: 'Hiragana',
  katakana: 'Katakana',
};

export const kanaGroupNames: Readonly<Record<KanaGroup, string>> = {
  basic: 'Âm cơ bản',
  voiced: 'Âm đục, âm bán đục',
  digraph: 'Âm ghép',
  long: 'Trường âm',
  pause: 'Âm ngắt',
  foreign: 'Âm nước ngoài',
};

export const kanaStateNames: Readonly<Record<KanaState, string>> = {
  new: 'chưa học',
  begun: 'đang học',
  learnt: 'đã học',
  known: 'đã thuộc',
};

/** The kana course. */
export const kanaTexts = {
  title: 'Học kana',
  lead: 'Bắt đầu từ con số không: mỗi hàng vài chữ, nghe, đọc, viết, rồi đọc từ thật. Mỗi ngày một hai hàng là đủ.',
  description:
    'Bảng hiragana và katakana cho người Việt: cách nhớ mặt chữ, cách phát âm so với tiếng Việt, thứ tự nét, bài luyện nghe, đọc, viết từng hàng.',
  unknownRow: 'Không có hàng kana này.',
  script: 'Bộ chữ',
  known: (known: number, all: number) => `Đã thuộc ${known}/${all} chữ`,
  progressOf: (script: string) => `Số chữ ${script} đã thuộc`,
  start: (row: string) => `Bắt đầu: ${row}`,
  goOn: (row: string) => `Học tiếp: ${row}`,
  allLearnt: 'Bạn đã học hết các hàng. Luyện lại hàng nào cũng được.',
  cell: (kana: string, romaji: string, state: string) => `${kana}, ${romaji}, ${state}`,
  rowProgress: (learnt: number, all: number) => `${learnt}/${all} chữ`,
  soundsTitle: 'Người Việt hay đọc sai chỗ nào?',
  soundsLead: 'Nghe từng cặp, để ý chỗ khác nhau.',
  lookAlikesTitle: 'Những chữ dễ nhầm',
  listenTo: (kana: string) => `Nghe ${kana}`,

  knownTitle: 'Đã biết kana rồi?',
  knownText: 'Đánh dấu cả bộ chữ là đã thuộc. Bạn bỏ đánh dấu lúc nào cũng được.',
  markKnown: (script: string) => `Tôi đã thuộc ${script}`,
  unmarkKnown: (script: string) => `Bỏ đánh dấu ${script}`,
  romajiBelow: 'Hiện romaji dưới chữ Nhật ở mọi trang',
  romajiBelowNote: 'Tạm dựa vào romaji lúc đang học; đổi được ở Cài đặt.',
  romajiFades: 'Bạn đã thuộc kana. Ẩn romaji đi để mắt quen mặt chữ nhé?',
  hideRomaji: 'Ẩn romaji',
  putAway: 'Cất mục Kana khỏi thanh menu',
  bringBack: 'Đưa mục Kana trở lại thanh menu',
  putAwayDone: 'Mục Kana đã được cất. Trang này vẫn mở được từ chân trang.',

  rowDescription: (title: string, kana: string) =>
    `${title} (${kana}): cách nhớ, cách phát âm cho người Việt, thứ tự nét và bài luyện.`,
  introTitle: 'Làm quen',
  remember: 'Cách nhớ',
  pronounce: 'Cách đọc',
  wordsTitle: 'Từ đọc được với hàng này',
  practise: 'Bắt đầu luyện',
  practiseAgain: 'Luyện lại hàng này',
  practiseLead: (count: number) => `Khoảng ${count} câu, chừng 5 phút.`,
  withoutSound: 'Tôi không nghe được lúc này',
  withoutScript: 'Bài luyện cần JavaScript. Phần làm quen ở trên thì không cần, bạn vẫn đọc được.',
  previousRow: (title: string) => `Trước: ${title}`,
  nextRow: (title: string) => `Tiếp: ${title}`,
  backToChart: 'Về bảng kana',
} as const;

/** The drill of a row. */
export const kanaDrillTexts = {
  label: 'Luyện kana',
  step: (at: number, count: number) => `Câu ${at} trên ${count}`,
  leave: 'Dừng luyện',
  hear: 'Nghe rồi chọn chữ đúng',
  hearAgain: 'Nghe lại',
  read: 'Chữ này đọc là gì?',
  readHint: 'Gõ romaji, ví dụ: ka',
  readLabel: (kana: string) => `Cách đọc của ${kana} bằng romaji`,
  tellApart: (romaji: string) => `Chữ nào đọc là “${romaji}”?`,
  write: (kana: string, romaji: string) => `Viết chữ ${kana} (${romaji})`,
  writeHint: 'Dùng ngón tay hoặc chuột tô theo từng nét, đúng thứ tự và chiều.',
  writeStroke: (stroke: number, strokes: number) => `Nét ${stroke} trên ${strokes}`,
  writeFailed: 'Không tải được nét vẽ của chữ này.',
  wroteOnPaper: 'Tôi đã viết ra giấy',
  skip: 'Bỏ qua',
  word: 'Đọc từ này',
  wordHint: 'Gõ cả từ bằng romaji',
  wordLabel: (kana: string) => `Cách đọc của từ ${kana} bằng romaji`,
  check: 'Kiểm tra',
  unknown: 'Tôi không biết',
  next: 'Tiếp tục',
  right: 'Đúng rồi!',
  wrong: 'Chưa đúng.',
  isReadAs: (kana: string, romaji: string) => `${kana} đọc là “${romaji}”.`,
  youChose: (kana: string, romaji: string) => `Bạn chọn ${kana}, đọc là “${romaji}”.`,
  comesBack: 'Chữ này sẽ quay lại ở cuối bài.',
  wordMeans: (mean: string) => `Nghĩa: ${mean}`,
  wordIsWritten: (kanji: string) => `Thường viết là ${kanji}.`,
  typeSomething: 'Bạn hãy gõ cách đọc rồi kiểm tra.',
  doneTitle: 'Xong một hàng!',
  doneText: (right: number, all: number) => `Bạn trả lời đúng ngay ${right} trên ${all} câu.`,
  firstWord: (kana: string) => `Bạn vừa đọc được từ tiếng Nhật đầu tiên: ${kana}.`,
  toRepeat: 'Nên xem lại',
  nothingToRepeat: 'Không có chữ nào phải xem lại.',
  stroke: {
    right: '',
    reversed: 'Nét này đi theo chiều ngược lại.',
    short: 'Nét hơi ngắn, hãy kéo hết nét.',
    elsewhere: 'Chưa trúng nét. Bắt đầu từ chấm tròn và đi theo đường mờ.',
  } satisfies Record<StrokeVerdict, string>,
} as const;
