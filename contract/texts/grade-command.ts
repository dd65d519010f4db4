import type { Segment } from '#core/grading/judgement.ts';

/** What authors read when they try an answer with `npm run grade`. */
export const gradeCommandTexts = {
  usage: `Cách dùng: npm run grade -- "đáp án mẫu" "câu trả lời" [tùy chọn]

Đáp án mẫu có thể dùng ký hiệu của người soạn: [có thể bỏ], (chọn|một), {thứ tự tự do}.

Tùy chọn:
  --vi "…"              câu tiếng Việt của đề
  --reading "…"         cách đọc bằng kana của cả câu mẫu
  --accepted "…"        một đáp án khác cũng đúng (dùng được nhiều lần)
  --blocked "…"         một đáp án phải tính là sai (dùng được nhiều lần)
  --register pinned     không đổi qua lại giữa thể lịch sự và thể thông thường
  --mode listening      chấm như bài luyện nghe
  --json                in kết quả dưới dạng JSON`,
  missing: 'Thiếu đáp án mẫu hoặc câu trả lời.',
  tooMany: 'Chỉ nhận hai câu: đáp án mẫu và câu trả lời. Hãy đặt mỗi câu trong dấu nháy kép.',
  badOption: (option: string) => `Tùy chọn ${option} không đúng hoặc thiếu giá trị.`,
  badChoice: (option: string, choices: readonly string[]) => `${option} chỉ nhận: ${choices.join(', ')}.`,
  badNotation: (answer: string, problem: string) => `Đáp án “${answer}” viết sai ký hiệu: ${problem}.`,

  verdict: (text: string, code: string) => `Kết quả: ${text} (${code})`,
  feedback: (sentence: string) => `Nhận xét: ${sentence}`,
  read: (text: string) => `Đọc là: ${text}`,
  nearest: (answer: string) => `Đáp án gần nhất: ${answer}`,
  segments: 'Từng đoạn:',
  states: { right: 'đúng', note: 'lưu ý', wrong: 'sai', missing: 'thiếu' } satisfies Record<
    Segment['state'],
    string
  >,
  errors: 'Lỗi:',
  notes: 'Lưu ý:',
  typedSpan: (span: string) => `câu trả lời ${span}`,
  modelSpan: (span: string) => `đáp án ${span}`,
} as const;
