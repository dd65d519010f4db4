import type { AnkiFailureCode } from '#core/anki/anki-failure.ts';
import type { CardTexts } from '#core/anki/export/note-type.ts';
import type { CsvTexts } from '#core/anki/read/read-csv.ts';
import { ANKI_LIMITS } from '../learning-limits.ts';

const count = (number: number): string => number.toLocaleString('vi-VN');

/** Why a file of Anki or a table cannot be imported. */
export const ankiFailureTexts: Readonly<Record<AnkiFailureCode, string>> = {
  'too-large': 'Tệp quá lớn để mở trong trình duyệt. Bạn hãy xuất từng bộ thẻ nhỏ hơn rồi thử lại.',
  'not-a-deck': 'Đây không phải tệp .apkg của Anki, cũng không phải bảng CSV lưu ở dạng UTF-8.',
  truncated: 'Tệp bị thiếu phần cuối, có lẽ do tải về chưa xong. Bạn hãy tải hoặc xuất lại rồi thử lại.',
  'broken-zip': 'Tệp .apkg bị hỏng nên không giải nén được. Bạn hãy xuất lại từ Anki rồi thử lại.',
  'unsafe-name': 'Tệp .apkg chứa tên tệp không an toàn nên không được mở.',
  encrypted: 'Tệp .apkg có đặt mật khẩu nên không mở được.',
  'too-many-files': `Tệp .apkg chứa quá nhiều tệp con (tối đa ${count(ANKI_LIMITS.zipEntries)}).`,
  'inflates-too-much': 'Tệp .apkg giải nén ra quá lớn nên không được mở.',
  'no-collection': 'Trong tệp không có bộ thẻ nào của Anki.',
  'newer-format':
    'Tệp này ở định dạng mới của Anki, trình duyệt chưa đọc được. Trong Anki, bạn hãy xuất lại và đánh dấu ô “Hỗ trợ các phiên bản Anki cũ” (Support older Anki versions).',
  'not-a-database': 'Dữ liệu trong tệp .apkg không phải của Anki.',
  'broken-database': 'Dữ liệu trong tệp .apkg bị hỏng. Bạn hãy xuất lại từ Anki rồi thử lại.',
  'missing-tables': 'Tệp .apkg thiếu dữ liệu mà mọi bộ thẻ Anki đều có.',
  'broken-note-types': 'Không đọc được kiểu ghi chú (note type) trong tệp .apkg.',
  'too-many-notes': `Tệp có hơn ${count(ANKI_LIMITS.notes)} ghi chú. Bạn hãy xuất từng bộ thẻ nhỏ hơn.`,
  'too-many-cards': `Tệp có hơn ${count(ANKI_LIMITS.cards)} thẻ. Bạn hãy xuất từng bộ thẻ nhỏ hơn.`,
  empty: 'Tệp không có thẻ nào để nhập.',
  'bad-quotes': 'Trong bảng có dấu ngoặc kép mở mà không đóng, hoặc đặt sai chỗ.',
  'too-slow': 'Đọc tệp này mất quá nhiều thời gian nên đã dừng lại. Bạn hãy thử với một bộ thẻ nhỏ hơn.',
  'no-thread': 'Trình duyệt này không mở được tệp của Anki. Bạn hãy cập nhật trình duyệt rồi thử lại.',
  failed: 'Có lỗi khi xử lý tệp. Bạn hãy thử lại.',
};

/** On the cards in Anki. */
export const ankiCardTexts: CardTexts = {
  say: 'Nói bằng tiếng Nhật',
  hear: 'Nghe rồi nhớ lại nghĩa',
};

/** The heads of the columns of our CSV file, and names for a table that has none. */
export const ankiCsvTexts: CsvTexts = {
  table: 'Bảng CSV',
  column: (number) => `Cột ${number}`,
  columns: {
    word: 'Từ',
    reading: 'Cách đọc',
    hanViet: 'Âm Hán Việt',
    meaning: 'Nghĩa',
    example: 'Ví dụ',
    exampleMeaning: 'Nghĩa của ví dụ',
    category: 'Danh mục',
    id: 'Mã Kakehashi',
  },
};
