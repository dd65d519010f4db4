import { FIRST_OWN_ID } from '../limits.ts';

/** What an editor is told of a mistake in `content/`. */
export const contentTexts = {
  wrongAt: (file: string, line: number, problem: string) =>
    `Nội dung sai ở ${file}, dòng ${line}: ${problem}`,
  idTooLarge: `id của nội dung phải nhỏ hơn ${FIRST_OWN_ID}, phần còn lại dành cho người dùng`,
  hanVietInCapitals: 'âm Hán Việt viết bằng chữ in hoa',
  kanaOnly: 'cách đọc chỉ gồm chữ kana',
  noKanjiInReading: 'cách đọc không được chứa chữ Hán',
  plainModelAnswer: 'câu mẫu viết trơn, không có dấu ngoặc hay dấu |; những cách trả lời khác ghi ở accepted',
  hanVietUnknown: (kanji: string) => `chưa có âm Hán Việt của chữ ${kanji} trong content/kanji/han-viet.tsv`,
  hanVietSyllables: (found: number, wanted: number) =>
    `âm Hán Việt có ${found} tiếng, từ có ${wanted} chữ Hán`,
  hanVietReadings: 'âm Hán Việt viết bằng chữ in hoa, các âm cách nhau bằng dấu phẩy, không có dấu cách',
  oneKanji: 'cột này chứa đúng một chữ Hán',
  noMeaning: 'thiếu nghĩa',
  radicalOutOfOrder: (number: number) => `các bộ thủ xếp theo số thứ tự, dòng này phải là bộ số ${number}`,
  examplesNotation: 'mỗi ví dụ viết là câu=bản dịch, các ví dụ cách nhau bằng | có dấu cách hai bên',
  twice: (key: string, file: string, line: number) => `${key} đã có ở ${file}, dòng ${line}`,
  badYaml: (code: string) => `YAML không hợp lệ (${code})`,
  notAList: (field: string) => `${field} phải là danh sách`,
  wrongColumns: (columns: string) => `các cột phải là ${columns}`,
  wrongColumnCount: (found: number, wanted: number) => `có ${found} cột, cần ${wanted}`,
} as const;
