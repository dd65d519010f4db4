import type { MistakeCode, NoteCode, Segment } from '#core/grading/judgement.ts';
import type { FormName } from '#core/grading/predicate/form-name.ts';

/** The typed text and the right text, both shortened for display; either can be empty. */
export interface PresentedPair {
  readonly typed: string;
  readonly model: string;
  /** The name of the form that is asked for. */
  readonly form?: string;
  /** Whether a verb is asked for. */
  readonly isVerb?: boolean;
}

type Sentence = (pair: PresentedPair) => string;

function comparison({ typed, model }: PresentedPair): string {
  if (typed === '') return `ở đây thiếu “${model}”`;
  return model === '' ? `bạn viết thừa “${typed}”` : `bạn viết “${typed}”, ở đây cần “${model}”`;
}

/** The forms of a verb as learners know them. */
export const formTexts: Readonly<Record<FormName, string>> = {
  masu: 'thể ます',
  masen: 'thể phủ định ません',
  mashita: 'thể quá khứ ました',
  'masen-deshita': 'thể phủ định quá khứ ませんでした',
  dictionary: 'thể từ điển',
  nai: 'thể ない',
  ta: 'thể た',
  nakatta: 'thể phủ định quá khứ なかった',
  te: 'thể て',
  naide: 'thể て phủ định',
  ba: 'thể điều kiện ば',
  tara: 'thể điều kiện たら',
  nara: 'thể điều kiện なら',
  mashou: 'thể rủ rê ましょう',
  volitional: 'thể ý chí (〜よう)',
  imperative: 'thể mệnh lệnh',
  prohibitive: 'thể cấm đoán 〜な',
  stem: 'gốc ます',
  adverb: 'dạng phó từ',
  adnominal: 'dạng đứng trước danh từ',
  while: 'mẫu 〜ながら',
  listing: 'mẫu 〜たり',
  conjecture: 'dạng phỏng đoán でしょう／だろう',
  seems: 'mẫu 〜そう (trông có vẻ)',
  tai: 'mẫu 〜たい',
  'te-iru': 'mẫu 〜ている',
  'te-shimau': 'mẫu 〜てしまう',
  'te-oku': 'mẫu 〜ておく',
  sugiru: 'mẫu 〜すぎる',
  potential: 'thể khả năng',
  passive: 'thể bị động',
  causative: 'thể sai khiến',
  'causative-passive': 'thể bị động sai khiến',
};

/** One text for each mistake that the judge can name (PRODUCT.md, Grading). */
export const mistakeTexts: Readonly<Record<MistakeCode, Sentence>> = {
  'particle-missing': ({ model }) => `Thiếu trợ từ ${model}.`,
  'particle-wrong': ({ typed, model }) => `Sai trợ từ: bạn viết ${typed}, ở đây cần ${model}.`,
  'particle-extra': ({ typed }) => `Thừa trợ từ ${typed}.`,
  tense: ({ typed }) => `Sai thì ở “${typed}”: hãy xem lại việc này đã xảy ra hay chưa.`,
  polarity: ({ typed }) => `Nhầm giữa khẳng định và phủ định ở “${typed}”.`,
  'verb-form': ({ form, ...pair }) =>
    form === undefined
      ? `Chia sai thể: ${comparison(pair)}.`
      : `Chia sai thể: bạn viết “${pair.typed}”, ở đây cần ${form} (“${pair.model}”).`,
  'word-missing': ({ model }) => `Thiếu từ “${model}”.`,
  'word-extra': ({ typed }) => `Thừa từ “${typed}”.`,
  'word-wrong': ({ isVerb, ...pair }) =>
    `${isVerb ? 'Nhầm sang động từ khác' : 'Sai từ'}: ${comparison(pair)}.`,
  'number-wrong': (pair) => `Sai con số: ${comparison(pair)}.`,
  'kanji-wrong': (pair) => `Đọc đúng nhưng sai chữ Hán: ${comparison(pair)}.`,
  'long-vowel': (pair) => `Sai trường âm: ${comparison(pair)}.`,
  'small-tsu': (pair) => `Sai âm ngắt (っ nhỏ): ${comparison(pair)}.`,
  voicing: (pair) => `Nhầm âm đục với âm trong: ${comparison(pair)}.`,
  'kana-spelling': (pair) => `Viết sai kana: ${comparison(pair)}.`,
  order: () => 'Sai trật tự từ: các phần của câu chưa đứng đúng chỗ.',
};

/** Two places with the same mistake are told apart by the words before them. */
export const mistakeAfter = (message: string, before: string): string =>
  `${message.replace(/\.$/u, '')} (sau “${before}”).`;

/** For answers that are right, but written or said in another way. */
export const noteTexts: Readonly<Record<NoteCode, Sentence>> = {
  'use-polite': () => 'Đúng, nhưng câu này nên dùng thể lịch sự.',
  'use-plain': () => 'Đúng, nhưng câu này nên dùng thể thường.',
  'first-person': ({ typed, model }) => `Đúng, nhưng câu mẫu xưng “${model}” chứ không phải “${typed}”.`,
  order: () => 'Đúng, nhưng người Nhật thường sắp xếp câu này theo trật tự khác.',
  paraphrase: ({ model }) => `Đúng. Câu mẫu nói “${model}”.`,
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
  wrongSomehow: 'Chưa đúng. Bạn hãy so lại với đề bài rồi thử lần nữa.',
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
  --register pinned     không đổi qua lại giữa thể lịch sự và thể thường
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
