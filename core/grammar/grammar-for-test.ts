import { parseFindPattern } from './find-pattern.ts';
import type { Contrast, GrammarPoint, WrittenAnswer } from './grammar-point.ts';

/** A valid point, with changes for a test case; its patterns in the notation of authors. */
export function pointWith({
  find = ['@動詞 <て|で =いる>'],
  ...changes
}: Partial<Omit<GrammarPoint, 'find'>> & { readonly find?: readonly string[] } = {}): GrammarPoint {
  return {
    id: 'te-iru',
    level: 'N5',
    pattern: '〜ている',
    names: ['ている', 'ています'],
    meaning: 'đang làm; trạng thái còn kéo dài',
    formation: ['Động từ thể て + いる／います'],
    explanation: 'Diễn tả việc đang xảy ra. Cũng dùng cho trạng thái còn kéo dài đến bây giờ.',
    examples: [
      { ja: '今[いま]、本[ほん]を読[よ]んでいます。', vi: 'Bây giờ tôi đang đọc sách.' },
      { ja: '妹[いもうと]はハノイに住[す]んでいる。', vi: 'Em gái tôi sống ở Hà Nội.' },
    ],
    mistakes: [
      {
        wrong: '私はハノイに住みます。',
        right: '私[わたし]はハノイに住[す]んでいます。',
        why: 'Việc sống ở đâu là trạng thái đang kéo dài nên dùng ている.',
      },
    ],
    related: [],
    ...changes,
    find: find.map((source) => {
      const parsed = parseFindPattern(source);
      if (!parsed.ok) throw new Error(`${source}: ${parsed.problem}`);
      return parsed.pattern;
    }),
  };
}

export const contrastWith = (changes: Partial<Contrast> = {}): Contrast => ({
  id: 'wa-ga',
  level: 'N5',
  title: 'は và が',
  sides: [['は'], ['が']],
  summary: 'は nêu chủ đề, が nêu chủ ngữ.',
  points: ['Chủ đề đã biết đi với は.', 'Điều mới biết đi với が.'],
  examples: [
    { ja: '私[わたし]は学生[がくせい]です。', vi: 'Tôi là học sinh.', note: 'Giới thiệu về mình.' },
    { ja: '雨[あめ]が降[ふ]っています。', vi: 'Trời đang mưa.', note: 'Điều mới thấy.' },
  ],
  mistakes: [],
  ...changes,
});

export const answerWith = (changes: Partial<WrittenAnswer> = {}): WrittenAnswer => ({
  id: 'nhom-dong-tu',
  asks: ['cách phân biệt nhóm động từ', 'động từ nhóm 1 2 3 khác nhau thế nào', 'nhóm động từ là gì'],
  keywords: [['nhóm'], ['động từ']],
  unless: [],
  answer: 'Động từ chia làm **ba nhóm**.\n\n- Nhóm 1: 読[よ]む.\n- Nhóm 2: [食べる](/search).',
  ...changes,
});
