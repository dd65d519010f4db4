import type { ReportKind } from '../lesson-feedback/report-kinds.ts';

/** Learners tell the maker of a sentence what is wrong with it. */
export const sentenceReportTexts = {
  open: 'Báo lỗi câu này',
  title: 'Báo lỗi câu này',
  lead: 'Người soạn sẽ đọc và trả lời bạn trong mục thông báo. Họ không biết ai đã báo lỗi.',
  kind: 'Câu này sai ở đâu?',
  kinds: {
    japanese: 'Câu tiếng Nhật hoặc đáp án',
    vietnamese: 'Câu tiếng Việt',
    hint: 'Gợi ý',
    sound: 'Giọng đọc',
    other: 'Lỗi khác',
  } satisfies Record<ReportKind, string>,
  text: 'Mô tả thêm (không bắt buộc)',
  textNeeded: 'Mô tả lỗi',
  textPlaceholder: 'Ví dụ: trợ từ ở giữa câu phải là “に”.',
  kindMissing: 'Vui lòng chọn loại lỗi.',
  textMissing: 'Vui lòng mô tả lỗi để người soạn hiểu.',
  send: 'Gửi báo lỗi',
  sending: 'Đang gửi…',

  loginNeeded: 'Vui lòng đăng nhập để báo lỗi câu này',
  login: 'Đăng nhập',
  notNow: 'Để sau',
} as const;
