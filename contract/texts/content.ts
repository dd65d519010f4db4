import { FIRST_OWN_ID } from '../limits.ts';

/** What an editor is told of a mistake in `content/`. */
export const contentTexts = {
  wrongAt: (file: string, line: number, problem: string) =>
    `Nội dung sai ở ${file}, dòng ${line}: ${problem}`,
  idTooLarge: `id của nội dung phải nhỏ hơn ${FIRST_OWN_ID}, phần còn lại dành cho người dùng`,
  hanVietInCapitals: 'âm Hán Việt viết bằng chữ in hoa',
  kanaOnly: 'cách đọc chỉ gồm chữ kana',
  noKanjiInReading: 'cách đọc không được chứa chữ Hán',
  hanVietGoesWithKanji: 'từ có chữ Hán phải có âm Hán Việt, từ chỉ có kana thì để trống',
  twice: (key: string, file: string, line: number) => `${key} đã có ở ${file}, dòng ${line}`,
  badYaml: (code: string) => `YAML không hợp lệ (${code})`,
  notAList: (field: string) => `${field} phải là danh sách`,
  wrongColumns: (columns: string) => `các cột phải là ${columns}`,
  wrongColumnCount: (found: number, wanted: number) => `có ${found} cột, cần ${wanted}`,
} as const;
