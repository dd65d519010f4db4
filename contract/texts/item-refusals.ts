import { csvRefusals } from './csv-refusals.ts';

/** What an item's fields are called where the same key means something else elsewhere. */
export const itemFieldNames = {
  id: 'Mã mục từ',
  kind: 'Loại so sánh với từ Hán Việt',
  note: 'Ghi chú về từ Hán Việt',
} as const;

/** What the server answers to whoever keeps the dictionary (PRODUCT.md, Dictionary). */
export const itemRefusals = {
  notFound: 'Không tìm thấy mục từ này.',
  spellingTaken: (kanji: string, hiragana: string) => `Từ điển đã có “${kanji}” với cách đọc “${hiragana}”.`,
  deleted: 'Đã xóa mục từ.',

  changeNotFound: 'Không tìm thấy thay đổi này.',
  alreadyUndone: 'Thay đổi này đã được hoàn tác.',
  changedSince: 'Không hoàn tác được vì mục từ đã bị sửa hoặc xóa sau đó.',
  spellingTakenSince: (kanji: string, hiragana: string) =>
    `Không hoàn tác được vì từ điển đã có một mục khác viết là “${kanji}”, đọc là “${hiragana}”.`,
  undone: 'Đã hoàn tác.',
} as const;

/** What is wrong with a CSV file, or with one line of it. */
export const itemCsvRefusals = {
  ...csvRefusals,
  badExamples:
    'Mỗi ví dụ viết theo dạng câu=bản dịch; các ví dụ ngăn cách bằng dấu | có khoảng trắng hai bên.',
  unknownId: (id: number) => `Không có mục từ nào mang mã ${id}.`,
  sameAsLine: (line: number) => `Dòng này trùng mục từ với dòng ${line}.`,
} as const;
