import { REMINDER_DAYS_AWAY_MAX, REMINDER_HOURS } from '../learning-limits.ts';
import { SITE_NAME } from '../site-name.ts';

const QUIET_HOURS = `${REMINDER_HOURS.last + 1} giờ đến ${REMINDER_HOURS.first} giờ sáng hôm sau`;

/** Reminders: the settings, and the page that stops them. */
export const reminderTexts = {
  heading: 'Nhắc học',
  lead: `Mỗi ngày nhiều nhất một lần, vào những ngày bạn chưa học mà có thẻ cần ôn hoặc đang giữ chuỗi ngày học. Không nhắc trong khoảng ${QUIET_HOURS}. Giờ nhắc theo tài khoản của bạn, không riêng trình duyệt nào.`,
  needsAccount: 'Bạn cần đăng nhập để được nhắc học.',
  switch: 'Nhắc tôi học',
  channels: 'Nhắc bằng cách nào',
  byMail: 'Gửi e-mail',
  byMailHint: `Nếu bỏ chọn, ${SITE_NAME} chỉ gửi e-mail khi không máy nào của bạn còn hiện được thông báo.`,
  noChannel: 'Hãy bật thông báo trên một máy trước, rồi mới tắt e-mail.',
  onThisDevice: 'Báo trên máy này',
  deviceOn: 'Máy này sẽ hiện thông báo. Khi bạn đăng xuất, thông báo trên máy này tự tắt.',
  otherDevices: (count: number) => `Thông báo cũng đang bật trên ${count} máy khác của bạn.`,
  deviceTurnedOn: 'Đã bật thông báo trên máy này.',
  deviceTurnedOff: 'Đã tắt thông báo trên máy này.',
  deviceUnsupported:
    'Trình duyệt này không hiện được thông báo của trang web. Bạn vẫn nhận được lời nhắc qua e-mail.',
  deviceOnIphone: `Trên iPhone và iPad, hãy bấm nút Chia sẻ, chọn “Thêm vào MH chính”, rồi mở ${SITE_NAME} từ biểu tượng ấy và bật thông báo ở đây.`,
  deviceDenied: `Trình duyệt đang chặn thông báo của ${SITE_NAME}. Bấm vào biểu tượng bên trái địa chỉ trang (hoặc mở phần cài đặt của trình duyệt), cho phép “Thông báo”, rồi tải lại trang này.`,
  deviceFailed: 'Chưa bật được thông báo trên máy này. Bạn thử lại sau một lát nhé.',
  endpointRefused: 'Địa chỉ nhận thông báo không hợp lệ.',
  endpointTaken: 'Địa chỉ nhận thông báo này thuộc về một trình duyệt khác.',
  hour: 'Giờ nhắc',
  hourHint: 'Theo giờ nơi bạn đang ở.',
  hourOf: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  quietDays: 'Những ngày không nhắc',
  /** From Monday. */
  days: ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ Nhật'],
  allDaysQuiet: 'Muốn nghỉ cả tuần, bạn chỉ cần tắt nhắc học.',
  endedByAbsence: `Lời nhắc đã tự tắt vì ${REMINDER_DAYS_AWAY_MAX} ngày liền bạn chưa ghé. Bật lại lúc nào cũng được.`,
  turnedOn: (hour: string) => `Đã bật nhắc học lúc ${hour}.`,
  turnedOff: 'Đã tắt nhắc học.',
  saved: 'Đã lưu cài đặt nhắc học.',
  loadFailed: 'Chưa tải được cài đặt nhắc học.',
  timeZoneUnknown: 'Múi giờ không hợp lệ.',

  stopTitle: 'Tắt nhắc học',
  stopLead: `Trang này tắt nhắc học của ${SITE_NAME}, cả e-mail lẫn thông báo.`,
  stop: 'Tắt nhắc học',
  stopping: 'Đang tắt…',
  stoppedTitle: 'Đã tắt nhắc học',
  stopped: `${SITE_NAME} sẽ không nhắc bạn nữa, cả qua e-mail lẫn thông báo. Nếu đổi ý, bạn bật lại trong phần Cài đặt.`,
  toSettings: 'Mở Cài đặt',
  linkMissingTitle: 'Liên kết chưa đầy đủ',
  linkMissing: 'Bạn hãy bấm lại liên kết trong thư, hoặc đăng nhập rồi tắt nhắc học trong phần Cài đặt.',
  linkUnknownTitle: 'Liên kết không còn dùng được',
  linkUnknown: 'Liên kết này không còn dùng được. Bạn có thể tắt nhắc học trong phần Cài đặt.',
  stopInSettings: 'Bạn có thể tắt nhắc học trong phần Cài đặt.',
  withoutScript:
    'Trang này cần JavaScript. Bạn cũng có thể bấm “Hủy đăng ký” ngay trong hộp thư để tắt nhắc học.',
} as const;
