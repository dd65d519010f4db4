import type { Grade } from '#core/learning/learning-event.ts';
import type { CardKind, Direction } from '#core/memory/card.ts';
import type { WordClass } from '../dictionary/word-classes.ts';

export const gradeNames: Readonly<Record<Grade, string>> = {
  again: 'Quên',
  hard: 'Khó',
  good: 'Nhớ',
  easy: 'Dễ',
};

/** What a card asks for. */
export const cardAsks: Readonly<Record<Exclude<CardKind, 'word'> | Direction, string>> = {
  read: 'Từ này nghĩa là gì?',
  say: 'Viết từ này bằng tiếng Nhật.',
  hear: 'Bạn nghe thấy từ gì? Từ đó nghĩa là gì?',
  kana: 'Chữ này đọc thế nào?',
  kanji: 'Chữ này đọc âm Hán Việt thế nào, nghĩa là gì?',
  sentence: 'Câu này trước đây bạn làm sai. Dịch lại nhé.',
  blank: 'Chỗ này trước đây bạn nhầm. Điền lại nhé.',
  own: 'Mặt sau thẻ này ghi gì?',
};

/** A span of time, as short as a button needs it. */
export function spanText(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 60) return `${minutes} phút`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return `${hours} giờ`;
  const days = Math.round(hours / 24);
  if (days < 31) return `${days} ngày`;
  if (days < 365) return `${Math.round(days / 30.4)} tháng`;
  return '1 năm';
}

/** The screen of review. */
export const reviewTexts = {
  title: 'Ôn tập',
  lead: 'Mỗi ngày vài phút, đúng lúc sắp quên.',
  description: 'Ôn từ vựng, kana, chữ Hán và những câu đã làm sai, đúng vào lúc bạn sắp quên.',
  label: 'Thẻ ôn tập',

  left: (count: number) => `Còn ${count} thẻ`,
  waiting: (count: number) => `${count} thẻ nữa để dành cho những ngày tới.`,
  show: 'Hiện đáp án',
  grades: 'Bạn nhớ đến đâu?',
  keys: 'Phím cách để hiện đáp án, phím 1 đến 4 để tự chấm, phím Z để quay lại thẻ vừa rồi.',
  undo: 'Quay lại thẻ vừa rồi',
  menu: 'Tùy chọn cho thẻ này',
  bury: 'Để mai hỏi lại',
  suspend: 'Tạm cất thẻ này',
  know: 'Tôi biết rồi, đừng hỏi nữa',
  openWord: 'Xem trong từ điển',
  buried: 'Mai thẻ này sẽ quay lại.',
  suspended: 'Đã tạm cất. Bạn lấy lại được ở cuối trang “Thêm thẻ”.',
  known: 'Đã đánh dấu là đã biết.',

  listen: 'Nghe',
  sino: 'Hán Việt',
  example: 'Ví dụ',
  on: 'Âm On',
  kun: 'Âm Kun',
  words: 'Trong các từ',

  right: 'Đúng rồi!',
  wrong: 'Chưa đúng.',
  almost: 'Gần đúng rồi, có lẽ bạn gõ nhầm. Gõ lại nhé.',
  youTyped: 'Bạn viết:',
  iKnewIt: 'Tôi biết mà, chỉ nhầm tay',
  dontKnow: 'Tôi không nhớ',
  next: 'Tiếp tục',
  nextEasy: 'Dễ quá',

  leechTitle: 'Thẻ này hay bị quên',
  leechText: 'Bạn đã quên thẻ này nhiều lần, nên thẻ được tạm cất. Thử nhớ theo cách khác rồi lấy lại nhé.',
  leechByHanViet: (sino: string, mean: string) =>
    `Âm Hán Việt ${sino} gợi cho bạn từ nào? Nối nó với “${mean}”.`,

  failed: 'Chưa lấy được nội dung thẻ. Bạn kiểm tra mạng rồi thử lại.',

  emptyTitle: 'Chưa có thẻ nào',
  emptyText:
    'Học một bài trên lộ trình, lưu từ vào sổ tay, hoặc thêm cả một bộ từ. Thẻ sẽ tự đến đúng lúc cần ôn.',
  toPath: 'Đến lộ trình',
  add: 'Thêm thẻ',

  doneTitle: 'Hiện không còn thẻ nào cần ôn!',
  doneReviews: (reviews: number) => `Bạn vừa ôn ${reviews} lượt.`,
  doneRemembered: (percent: number) => `Nhớ được ${percent}%.`,
  doneStronger: (cards: number) => `${cards} thẻ giờ bạn nhớ lâu hơn trước.`,
  nextAt: (span: string) => `Thẻ tiếp theo đến sau ${span}.`,
  nothingPlanned: 'Chưa có thẻ nào hẹn trước.',
  toToday: 'Về Hôm nay',

  /** On “Hôm nay”. */
  dueTitle: 'Ôn tập',
  due: (cards: number, minutes: number) => `${cards} thẻ đang chờ, khoảng ${minutes} phút.`,
  noneDue: 'Hiện không có thẻ nào cần ôn.',
  begin: 'Ôn ngay',
} as const;

/** The word classes that a set of words can have, in the order in which they are offered. */
export const wordClassSets: readonly (readonly [WordClass, string])[] = [
  ['verb-godan', 'Động từ nhóm 1'],
  ['verb-ichidan', 'Động từ nhóm 2'],
  ['verb-irregular', 'Động từ nhóm 3'],
  ['adjective-i', 'Tính từ đuôi い'],
  ['adjective-na', 'Tính từ đuôi な'],
  ['noun', 'Danh từ'],
  ['adverb', 'Phó từ'],
];

/** The page that adds whole sets. */
export const addCardsTexts = {
  title: 'Thêm thẻ',
  lead: 'Chọn một bộ từ. Mỗi ngày chỉ vài thẻ mới được hỏi, nên cứ thêm thoải mái.',
  description:
    'Thêm từ vựng theo cấp độ, theo từ loại hoặc từ một đoạn văn vào ôn tập, và chỉnh nhịp ôn mỗi ngày.',
  back: 'Ôn tập',
  byLevel: 'Theo cấp độ',
  level: 'Cấp độ',
  wordClass: 'Từ loại',
  allClasses: 'Mọi từ loại',
  byText: 'Theo đoạn văn',
  text: 'Dán đoạn tiếng Nhật vào đây',
  textHint: (maximum: number) => `Tối đa ${maximum.toLocaleString('vi-VN')} ký tự.`,
  findWords: 'Tìm từ',
  finding: 'Đang tìm…',
  findFailed: 'Chưa tìm được. Bạn thử lại sau một lát nhé.',
  noWords: 'Không tìm thấy từ nào có trong từ điển.',
  missing: (missing: number, all: number) =>
    missing === 0 ? `Cả ${all} từ đều đã có thẻ.` : `${missing} trên ${all} từ chưa có thẻ.`,
  add: (count: number) => `Thêm ${count} thẻ`,
  added: (count: number) => `Đã thêm ${count} thẻ.`,
  more: (count: number) => `và ${count} từ nữa`,
  moreCards: (count: number) => `và ${count} thẻ nữa`,
  settings: 'Nhịp ôn tập',
  wish: 'Tỉ lệ nhớ mong muốn',
  wishHint: 'Càng cao thì càng phải ôn nhiều. 90% hợp với hầu hết mọi người.',
  newPerDay: 'Thẻ mới mỗi ngày',
  mostPerDay: 'Số lượt ôn tối đa mỗi ngày',
  percent: (value: number) => `${value}%`,
  cards: (value: number) => `${value} thẻ`,
  reviews: (value: number) => `${value} lượt`,
  /** The schedule that is fitted to the learner. */
  ownTitle: 'Lịch ôn theo trí nhớ của bạn',
  ownTooFew: (left: number) =>
    `Ban đầu, thẻ quay lại theo nhịp chung cho mọi người. Bạn ôn thêm ${left.toLocaleString('vi-VN')} lượt nữa, lịch sẽ được chỉnh theo trí nhớ của riêng bạn.`,
  ownReady:
    'Đã đủ lượt ôn để chỉnh lịch theo trí nhớ của riêng bạn. Việc này chạy ngay trên máy bạn, mất vài giây.',
  ownFit: 'Chỉnh lịch cho tôi',
  ownWorking: 'Đang tính…',
  ownFailed: 'Chưa chỉnh được lịch. Bạn kiểm tra mạng rồi thử lại nhé.',
  ownChanged: (day: string) => `Đã chỉnh theo trí nhớ của bạn ngày ${day}.`,
  ownKept: (day: string) =>
    `Đã tính lại ngày ${day}: lịch đang dùng vẫn hợp với bạn nhất nên được giữ nguyên.`,
  ownIntervals: (own: readonly number[], usual: readonly number[]) =>
    `Thẻ lần nào bạn cũng nhớ sẽ lần lượt quay lại sau ${own.join(', ')} ngày (nhịp chung: ${usual.join(', ')} ngày).`,
  ownTest: (test: { reviews: number; remembered: number; before: number; after: number }) =>
    `Trong ${test.reviews.toLocaleString('vi-VN')} lượt ôn gần đây, bạn nhớ được ${test.remembered}%. Lịch cũ dự đoán ${test.before}%, lịch mới dự đoán ${test.after}%, sát hơn.`,
  ownAgain: (left: number) => `Sẽ tính lại sau ${left.toLocaleString('vi-VN')} lượt ôn nữa.`,
  asideTitle: 'Thẻ tạm cất',
  asideNone: 'Không có thẻ nào.',
  resume: 'Lấy lại',
  resumed: 'Đã lấy lại thẻ.',
  leech: 'hay bị quên',
} as const;
