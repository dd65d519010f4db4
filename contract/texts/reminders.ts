import { REMINDER_DAYS_AWAY_MAX, REMINDER_HOURS } from '../limits.ts';

const QUIET_HOURS = `${REMINDER_HOURS.last + 1} giờ đến ${REMINDER_HOURS.first} giờ sáng hôm sau`;

/** Reminders by e-mail: the settings, and the page that stops them. */
export const reminderTexts = {
  heading: 'Nhắc học qua e-mail',
  lead: `Mỗi ngày nhiều nhất một thư, vào những ngày bạn chưa học mà có thẻ cần ôn hoặc đang giữ chuỗi ngày học. Không gửi thư trong khoảng ${QUIET_HOURS}. Cài đặt này theo tài khoản của bạn, không riêng trình duyệt nào.`,
  needsAccount: 'Bạn cần đăng nhập để nhận thư nhắc học.',
  switch: 'Gửi e-mail nhắc tôi học',
  hour: 'Giờ nhắc',
  hourHint: 'Theo giờ nơi bạn đang ở.',
  hourOf: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  quietDays: 'Những ngày không nhắc',
  /** From Monday. */
  days: ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ nhật'],
  allDaysQuiet: 'Muốn nghỉ cả tuần, bạn chỉ cần tắt nhắc học.',
  endedByAbsence: `Thư nhắc đã tự tắt vì ${REMINDER_DAYS_AWAY_MAX} ngày liền bạn chưa ghé. Bật lại lúc nào cũng được.`,
  turnedOn: (hour: string) => `Đã bật nhắc học lúc ${hour}.`,
  turnedOff: 'Đã tắt nhắc học.',
  saved: 'Đã lưu cài đặt nhắc học.',
  loadFailed: 'Chưa tải được cài đặt nhắc học.',
  timeZoneUnknown: 'Múi giờ không hợp lệ.',

  stopTitle: 'Tắt nhắc học',
  stopLead: 'Trang này tắt thư nhắc học của Kakehashi.',
  stopping: 'Đang tắt…',
  stoppedTitle: 'Đã tắt nhắc học',
  stopped: 'Bạn sẽ không nhận thư nhắc nữa. Nếu đổi ý, bạn bật lại trong phần Cài đặt.',
  toSettings: 'Mở Cài đặt',
  linkMissingTitle: 'Liên kết chưa đầy đủ',
  linkMissing: 'Bạn hãy bấm lại liên kết trong thư, hoặc đăng nhập rồi tắt nhắc học trong phần Cài đặt.',
  linkUnknownTitle: 'Liên kết không còn dùng được',
  linkUnknown: 'Liên kết này không còn dùng được. Bạn có thể tắt nhắc học trong phần Cài đặt.',
  stopInSettings: 'Bạn có thể tắt nhắc học trong phần Cài đặt.',
  withoutScript:
    'Trang này cần JavaScript. Bạn cũng có thể bấm “Hủy đăng ký” ngay trong hộp thư để tắt nhắc học.',
} as const;
