/** What is wrong with a CSV file, or with one line of it, whatever its rows are. */
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
