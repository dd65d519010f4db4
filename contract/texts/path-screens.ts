import type { StepState } from '#core/path/path-progress.ts';

export const stepStateNames: Readonly<Record<StepState, string>> = {
  locked: 'Chưa mở',
  open: 'Đang mở',
  done: 'Đã xong',
  gold: 'Trọn vẹn',
};

/** The path as a bridge. */
export const pathTexts = {
  title: 'Lộ trình',
  lead: 'Mỗi chặng là một nhịp cầu. Đi từng bước vài phút, bước nào cũng chỉ hỏi những gì bạn đã học.',
  description:
    'Lộ trình học tiếng Nhật từ con số không cho người Việt: bảng kana, rồi từ vựng và ngữ pháp N5 theo từng bước vài phút, kèm hội thoại và bài đọc.',
  trail: 'Vị trí trong lộ trình',
  bridge: (passed: number, all: number) => `Cây cầu của bạn: đã qua ${passed} trên ${all} nhịp`,
  /** Until the learner's log is here. */
  bridgeOfUnits: (all: number) => `Cây cầu của bạn: ${all} nhịp`,
  progressUnknown: (all: number) => `Đã xong –/${all} bước`,
  unitProgressUnknown: (all: number) => `–/${all} bước`,
  progress: (done: number, all: number) => `Đã xong ${done}/${all} bước`,
  begin: (step: string) => `Bắt đầu: ${step}`,
  goOn: (step: string) => `Tiếp tục: ${step}`,
  allDone: 'Bạn đã đi hết lộ trình. Bước nào cũng mở lại được.',
  unit: (number: number) => `Nhịp ${number}`,
  unitProgress: (done: number, all: number) => `${done}/${all} bước`,
  unitPassed: 'Đã qua',
  stepsOf: (unit: string) => `Các bước của chặng ${unit}`,
  next: 'Học tiếp',
  skip: 'Bỏ qua chặng này bằng bài kiểm tra',
  skipNamed: (unit: string) => `Bỏ qua chặng này bằng bài kiểm tra: ${unit}`,
  listenToUnit: 'Nghe cả chặng',
  listenToUnitNamed: (unit: string) => `Nghe cả chặng: ${unit}`,
  minutes: (minutes: number) => `${minutes} phút`,
  placement: 'Đã biết một ít? Làm bài xếp chặng',
  goldNote: 'Trọn vẹn: xong bước mà không sai câu nào.',
} as const;

/** The screen of a step. */
export const stepTexts = {
  description: (title: string, kind: string, unit: string) =>
    `${title}: bước “${kind}” của chặng “${unit}” trong lộ trình học tiếng Nhật cho người Việt.`,
  lockedTitle: 'Bước này chưa mở',
  lockedText: (step: string) =>
    `Trước đó còn bước “${step}”. Học lần lượt thì bước nào cũng chỉ hỏi những gì bạn đã biết.`,
  openFirst: (step: string) => `Mở bước: ${step}`,
  backToPath: 'Xem lộ trình',

  listenAll: 'Nghe cả bài',
  stopListening: 'Dừng',
  listenToLine: (number: number) => `Nghe câu ${number}`,
  translation: 'Dịch',
  translationOf: (number: number) => `Dịch câu ${number}`,
  lines: 'Nội dung',

  questions: 'Bạn hiểu tới đâu?',
  question: (number: number, all: number) => `Câu hỏi ${number}/${all}`,
  right: 'Đúng rồi.',
  wrong: 'Chưa đúng. Đọc lại đoạn trên rồi thử lần nữa.',
  nextQuestion: 'Câu tiếp theo',
  finish: 'Xong bước này',
  withoutScript: 'Phần câu hỏi cần JavaScript.',

  doneTitle: 'Xong một bước!',
  doneGold: 'Cả ba câu đúng ngay lần đầu: bước này trọn vẹn.',
  doneText: (right: number, all: number) => `${right}/${all} câu đúng ngay lần đầu.`,
  again: 'Làm lại bước này',

  begin: 'Vào bài tập',
  emptyTitle: 'Bước này chưa có câu nào',
  emptyText: 'Những câu của bước này đang được sửa. Bạn học bước khác trước nhé.',

  testLead: (count: number, wrong: number) =>
    `${count} câu, sai nhiều nhất ${wrong} câu là qua. Qua rồi thì cả chặng được tính là xong, kể cả những bước bạn chưa học.`,
  testBegin: 'Bắt đầu kiểm tra',
  testPassed: 'Bạn đã qua chặng này!',
  testFailed: 'Lần này chưa qua',
  testFailedText:
    'Xem lại những chỗ cần nhớ bên dưới, học lại bước còn vướng, rồi thử lần nữa khi nào bạn muốn.',
  testAgain: 'Kiểm tra lại',
  testRight: (right: number, all: number) => `Đúng ${right} trên ${all} câu.`,
} as const;
