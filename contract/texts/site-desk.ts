import { SITE_NAME } from '../site-name.ts';
import type { SecretState } from '../site-settings/endpoints.ts';
import { siteFieldNames } from './site-settings.ts';

/** The owner's desk at /site. */
export const siteDeskTexts = {
  title: 'Thiết lập trang',
  lead: 'Mọi thay đổi có hiệu lực ngay, không cần khởi động lại. Hoàn tác được ở mục Lịch sử, trừ khóa và mật khẩu.',
  tabs: 'Các phần của thiết lập',
  tabNames: {
    site: 'Trang',
    founder: 'Người sáng lập',
    donation: 'Ủng hộ',
    connections: 'Kết nối',
    history: 'Lịch sử',
  },
  save: 'Lưu',
  saving: 'Đang lưu…',
  saved: 'Đã lưu. Thay đổi có hiệu lực ngay.',
  byEnvironment: (variable: string) => `Do biến môi trường ${variable} đặt, không sửa được ở đây.`,
  preview: 'Xem trước',
  previewNote: 'Đúng như khách sẽ thấy sau khi bạn lưu.',
  openPage: 'Mở trang',
  optional: 'Không bắt buộc.',
  unusable:
    'Giá trị đã lưu dưới đây không dùng được nên chưa có hiệu lực. Hãy sửa rồi lưu lại, hoặc hoàn tác ở mục Lịch sử.',
  unusableField: (field: string, stored: string) => (stored === '' ? field : `${field}: ${stored}`),
} as const;

export const identityTexts = {
  heading: 'Tên và liên hệ',
  note: 'Tên hiện trên mọi trang, trong thư và trong lời của trợ lý; trang đang mở thì đổi sau khi tải lại. Cách liên hệ hiện ở chân trang; ô nào để trống thì không hiện.',
  name: 'Tên trang',
  email: 'E-mail',
  phone: 'Điện thoại',
  address: 'Địa chỉ',
} as const;

export const announcementFormTexts = {
  heading: 'Thông báo đầu trang',
  note: 'Một câu ngắn ở đầu mọi trang. Để trống thì không có thông báo.',
  text: 'Nội dung',
  link: 'Liên kết',
  linkHint: 'Không bắt buộc. Bắt đầu bằng https://, hoặc bằng / nếu dẫn tới một trang ở đây, như /words.',
  linkText: 'Chữ trên liên kết',
  linkTextHint: 'Không bắt buộc. Để trống thì ghi “Xem thêm”.',
  from: 'Hiện từ',
  until: 'Đến',
  timesHint: 'Không bắt buộc. Theo giờ của máy bạn.',
  closable: 'Khách được đóng thông báo này',
} as const;

export const registrationSwitchTexts = {
  heading: 'Đăng ký tài khoản',
  note: 'Khi đóng, không ai tạo được tài khoản mới, kể cả bằng Google. Người đã có tài khoản vẫn đăng nhập bình thường.',
  isOpen: 'Mở đăng ký',
} as const;

export const founderFormTexts = {
  heading: 'Người sáng lập',
  note: 'Ô nào bạn chưa sửa thì theo tệp content/founder.yaml. Ô để trống thì trang không hiện phần ấy.',
  name: 'Họ tên',
  role: 'Vai trò',
  about: 'Giới thiệu ngắn',
  story: 'Câu chuyện',
  paragraphsHint: 'Mỗi đoạn cách nhau một dòng trống.',
  photo: 'Ảnh chân dung',
  removePicture: 'Bỏ ảnh',
  studies: 'Học tập',
  studiesHint: 'Mỗi dòng một trường hoặc một khóa học.',
  website: 'Trang cá nhân',
  websiteHint: 'Bắt đầu bằng https://.',
  work: 'Công việc',
  job: (number: number) => `Công việc ${number}`,
  title: 'Tên công việc',
  place: 'Nơi làm',
  from: 'Từ',
  to: 'Đến',
  timeHint: 'Năm hoặc năm-tháng, như 2024-09.',
  toHint: 'Để trống nếu còn đang làm.',
  text: 'Mô tả',
  addJob: 'Thêm công việc',
  certificates: 'Chứng chỉ',
  certificate: (number: number) => `Chứng chỉ ${number}`,
  certificateName: 'Tên chứng chỉ',
  issuer: 'Nơi cấp',
  year: 'Năm',
  image: 'Ảnh chứng chỉ',
  addCertificate: 'Thêm chứng chỉ',
  socials: 'Mạng xã hội',
  social: (number: number) => `Liên kết ${number}`,
  kind: 'Mạng',
  url: 'Địa chỉ',
  addSocial: 'Thêm liên kết',
  remove: (what: string) => `Bỏ ${what.toLowerCase()}`,
  uploadFailed: 'Chưa tải được ảnh lên. Bạn thử lại nhé.',
} as const;

export const donationFormTexts = {
  heading: 'Trang ủng hộ',
  note: 'Ô nào bạn chưa sửa thì theo tệp content/donate.yaml.',
  greeting: 'Lời chào',
  letter: 'Lá thư cảm ơn',
  signature: 'Chữ ký',
  accepts: 'Nhận ủng hộ qua chuyển khoản',
  bank: 'Ngân hàng',
  otherBank: 'Ngân hàng khác',
  chooseBank: 'Chọn ngân hàng',
  bankNumber: 'Mã ngân hàng (BIN)',
  bankNumberHint: 'Gồm 6 chữ số, như 970436 của Vietcombank.',
  bankName: 'Tên ngân hàng',
  account: 'Số tài khoản',
  accountName: 'Chủ tài khoản',
  transferNote: 'Nội dung chuyển khoản',
  transferNoteHint: 'Được viết lại bằng chữ in hoa không dấu, tối đa 25 ký tự.',
  amounts: 'Các số tiền gợi ý',
  amountsHint: 'Cách nhau bằng dấu phẩy, như 20k, 50k, 100k.',
  amountsWrong: 'Hãy ghi các số tiền cách nhau bằng dấu phẩy, như 20k, 50k, 100k.',
} as const;

export const connectionTexts = {
  modelHeading: 'Mô hình ngôn ngữ',
  modelNote:
    'Một dịch vụ tương thích OpenAI, kể cả mô hình chạy trên máy của bạn. Chưa kết nối thì trợ lý có sẵn trả lời.',
  modelOn: 'Đang kết nối',
  modelOff: 'Chưa kết nối',
  baseUrl: 'Địa chỉ',
  baseUrlHint: 'Như http://localhost:11434/v1 hoặc https://api.example.com/v1.',
  model: 'Tên mô hình',
  key: 'Khóa (API key)',
  dailyAnswers: 'Số câu trả lời mỗi ngày',
  dailyAnswersHint: (today: string) =>
    `Để trống thì không giới hạn. Hết số này, trợ lý có sẵn trả lời thay đến hết ngày. Hôm nay đã dùng: ${today}.`,
  disconnect: 'Ngắt kết nối',

  mailHeading: 'Máy chủ thư (SMTP)',
  mailNote: 'Chưa có máy chủ thì thư được giữ thành tệp trong thư mục dữ liệu, không gửi đi.',
  server: 'Máy chủ',
  serverHint: 'Như smtp.example.com:587. Cổng 465 dùng mã hóa ngay từ đầu.',
  user: 'Tên đăng nhập',
  password: 'Mật khẩu',
  sender: 'Người gửi',
  senderHint: `Như ${SITE_NAME} <thu@mien.vn>.`,

  googleHeading: 'Đăng nhập bằng Google',
  googleNote: 'Để trống thì nút đăng nhập bằng Google không hiện.',
  clientId: 'Mã ứng dụng (client id)',

  test: 'Kiểm tra',
  testMail: 'Gửi thư thử cho tôi',
  testing: 'Đang kiểm tra…',
} as const;

export const pushKeyTexts = {
  heading: 'Thông báo nhắc học',
  unreadable:
    'Máy chủ này không gửi được thông báo: khóa SETTINGS_KEY của máy chủ không phải là khóa đã dùng khi lưu khóa thông báo. Hãy đặt lại khóa ấy: các máy đã bật thông báo sẽ không phải bật lại.',
  lost: 'Chỉ tạo khóa thông báo mới khi khóa ấy đã mất hẳn: mọi máy sẽ phải bật lại thông báo.',
  replace: 'Tạo khóa mới',
  question: 'Tạo khóa thông báo mới?',
  explanation: 'Mọi máy đang nhận thông báo sẽ thôi nhận, cho tới khi người học bật lại trên từng máy.',
  replaced: 'Đã tạo khóa thông báo mới.',
} as const;

export const secretTexts = {
  states: {
    none: '',
    stored: 'Đã lưu, được mã hóa và không hiện lại.',
    elsewhere:
      'Giá trị đã lưu thuộc về một máy chủ khác nên không được gửi tới địa chỉ này. Hãy nhập giá trị mới.',
    unreadable:
      'Giá trị đã lưu không đọc được: khóa SETTINGS_KEY của máy chủ không phải là khóa đã dùng khi lưu. Hãy đặt lại khóa ấy, hoặc nhập lại giá trị này.',
    environment: '',
  } satisfies Record<SecretState, string>,
  replace: 'Thay',
  remove: 'Xóa',
  keep: 'Giữ lại',
  willBeRemoved: 'Sẽ bị xóa khi bạn lưu.',
} as const;

export const siteHistoryTexts = {
  heading: 'Lịch sử thay đổi',
  empty: 'Chưa có thay đổi nào.',
  someoneGone: 'Tài khoản đã xóa',
  undo: 'Hoàn tác',
  undoing: 'Đang hoàn tác…',
  undone: 'Đã hoàn tác.',
  wasUndone: 'Đã hoàn tác',
} as const;

/** Names of the fields in the history: short, without their rules. */
export const historyFieldNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(siteFieldNames).map(([key, name]) => [key, name.replace(/ \(.*\)$/, '')]),
  ),
  closable: 'Cho đóng',
  isOpen: 'Mở hay đóng',
};
