/** A list that is read from a file: it is checked first, and only then changes anything. */
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
