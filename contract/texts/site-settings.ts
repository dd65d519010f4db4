import { SITE_NAME } from '../site-name.ts';
import type { SecretName, SettingName } from '../site-settings/setting-names.ts';

/** Names of the fields of the owner's desk: the same keys mean something else elsewhere (texts/validation). */
export const siteFieldNames = {
  revision: 'Số phiên bản',
  value: 'Nội dung thiết lập',
  name: 'Tên',
  email: 'E-mail liên hệ',
  phone: 'Số điện thoại liên hệ',
  address: 'Địa chỉ liên hệ',
  text: 'Nội dung',
  link: 'Liên kết (bắt đầu bằng https:// hoặc /)',
  linkText: 'Chữ trên liên kết',
  from: 'Thời gian bắt đầu',
  until: 'Thời gian kết thúc (phải sau lúc bắt đầu)',
  to: 'Thời gian kết thúc (năm hoặc năm-tháng, không sớm hơn lúc bắt đầu)',
  closable: 'Lựa chọn cho đóng thông báo',
  isOpen: 'Lựa chọn mở hay đóng đăng ký',
  role: 'Vai trò',
  about: 'Giới thiệu',
  story: 'Câu chuyện',
  photo: 'Ảnh chân dung',
  studies: 'Học tập',
  work: 'Công việc',
  title: 'Tên công việc',
  place: 'Nơi làm',
  certificates: 'Chứng chỉ',
  issuer: 'Nơi cấp',
  year: 'Năm cấp',
  image: 'Ảnh chứng chỉ',
  socials: 'Mạng xã hội',
  kind: 'Loại mạng xã hội',
  url: 'Liên kết (bắt đầu bằng https://)',
  website: 'Trang cá nhân (bắt đầu bằng https://)',
  greeting: 'Lời chào',
  letter: 'Lá thư',
  signature: 'Chữ ký',
  bankAccount: 'Tài khoản ngân hàng',
  bank: 'Mã ngân hàng (6 chữ số)',
  bankName: 'Tên ngân hàng',
  account: 'Số tài khoản (4 đến 19 chữ số hoặc chữ cái không dấu)',
  accountName: 'Chủ tài khoản',
  note: 'Nội dung chuyển khoản',
  amounts: 'Các số tiền gợi ý',
  baseUrl: 'Địa chỉ mô hình (http:// hoặc https://, không kèm tên đăng nhập hay khóa)',
  model: 'Tên mô hình',
  dailyAnswers: 'Số câu trả lời mỗi ngày',
  key: 'Khóa',
  server: 'Máy chủ thư (như smtp.example.com:587, cổng đến 65535, không kèm tên đăng nhập)',
  user: 'Tên đăng nhập',
  sender: `Người gửi (như ${SITE_NAME} <thu@mien.vn>)`,
  password: 'Mật khẩu thư',
  clientId: 'Mã ứng dụng Google',
  picture: 'Ảnh',
  siteChangeId: 'Mã thay đổi',
} as const;

export const settingLabels: Readonly<Record<SettingName | SecretName, string>> = {
  identity: 'Tên và liên hệ',
  announcement: 'Thông báo đầu trang',
  registration: 'Đăng ký tài khoản',
  founder: 'Người sáng lập',
  donation: 'Ủng hộ',
  model: 'Mô hình ngôn ngữ',
  mail: 'Máy chủ thư',
  google: 'Đăng nhập bằng Google',
  'model-key': 'Khóa của mô hình',
  'mail-password': 'Mật khẩu thư',
};

/** Error messages of the server about the settings of the site. */
export const siteRefusals = {
  secretWithoutAddress: 'Hãy nhập địa chỉ máy chủ trước, vì khóa và mật khẩu chỉ được gửi tới máy chủ ấy.',
  changedMeanwhile: 'Có người vừa lưu phần này. Hãy tải lại trang để xem bản mới, rồi sửa tiếp.',
  setByEnvironment: (variable: string) =>
    `Ô này do biến môi trường ${variable} đặt, nên không sửa được ở đây.`,
  noteUnreadable: 'Nội dung chuyển khoản phải có chữ cái Latinh hoặc chữ số.',
  pictureUnknown: 'Không tìm thấy ảnh này. Hãy tải ảnh lên lại.',
  changeNotFound: 'Không tìm thấy thay đổi này.',
  notUndoable: 'Thay đổi này không hoàn tác được nữa, vì phần ấy đã được sửa sau đó.',
  pushKeyReadable: 'Khóa thông báo đang dùng vẫn đọc được, nên không cần khóa mới.',
} as const;

/** What a test of the model says. */
export const modelTestTexts = {
  ok: 'Mô hình đã trả lời. Kết nối tốt.',
  incomplete: 'Hãy nhập cả địa chỉ và tên mô hình.',
  keyUnreadable: 'Khóa đã lưu không đọc được. Hãy nhập lại khóa.',
  keyRefused: 'Mô hình từ chối khóa. Hãy kiểm tra khóa, và xem khóa có được dùng mô hình này không.',
  notFound: 'Không có gì ở địa chỉ này, hoặc máy chủ không có mô hình tên ấy. Hãy kiểm tra cả hai.',
  redirected: 'Địa chỉ này chuyển hướng sang nơi khác. Hãy nhập thẳng địa chỉ cuối cùng.',
  refused: (status: number) => `Mô hình từ chối câu hỏi (mã ${status}). Hãy kiểm tra địa chỉ và tên mô hình.`,
  busy: 'Mô hình đang bận hoặc tài khoản đã hết hạn mức. Hãy thử lại sau.',
  failing: 'Máy chủ của mô hình gặp lỗi. Hãy thử lại sau.',
  silent: 'Mô hình không trả lời kịp. Hãy kiểm tra địa chỉ, hoặc thử lại khi mô hình đã khởi động xong.',
  malformed: `Có trả lời, nhưng không phải dạng mà ${SITE_NAME} hiểu. Địa chỉ phải là của một dịch vụ tương thích OpenAI, thường kết thúc bằng /v1.`,
} as const;

/** What a test of the mail server says. */
export const mailTestTexts = {
  ok: (to: string) => `Đã gửi thư thử tới ${to}. Hãy xem hộp thư, cả mục thư rác.`,
  incomplete: 'Hãy nhập máy chủ thư.',
  passwordUnreadable: 'Mật khẩu đã lưu không đọc được. Hãy nhập lại mật khẩu.',
  loginRefused: 'Máy chủ thư từ chối tên đăng nhập hoặc mật khẩu. Hãy kiểm tra cả hai.',
  senderRefused: 'Máy chủ thư không nhận người gửi này. Hãy dùng địa chỉ e-mail mà máy chủ ấy cho phép.',
  recipientRefused: (to: string) =>
    `Máy chủ thư không nhận gửi tới ${to}. Hãy xem máy chủ ấy có cho gửi ra ngoài không.`,
  slow: 'Máy chủ thư không trả lời kịp. Hãy kiểm tra tên máy chủ và cổng.',
  failed: 'Máy chủ thư không nhận thư. Hãy kiểm tra lại các ô, nhất là cổng và kiểu mã hóa.',
} as const;

/** Why nothing answers at an address. */
export const unreachableTexts = {
  noSuchHost: 'Không tìm thấy máy chủ này. Hãy kiểm tra tên máy chủ.',
  connectionRefused:
    'Tìm thấy máy chủ, nhưng máy chủ không nhận kết nối ở cổng này. Hãy kiểm tra cổng, và máy chủ đã chạy chưa.',
  badCertificate:
    'Chứng chỉ bảo mật của máy chủ không hợp lệ. Hãy kiểm tra tên máy chủ, hoặc cài lại chứng chỉ trên máy chủ ấy.',
  forbidden: 'Địa chỉ này dành cho riêng máy chủ, không phải của một dịch vụ. Hãy nhập địa chỉ khác.',
  other: 'Không kết nối được tới máy chủ này. Hãy kiểm tra địa chỉ rồi thử lại.',
} as const;

/** The mail of the test button. */
export const testLetterTexts = {
  subject: 'Thư thử của trang',
  lines: ['Bạn nhận được thư này nghĩa là máy chủ thư của trang hoạt động tốt.', 'Bạn không cần làm gì cả.'],
  action: 'Mở trang thiết lập',
} as const;

/** Lines of the log for the operator. */
export const sealTexts = {
  unreadable: (name: SecretName) =>
    `Không đọc được “${settingLabels[name]}” đã lưu: SETTINGS_KEY (hoặc tệp settings-key trong DATA_DIR) không phải là khóa đã dùng khi lưu. Hãy đặt lại khóa ấy, hoặc nhập lại giá trị này ở trang /site.`,
  pushKeyUnreadable:
    'Không đọc được khóa thông báo nhắc học đã lưu: SETTINGS_KEY (hoặc tệp settings-key trong DATA_DIR) không phải là khóa đã dùng khi lưu. Máy chủ này không gửi thông báo. Hãy đặt lại khóa ấy; nếu đã mất hẳn, hãy tạo khóa thông báo mới ở trang /site.',
} as const;

/** Lines of the log for the operator. */
export const unusableTexts = {
  mail: 'Thiết lập máy chủ thư đã lưu không dùng được, nên thư còn chờ. Hãy sửa ở trang /site.',
} as const;
