import type { WordFieldName } from '../dictionary/word-fields.ts';

export const wordFieldNames: Readonly<Record<WordFieldName, string>> = {
  kanji: 'Từ',
  hiragana: 'Cách đọc',
  sino: 'Âm Hán Việt',
  mean: 'Nghĩa',
  type: 'Cấp độ',
  wordClass: 'Từ loại',
  descriptions: 'Ví dụ',
  cognate: 'So sánh với từ Hán Việt',
  variants: 'Cách viết khác',
  frequency: 'Độ phổ biến',
  pitch: 'Trọng âm',
};

/** The names of rejected fields, and the messages about them (PRODUCT.md, Calls). */
export const fieldNames: Readonly<Record<string, string>> = {
  email: 'E-mail',
  password: 'Mật khẩu',
  oldPassword: 'Mật khẩu hiện tại',
  newPassword: 'Mật khẩu mới',
  confirmation: 'Xác nhận mật khẩu mới',
  name: 'Họ tên',
  phoneNumber: 'Số điện thoại',
  otp: 'Mã OTP',
  token: 'Liên kết',
  credential: 'Thông tin đăng nhập Google',
  newRoles: 'Danh sách quyền',
  search: 'Từ khóa',
  period: 'Khoảng thời gian',
  id: 'Mã người dùng',
  page: 'Số trang',
  size: 'Số mục mỗi trang',
  topicId: 'Mã chủ đề',
  curriculumId: 'Mã giáo trình',
  lessonId: 'Mã bài học',
  sentenceId: 'Mã câu',
  commentId: 'Mã bình luận',
  userId: 'Mã người dùng',
  ...wordFieldNames,
  description: 'Ví dụ',
  text: 'Câu ví dụ',
  translate: 'Bản dịch của ví dụ',
  itemId: 'Mã mục từ',
  pointId: 'Mã điểm ngữ pháp',
  contrastId: 'Mã bài so sánh',
  rowId: 'Mã hàng kana',
  stepId: 'Mã bước của lộ trình',
  subjects: 'Danh sách thẻ',
  level: 'Cấp độ',
  wordClass: 'Từ loại',
  after: 'Số thứ tự',
  events: 'Danh sách sự kiện học',
  isMember: 'Lựa chọn vào hay rời nhóm',
  isOn: 'Lựa chọn bật hay tắt',
  hour: 'Giờ nhắc',
  timeZone: 'Múi giờ',
  quietDays: 'Những ngày không nhắc',
  changeId: 'Mã thay đổi',
  dryRun: 'Chế độ chỉ kiểm tra',
  file: 'Tệp',
  categoryId: 'Mã danh mục',
  favoriteId: 'Mã từ đã lưu',
  favoriteIds: 'Danh sách từ đã lưu',
  favorites: 'Danh sách từ đã lưu',
};

export const wholeBodyName = 'Nội dung gửi lên';
export const unnamedField = (key: string) => `Trường “${key}”`;

/** Numbers in the format of the rest of the product: 2.000. */
const counted = (value: number): string => value.toLocaleString('vi-VN');

export const validationTexts = {
  required: (field: string) => `${field} không được bỏ trống.`,
  wrongKind: (field: string) => `${field} không đúng kiểu dữ liệu.`,
  textTooLong: (field: string, max: number) => `${field} dài tối đa ${counted(max)} ký tự.`,
  textTooShort: (field: string, min: number) => `${field} cần ít nhất ${counted(min)} ký tự.`,
  numberTooBig: (field: string, max: number) => `${field} lớn nhất là ${counted(max)}.`,
  numberTooSmall: (field: string, min: number) => `${field} nhỏ nhất là ${counted(min)}.`,
  numberNotBelow: (field: string, bound: number) => `${field} phải nhỏ hơn ${counted(bound)}.`,
  numberNotAbove: (field: string, bound: number) => `${field} phải lớn hơn ${counted(bound)}.`,
  listTooLong: (field: string, max: number) => `${field} có tối đa ${counted(max)} mục.`,
  listTooShort: (field: string, min: number) => `${field} cần ít nhất ${counted(min)} mục.`,
  badEmail: (field: string) => `${field} không đúng dạng ten@mien.vn.`,
  badFormat: (field: string) => `${field} không đúng định dạng.`,
  notOffered: (field: string, options: string) => `${field} phải là một trong: ${options}.`,
} as const;
