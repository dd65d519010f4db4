import type { NotationProblem } from '#core/japanese/notation/notation.ts';
import { courseFieldNames } from './course-writing.ts';

/** The limits of one answer. */
interface NotationLimits {
  readonly freeParts: number;
  readonly nesting: number;
  readonly slots: number;
}

/** Problems of an answer in the notation of authors. */
export const notationProblems = ({ freeParts, nesting, slots }: NotationLimits) =>
  ({
    empty: 'phải có ít nhất một phần bắt buộc, không nằm trong ngoặc vuông',
    unbalanced: 'dấu ngoặc mở và dấu ngoặc đóng không khớp nhau',
    'empty-group': 'trong ngoặc có chỗ để trống',
    'stray-bar': 'dấu | chỉ dùng ở bên trong ngoặc',
    'too-deep': `các ngoặc lồng vào nhau tối đa ${nesting} lớp`,
    'too-many-free-parts': `một cặp ngoặc nhọn chứa tối đa ${freeParts} phần`,
    'too-many-orders': 'các ngoặc nhọn lồng nhau tạo ra quá nhiều thứ tự, hãy tách thành nhiều đáp án',
    'too-many-slots': `một đáp án có tối đa ${slots} cặp ngoặc`,
    'tie-mixed': 'trong một cặp ngoặc, hoặc cách nói nào cũng có chữ cái (A:, B:), hoặc không cách nào có',
    'tie-alone': 'phải có ít nhất hai cặp ngoặc dùng cùng những chữ cái này thì mới nối được với nhau',
    'tie-letters': 'chỉ dùng các chữ cái A, B, C, D để nối các cặp ngoặc',
  }) as const satisfies Record<NotationProblem, string>;

export const problemAtCharacter = (problem: string, character: number) =>
  `${problem} (ký tự thứ ${character})`;

/** Warnings while an author types a sentence. None of them prevents saving. */
export const sentenceWarnings = {
  'tokenizer-away':
    'Hệ thống phân tích tiếng Nhật đang tạm gián đoạn nên chưa xem trước được cách đọc và chưa kiểm tra được đáp án. Bạn vẫn lưu được câu này.',

  'reading-not-kana': 'Cách đọc chỉ gồm chữ kana và dấu câu.',
  'reading-misfit': (place: string) =>
    place === ''
      ? 'Cách đọc dài hơn câu tiếng Nhật nên chưa dùng được.'
      : `Cách đọc không khớp với câu tiếng Nhật, từ chỗ “${place}”, nên chưa dùng được. Hãy xem có thiếu hay thừa chữ kana nào không.`,
  'reading-strange': (word: string, reading: string) =>
    `“${word}” đọc là “${reading}” có vẻ chưa đúng. Hãy xem lại cách đọc.`,
  'reading-unsure': (words: string) => `Hãy ghi cách đọc, vì hệ thống chưa chắc đọc đúng: ${words}.`,

  'duplicate-japanese': (lesson: string | null) =>
    lesson === null
      ? 'Bài học này đã có một câu với câu tiếng Nhật như vậy.'
      : `Câu tiếng Nhật này đã có trong bài “${lesson}”.`,
  'duplicate-vietnamese': (lesson: string | null) =>
    lesson === null
      ? 'Bài học này đã có một câu với câu tiếng Việt như vậy.'
      : `Câu tiếng Việt này đã có trong bài “${lesson}”.`,

  'vietnamese-without-marks': (word: string) =>
    word === ''
      ? 'Câu tiếng Việt không có dấu nào. Bạn có quên gõ dấu không?'
      : `Trong câu tiếng Việt, “${word}” có vẻ thiếu dấu.`,
  'vietnamese-capital': 'Câu tiếng Việt nên bắt đầu bằng chữ in hoa.',
  'vietnamese-end': 'Câu tiếng Việt nên kết thúc bằng dấu chấm, dấu hỏi hoặc dấu chấm than.',

  'hint-secret': (part: string) => `Gợi ý làm lộ đáp án: “${part}”.`,

  'answer-wrong': (wording: string, part: string, reason: string) =>
    `Đáp án này cho phép cả câu sai “${wording}”, ở chỗ “${part}”. ${reason}`,
  'accepted-superfluous': 'Đáp án này không cần ghi thêm: hệ thống tự chấm là đúng.',
  'accepted-blocked': (wording: string) =>
    `“${wording}” vừa được chấp nhận vừa bị chặn, nên người học sẽ bị chấm là sai.`,
  'blocked-model': 'Đáp án bị chặn này chặn luôn cả câu tiếng Nhật ở trên.',
} as const;

/** A word with its possible readings: 明日 (あした, あす). */
export const unsureWord = (word: string, readings: readonly string[]) =>
  readings.length === 0 ? word : `${word} (${readings.join(', ')})`;

/** Names of the fields of a sentence that is being written. */
export const sentenceToolsFieldNames = {
  ...courseFieldNames.sentence,
  answer: 'Câu trả lời',
  mode: 'Chế độ luyện tập',
  id: 'Mã câu',
} as const;

/** A problem of one answer, below its field. */
export const answerProblem = (problem: string) =>
  `${problem.charAt(0).toLocaleUpperCase('vi')}${problem.slice(1)}.`;

/** Problems of one line in a file of sentences. */
export const sentenceCsvRefusals = {
  unknownId: (id: number) => `Bài học này không có câu nào mang mã ${id}.`,
  deletedId: (id: number) =>
    `Câu mang mã ${id} đã bị xóa. Hãy khôi phục câu đó trước, hoặc bỏ mã để thêm câu mới.`,
  sameAsLine: (line: number) => `Dòng này trùng câu với dòng ${line}.`,
} as const;

/** Warnings about one line in a file of sentences. */
export const sentenceCsvWarnings = {
  japaneseAsLine: (line: number) => `Câu tiếng Nhật giống dòng ${line}.`,
  vietnameseAsLine: (line: number) => `Câu tiếng Việt giống dòng ${line}.`,
} as const;
