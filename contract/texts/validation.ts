/** How a rejected field is named and what is said of it (product-rules, Limits). */
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
  id: 'Mã người dùng',
  page: 'Số trang',
  size: 'Số mục mỗi trang',
  topicId: 'Mã chủ đề',
  userId: 'Mã người dùng',
};

export const wholeBodyName = 'Nội dung gửi lên';
export const unnamedField = (key: string) => `Trường “${key}”`;

export const validationTexts = {
  required: (field: string) => `${field} không được bỏ trống.`,
  wrongKind: (field: string) => `${field} không đúng kiểu dữ liệu.`,
  textTooLong: (field: string, max: number) => `${field} dài tối đa ${max} ký tự.`,
  textTooShort: (field: string, min: number) => `${field} cần ít nhất ${min} ký tự.`,
  numberTooBig: (field: string, max: number) => `${field} lớn nhất là ${max}.`,
  numberTooSmall: (field: string, min: number) => `${field} nhỏ nhất là ${min}.`,
  numberNotBelow: (field: string, bound: number) => `${field} phải nhỏ hơn ${bound}.`,
  numberNotAbove: (field: string, bound: number) => `${field} phải lớn hơn ${bound}.`,
  listTooLong: (field: string, max: number) => `${field} có tối đa ${max} mục.`,
  listTooShort: (field: string, min: number) => `${field} cần ít nhất ${min} mục.`,
  badEmail: (field: string) => `${field} không đúng dạng ten@mien.vn.`,
  badFormat: (field: string) => `${field} không đúng định dạng.`,
  notOffered: (field: string, options: string) => `${field} phải là một trong: ${options}.`,
} as const;
