import { SITE_NAME } from '../site-name.ts';

/** The learner's day, and what the landing page and the account page show of it. */
export const todayTexts = {
  title: 'Hôm nay',
  description: `Bước học tiếp theo, những chỗ hay nhầm và tuần học của bạn trên ${SITE_NAME}.`,
  lead: 'Bước tiếp theo, những chỗ hay nhầm và tuần học của bạn. Vài phút mỗi ngày là đủ để cầu dài thêm.',

  nextTitle: 'Bước tiếp theo',
  nextOf: (kind: string, minutes: number) => `${kind}, khoảng ${minutes} phút`,
  goOn: 'Học bước này',
  seePath: 'Xem lộ trình',
  allDone: 'Bạn đã đi hết lộ trình. Giữ nhịp bằng cách luyện dịch và luyện nghe nhé.',
  practise: 'Luyện tập',

  mistakesTitle: 'Chỗ hay nhầm tuần này',
  mistakeCount: (count: number) => `${count} lần trong tuần`,
  noMistakes: 'Tuần này bạn chưa nhầm lại chỗ nào. Cứ thế nhé!',
  mistakesNeedAccount: `Đăng nhập để ${SITE_NAME} nhớ những chỗ bạn hay nhầm khi luyện dịch và luyện nghe.`,
  mistakesFailed: 'Chưa xem được những chỗ bạn hay nhầm.',

  weekTitle: 'Tuần này',
  weekChart: (days: string) => `Số câu trả lời mỗi ngày trong tuần: ${days}`,
  answersOn: (day: string, answers: number) => `${day}: ${answers} câu`,
  weekSum: (answers: number, days: number) => `${answers} câu trả lời trong ${days} ngày`,
  weekEmpty: 'Tuần này chưa có câu trả lời nào.',

  rankTitle: 'Xếp hạng tuần này',
  rank: (place: number) => `Hạng ${place}`,
  points: (points: string) => `${points} điểm`,
  noPoints: 'Tuần này bạn chưa có điểm. Dịch đúng hay nghe đúng một câu là có tên trên bảng.',
  rankNeedsAccount: 'Đăng nhập để được cộng điểm và có tên trên bảng xếp hạng.',
  rankFailed: 'Chưa xem được hạng của bạn.',
  seeRanking: 'Xem bảng xếp hạng',

  newTitle: 'Bạn chưa bắt đầu',
  newText: 'Học bước đầu tiên, rồi ngày nào trang này cũng chỉ cho bạn việc tiếp theo.',
  offline: 'Bạn đang ngoại tuyến: những phần lấy từ máy chủ có thể là bản cũ.',

  learningTitle: 'Việc học',
  stepsDone: 'Bước đã xong',
  wordsMet: 'Từ đã gặp',
  daysThisWeek: 'Ngày học tuần này',
  outOf: (value: string, all: string) => `${value}/${all}`,
} as const;

/** Monday first. */
export const weekdayNames = [
  { short: 'T2', long: 'Thứ Hai' },
  { short: 'T3', long: 'Thứ Ba' },
  { short: 'T4', long: 'Thứ Tư' },
  { short: 'T5', long: 'Thứ Năm' },
  { short: 'T6', long: 'Thứ Sáu' },
  { short: 'T7', long: 'Thứ Bảy' },
  { short: 'CN', long: 'Chủ Nhật' },
] as const;
