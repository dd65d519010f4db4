import { courseFieldNames } from './course-refusals.ts';

/** What the fields of a sentence that is being written are called. */
export const sentenceToolsFieldNames = {
  ...courseFieldNames.sentence,
  answer: 'Câu trả lời',
  mode: 'Chế độ luyện tập',
  id: 'Mã câu',
} as const;

/** What is wrong with one answer, below the field that it is typed into. */
export const answerProblem = (problem: string) =>
  `${problem.charAt(0).toLocaleUpperCase('vi')}${problem.slice(1)}.`;

/** What is wrong with one line of a file of sentences. */
export const sentenceCsvRefusals = {
  unknownId: (id: number) => `Bài học này không có câu nào mang mã ${id}.`,
  deletedId: (id: number) =>
    `Câu mang mã ${id} đã bị xóa. Hãy khôi phục câu đó trước, hoặc bỏ mã để thêm câu mới.`,
  sameAsLine: (line: number) => `Dòng này trùng câu với dòng ${line}.`,
} as const;

/** What should be looked at on one line of a file of sentences. */
export const sentenceCsvWarnings = {
  japaneseAsLine: (line: number) => `Câu tiếng Nhật giống dòng ${line}.`,
  vietnameseAsLine: (line: number) => `Câu tiếng Việt giống dòng ${line}.`,
} as const;
