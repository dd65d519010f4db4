import type { MistakeCode, NoteCode, Segment } from '#core/grading/judgement.ts';

/** The typed text and the right text, both shortened for display; either can be empty. */
export interface PresentedPair {
  readonly typed: string;
  readonly model: string;
}

type Sentence = (pair: PresentedPair) => string;

function comparison({ typed, model }: PresentedPair): string {
  if (typed === '') return `ở đây thiếu “${model}”`;
  return model === '' ? `bạn viết thừa “${typed}”` : `bạn viết “${typed}”, ở đây cần “${model}”`;
}

/** One text for each mistake that the judge can name (PRODUCT.md, Grading). */
export const mistakeTexts: Readonly<Record<MistakeCode, Sentence>> = {
  'particle-missing': ({ model }) => `Thiếu trợ từ ${model}.`,
  'particle-wrong': ({ typed, model }) => `Sai trợ từ: bạn viết ${typed}, ở đây cần ${model}.`,
  'particle-extra': ({ typed }) => `Thừa trợ từ ${typed}.`,
  tense: ({ typed }) => `Sai thì ở “${typed}”: hãy xem lại việc này đã xảy ra hay chưa.`,
  polarity: ({ typed }) => `Nhầm giữa khẳng định và phủ định ở “${typed}”.`,
  'verb-form': (pair) => `Chia sai thể: ${comparison(pair)}.`,
  'word-missing': ({ model }) => `Thiếu từ “${model}”.`,
  'word-extra': ({ typed }) => `Thừa từ “${typed}”.`,
  'word-wrong': (pair) => `Sai từ: ${comparison(pair)}.`,
  'number-wrong': (pair) => `Sai con số: ${comparison(pair)}.`,
  'kanji-wrong': (pair) => `Đọc đúng nhưng sai chữ Hán: ${comparison(pair)}.`,
  'long-vowel': (pair) => `Sai trường âm: ${comparison(pair)}.`,
  'small-tsu': (pair) => `Sai âm ngắt (っ nhỏ): ${comparison(pair)}.`,
  voicing: (pair) => `Nhầm âm đục với âm trong: ${comparison(pair)}.`,
  'kana-spelling': (pair) => `Viết sai kana: ${comparison(pair)}.`,
  order: () => 'Sai trật tự từ: các phần của câu chưa đứng đúng chỗ.',
};

/** For answers that are right, but written or said in another way. */
export const noteTexts: Readonly<Record<NoteCode, Sentence>> = {
  'use-polite': () => 'Đúng, nhưng câu này nên dùng thể lịch sự.',
  'use-plain': () => 'Đúng, nhưng câu này nên dùng thể thông thường.',
  'first-person': ({ typed, model }) => `Đúng, nhưng câu mẫu xưng “${model}” chứ không phải “${typed}”.`,
  order: () => 'Đúng, nhưng người Nhật thường sắp xếp câu này theo trật tự khác.',
  'write-katakana': ({ typed }) => `Đúng, nhưng “${typed}” thường được viết bằng katakana.`,
  'write-hiragana': ({ typed }) => `Đúng, nhưng “${typed}” thường không viết bằng katakana.`,
  'long-vowel-spelling': ({ typed, model }) =>
    `Đúng, nhưng trường âm trong “${typed}” nên viết là “${model}”.`,
  'sounds-alike': ({ typed, model }) => `Đúng âm, nhưng “${typed}” ở đây viết là “${model}”.`,
  'kanji-otherwise': ({ typed, model }) =>
    `Nghe đúng, nhưng chữ Hán ở đây là “${model}”, không phải “${typed}”.`,
};

/** The text for the whole verdict. */
export const feedbackTexts = {
  correct: 'Chính xác!',
  correctOtherwise: 'Đúng rồi!',
  almost: (slip: string) => `Gần đúng rồi. ${slip} Lần này không tính là một lần thử.`,
  wrong: (mistake: string, more: number) =>
    more === 0 ? mistake : `${mistake} Còn ${more} chỗ cần sửa nữa.`,
  vietnamese:
    'Bạn đang gõ tiếng Việt. Hãy viết câu trả lời bằng tiếng Nhật. Lần này không tính là một lần thử.',
  wrongSomehow: 'Chưa đúng. Bạn hãy so lại với câu đề rồi thử lần nữa.',
} as const;

/** What authors read when they test an answer with `npm run grade`. */
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
