import type { Word } from '#app/features/dictionary/word.ts';
import type { Judgement } from '#app/features/practice/judgement.ts';

/** True data for the specimens of the design: what the finished screens will get from the database and the judge. */
export const benkyou: Word = {
  headword: [
    { text: '勉', reading: 'べん' },
    { text: '強', reading: 'きょう' },
  ],
  reading: 'べんきょう',
  hanViet: 'Miễn cưỡng',
  level: 'N5',
  wordClass: 'Danh từ, động từ nhóm する',
  meanings: ['việc học, sự học tập', 'học hỏi, bài học (từ một lần trải nghiệm)'],
  cognate: {
    kind: 'false-friend',
    note: 'Cùng hai chữ 勉強, tiếng Việt “miễn cưỡng” là làm mà không muốn, còn tiếng Nhật chỉ việc học. Nhớ: học thì phải “cố sức” (勉) cho “mạnh” (強) lên.',
  },
  examples: [
    {
      japanese: [
        { text: '毎晩', reading: 'まいばん' },
        { text: '日本語', reading: 'にほんご' },
        { text: 'を' },
        { text: '勉強', reading: 'べんきょう' },
        { text: 'しています。' },
      ],
      vietnamese: 'Tối nào tôi cũng học tiếng Nhật.',
    },
    {
      japanese: [
        { text: '失敗', reading: 'しっぱい' },
        { text: 'もいい' },
        { text: '勉強', reading: 'べんきょう' },
        { text: 'になります。' },
      ],
      vietnamese: 'Thất bại cũng là một bài học tốt.',
    },
  ],
  kanji: [
    { character: '勉', hanViet: 'Miễn', on: ['ベン'], kun: [], strokes: 10, meaning: 'gắng sức' },
    {
      character: '強',
      hanViet: 'Cường, cưỡng',
      on: ['キョウ', 'ゴウ'],
      kun: ['つよ（い）'],
      strokes: 11,
      meaning: 'mạnh',
    },
  ],
  related: [
    { kanji: '勉学', reading: 'べんがく', hanViet: 'Miễn học', meaning: 'sự học hành' },
    { kanji: '強力', reading: 'きょうりょく', hanViet: 'Cường lực', meaning: 'mạnh mẽ' },
    { kanji: '勤勉', reading: 'きんべん', hanViet: 'Cần miễn', meaning: 'cần cù' },
    { kanji: '強調', reading: 'きょうちょう', hanViet: 'Cường điệu', meaning: 'nhấn mạnh' },
  ],
};

export const judgements: readonly Judgement[] = [
  {
    verdict: 'wrong',
    feedback: 'Câu gần đúng rồi: sửa một trợ từ và thì của động từ.',
    points: 0,
    segments: [
      { typed: '毎朝', state: 'right' },
      { typed: '六時', state: 'right' },
      { typed: 'で', state: 'wrong', expected: 'に', mistake: 'Sai trợ từ: mốc giờ không đi với で. Cần' },
      {
        typed: '起きました',
        state: 'wrong',
        expected: '起きま…',
        mistake: 'Sai thì: câu nói về thói quen hiện tại, không phải quá khứ. Cần',
      },
    ],
  },
  {
    verdict: 'correct-with-note',
    feedback: 'Đúng, nhưng câu này nên dùng thể lịch sự.',
    points: 10,
    segments: [
      { typed: '毎朝', state: 'right' },
      { typed: '六時に', state: 'right' },
      { typed: '起きる', state: 'note' },
    ],
  },
  {
    verdict: 'almost',
    feedback: 'Bạn gõ thiếu một trường âm. Lần thử này không bị tính.',
    points: 0,
    segments: [
      { typed: 'コヒー', state: 'wrong', expected: 'コーヒ…', mistake: 'Thiếu trường âm. Cần' },
      { typed: 'を', state: 'right' },
      { typed: '飲みます', state: 'right' },
    ],
  },
  {
    verdict: 'wrong',
    feedback: 'Câu của bạn còn thiếu trợ từ sau tân ngữ.',
    points: 0,
    segments: [
      { typed: '水', state: 'right' },
      { typed: '', state: 'missing', expected: 'を', mistake: 'Thiếu trợ từ sau tân ngữ. Cần' },
      { typed: '飲みます', state: 'right' },
    ],
  },
];
