import type { NotationProblem } from '#core/japanese/notation/notation.ts';

/** How much one answer may hold. */
interface NotationLimits {
  readonly freeParts: number;
  readonly nesting: number;
  readonly slots: number;
}

/** What is wrong with an answer in the notation of authors. */
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
  }) as const satisfies Record<NotationProblem, string>;

export const problemAtCharacter = (problem: string, character: number) =>
  `${problem} (ký tự thứ ${character})`;
