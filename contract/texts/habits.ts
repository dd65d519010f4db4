import { SITE_NAME } from '../site-name.ts';

/** The page about the learner's habits, and what the learner's day shows of it. */
export const habitsTexts = {
  description: `Chuỗi ngày học, mục tiêu mỗi ngày, lịch học cả năm và lịch ôn 30 ngày tới của bạn trên ${SITE_NAME}.`,
  lead: 'Đều đặn vài phút mỗi ngày thì nhớ lâu hơn học dồn. Ở đây bạn thấy mình đã đi được bao xa.',
  seeAll: 'Xem thói quen học',

  newTitle: 'Chưa có ngày học nào',
  newText: 'Trả lời một câu là có ngày đầu tiên. Chuỗi ngày, lịch học và số từ đã nhớ sẽ hiện ở đây.',

  streakTitle: 'Chuỗi ngày học',
  streakDays: (days: number) => `${days} ngày`,
  streakInLine: (days: number) => (days > 0 ? `Chuỗi ${days} ngày học` : 'Chưa có chuỗi ngày học'),
  learntToday: 'Hôm nay bạn đã học rồi.',
  notLearntToday:
    'Hôm nay bạn chưa học. Ngày học kết thúc lúc 4 giờ sáng: trả lời một câu trước lúc đó là chuỗi dài thêm một ngày.',
  noStreak: 'Trả lời một câu hôm nay để bắt đầu chuỗi mới.',
  longest: (days: number) => `Dài nhất: ${days} ngày`,
  freezesLeft: (days: number) =>
    days > 0 ? `Tháng này còn ${days} ngày nghỉ` : 'Tháng này đã hết ngày nghỉ',
  freezesMeaning: (days: number) =>
    `Mỗi tháng bạn được nghỉ ${days} ngày mà không đứt chuỗi. Hôm nào lỡ không học, một ngày nghỉ sẽ tự động được dùng.`,

  goalTitle: 'Mục tiêu hôm nay',
  minutesOfGoal: (minutes: number, goal: number) => `${minutes}/${goal} phút`,
  goalReached: 'Bạn đã đạt mục tiêu hôm nay.',
  minutesLeft: (minutes: number) => `Còn ${minutes} phút nữa là đạt mục tiêu.`,
  goalLabel: 'Mục tiêu mỗi ngày',
  goalChoice: (minutes: number) => `${minutes} phút`,
  goalSaved: (minutes: number) => `Mục tiêu mới: ${minutes} phút mỗi ngày.`,
  howCounted: 'Thời gian được tính theo khoảng cách giữa các câu trả lời; rời máy lâu thì không tính.',

  yearTitle: 'Một năm qua',
  yearCaption: 'Số phút học mỗi ngày trong 53 tuần qua: mỗi hàng là một thứ trong tuần, mỗi cột là một tuần',
  yearScroll: 'Lịch học một năm, cuộn ngang để xem các tháng trước',
  yearSum: (days: string, hours: string) => `${days} ngày học, ${hours}`,
  weekday: 'Thứ',
  month: (month: number) => `Th${month}`,
  dayNothing: (date: string) => `${date}: không học`,
  dayFrozen: (date: string) => `${date}: ngày nghỉ`,
  dayShort: (date: string) => `${date}: dưới 1 phút`,
  dayMinutes: (date: string, minutes: number) => `${date}: ${minutes} phút`,
  levels: ['không học', 'dưới nửa mục tiêu', 'từ nửa mục tiêu', 'đạt mục tiêu', 'gấp đôi trở lên'],
  frozenDay: 'ngày nghỉ',

  weekTitle: 'Thời gian học tuần này',
  weekChart: (days: string) => `Số phút học mỗi ngày trong tuần: ${days}`,
  minutesOn: (day: string, minutes: number) => `${day}: ${minutes} phút`,
  weekSum: (time: string, days: number, reached: number) =>
    `${time} trong ${days} ngày, đạt mục tiêu ${reached} ngày`,
  weekEmpty: 'Tuần này bạn chưa học phút nào.',
  goalLine: (minutes: number) => `Vạch ngang: mục tiêu ${minutes} phút`,

  hoursAndMinutes: (hours: number, minutes: number) =>
    hours === 0 ? `${minutes} phút` : minutes === 0 ? `${hours} giờ` : `${hours} giờ ${minutes} phút`,

  forecastTitle: 'Lịch ôn 30 ngày tới',
  cardsOn: (date: string, cards: number) => `${date}: ${cards} thẻ`,
  today: 'Hôm nay',
  mostCards: (cards: string) => `Nhiều nhất: ${cards} thẻ một ngày`,
  forecastSum: (cards: string, average: string) =>
    `${cards} thẻ, trung bình ${average} thẻ một ngày, chưa kể thẻ mới.`,
  forecastEmpty: 'Chưa có thẻ nào phải ôn. Học xong một bước của lộ trình là có thẻ đầu tiên.',
  forecastNone: '30 ngày tới không có thẻ nào đến hạn.',

  retentionTitle: 'Tỉ lệ nhớ',
  retentionOfWish: (share: string, wish: string) => `${share} (mong muốn ${wish})`,
  wished: (wish: string) => `mong muốn ${wish}`,
  retentionGauge: 'Tỉ lệ nhớ trong 30 ngày qua',
  wish: (wish: string) => `Bạn muốn nhớ ${wish} số thẻ đến hạn.`,
  retentionMethod: (kept: string, reviews: string) =>
    `Trong 30 ngày qua, bạn nhớ ${kept} trên ${reviews} lượt ôn, không tính lượt đầu tiên của mỗi thẻ và những lượt lặp lại trong cùng một ngày.`,
  retentionTooFew: (reviews: number, needed: number) =>
    `Mới có ${reviews} lượt ôn để đo; cần ít nhất ${needed} lượt thì con số mới đáng tin.`,

  wordsTitle: 'Từ đã nhớ theo cấp độ',
  wordsOf: (known: string, all: string) => `khoảng ${known}/${all} từ`,
  wordsMethod:
    'Ước tính: mỗi từ được tính theo khả năng bạn còn nhớ nghĩa của nó lúc này, từ 0 đến 1, rồi cộng lại theo từng cấp độ.',
  wordsFailed: 'Chưa xem được danh sách từ theo cấp độ.',

  confusionsTitle: 'Chỗ hay nhầm tuần này',

  pictureTitle: 'Ảnh tổng kết tuần',
  pictureLead:
    'Chia sẻ một tuần học với bạn bè. Ảnh được tạo ngay trong trình duyệt của bạn, không gửi đi đâu.',
  withName: 'Ghi tên tôi lên ảnh',
  name: 'Tên trên ảnh',
  makePicture: 'Tạo ảnh',
  makingPicture: 'Đang tạo…',
  sharePicture: 'Chia sẻ',
  savePicture: 'Tải ảnh về',
  pictureFailed: 'Trình duyệt này không tạo được ảnh.',
  shareFailed: 'Không chia sẻ được; bạn tải ảnh về rồi gửi nhé.',
  pictureFile: (date: string) => `kakehashi-tuan-${date}.png`,

  // On the picture itself.
  pictureHeading: 'Một tuần học tiếng Nhật',
  pictureHeadingOf: (name: string) => `Một tuần học của ${name}`,
  pictureDates: (first: string, last: string) => `${first} – ${last}`,
  pictureStreak: 'ngày liên tiếp',
  pictureMinutes: 'phút học',
  pictureAnswers: 'câu trả lời',
  pictureBrand: `${SITE_NAME}`,
  pictureFoot: 'Bắc cầu sang tiếng Nhật từ âm Hán Việt',
  pictureAlt: (heading: string, dates: string, figures: string) => `${heading}, ${dates}: ${figures}.`,
} as const;
