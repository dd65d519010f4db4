import type { PracticeMode } from '../practice/modes.ts';

interface PracticeModeTexts {
  readonly name: string;
  readonly shortName: string;
  readonly task: string;
  readonly switchTo: string;
  /** The page description for search engines. */
  readonly description: (lesson: string, count: number) => string;
}

export const practiceModeTexts: Readonly<Record<PracticeMode, PracticeModeTexts>> = {
  translate: {
    name: 'Luyện dịch',
    shortName: 'Dịch',
    task: 'Đọc câu tiếng Việt, viết lại bằng tiếng Nhật.',
    switchTo: 'Chuyển sang luyện dịch',
    description: (lesson, count) =>
      `Dịch ${count} câu của bài “${lesson}” sang tiếng Nhật, được chấm và chỉ ra lỗi ngay.`,
  },
  listening: {
    name: 'Luyện nghe',
    shortName: 'Nghe',
    task: 'Nghe câu tiếng Nhật, gõ lại những gì bạn nghe.',
    switchTo: 'Chuyển sang luyện nghe',
    description: (lesson, count) =>
      `Nghe ${count} câu tiếng Nhật của bài “${lesson}” và chép lại, được chấm và chỉ ra lỗi ngay.`,
  },
};
