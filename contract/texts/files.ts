import { IMAGE_MAX_BYTES } from '#contract/content-limits.ts';

/** Problems of a CSV file, or of one line of it, whatever its rows are. */
export const csvRefusals = {
  notText: 'Tệp không phải là văn bản UTF-8. Hãy lưu lại dưới dạng “CSV UTF-8” rồi thử lại.',
  empty: 'Tệp không có dòng nào để nhập.',
  tooManyRows: (max: number) => `Mỗi lần chỉ nhập được tối đa ${max.toLocaleString('vi-VN')} dòng.`,
  missingColumns: (names: string) => `Dòng đầu của tệp thiếu tên cột: ${names}.`,
  unknownColumns: (names: string, known: string) =>
    `Tệp có cột lạ: ${names}. Các cột dùng được là: ${known}.`,
  repeatedColumns: (names: string) => `Tệp có cột bị lặp lại: ${names}.`,

  badQuotes: 'Dấu ngoặc kép trong dòng này mở mà không đóng, hoặc đặt sai chỗ.',
  cellTooLong: (max: number) => `Dòng này có ô dài hơn ${max.toLocaleString('vi-VN')} ký tự.`,
  headerTooLong: 'Dòng đầu của tệp quá dài, không thể là tên các cột.',
  cellCount: (found: number, wanted: number) => `Dòng này có ${found} ô, trong khi dòng đầu có ${wanted} ô.`,
} as const;

/** Importing a list from a file: it is checked first, and applied only after that. */
export const fileImportTexts = {
  file: 'Tệp CSV',
  checking: 'Đang kiểm tra tệp…',
  rows: 'Số dòng',
  unchangedRows: 'Giữ nguyên',
  errorRows: 'Lỗi',
  errors: 'Cần sửa trong tệp trước khi nhập',
  warningRows: 'Lưu ý',
  warnings: 'Nên xem lại, nhưng vẫn nhập được',
  atLine: (line: number) => `Dòng ${line}`,
  moreErrors: (count: string) => `Còn ${count} lỗi nữa.`,
  moreWarnings: (count: string) => `Còn ${count} lưu ý nữa.`,
  confirm: 'Nhập',
  importing: 'Đang nhập…',
} as const;

const MEGABYTE = 1024 * 1024;
export const IMAGE_MAX_MEGABYTES = IMAGE_MAX_BYTES / MEGABYTE;

/** Choosing and sending a picture. */
export const imageFieldTexts = {
  choose: 'Chọn ảnh hoặc kéo ảnh vào đây',
  chooseAnother: 'Chọn ảnh khác hoặc kéo ảnh vào đây',
  hint: `Tệp JPEG, PNG hoặc WebP, tối đa ${IMAGE_MAX_MEGABYTES} MB. Ảnh ngang đẹp nhất.`,
  required: 'Bắt buộc.',
  chosen: 'Ảnh vừa chọn',
  current: 'Ảnh hiện tại',
  uploading: (percent: number) => `Đang tải ảnh lên: ${percent}%`,
  processing: 'Ảnh đã tải lên, máy chủ đang xử lý…',
} as const;
