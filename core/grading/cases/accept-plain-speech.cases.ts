import type { GradingCase } from './case.ts';

const plain = { verdict: 'correct-with-note', notes: ['use-polite'] } as const;

/** After a な-adjective and words inflected like one, plain speech needs no だ. */
export const acceptBareAdjectiveCases: readonly GradingCase[] = [
  { model: '私はラーメンが好きです。', typed: 'ラーメンが好き', ...plain, why: '好き, without its topic' },
  { model: '私はラーメンが好きです。', typed: '私はラーメンが好き', ...plain, why: '好き, with its topic' },
  { model: '弟は歌が上手です。', typed: 'おとうとはうたがじょうず', ...plain, why: 'all in kana' },
  { model: 'この町は静かです。', typed: 'kono machi wa shizuka', ...plain, why: 'in romaji' },
  {
    model: 'この町は静かだ。',
    typed: 'この町は静か',
    verdict: 'correct',
    why: 'plain in the model: no note',
  },
  { model: 'とてもきれいですね。', typed: 'とてもきれいね', ...plain, why: 'before ね' },
  { model: 'とてもきれいですね。', typed: 'とてもきれい', ...plain, why: 'without ね' },
  { model: '今にも雪が降りそうです。', typed: '今にも雪が降りそう', ...plain, why: 'そう of looks' },
  { model: '明日は晴れるそうです。', typed: '明日は晴れるそう', ...plain, why: 'そう of hearsay' },
  { model: '彼は疲れているみたいです。', typed: '彼は疲れているみたい', ...plain, why: 'みたい' },
  { model: '来年留学するつもりです。', typed: '来年留学するつもり', ...plain, why: 'つもり' },
  {
    model: '安いですが、丈夫です。',
    typed: '安いけど、丈夫',
    ...plain,
    why: 'at the end of a second clause',
  },
];

/** Plain questions with a noun have neither です nor か. */
export const acceptBareQuestionCases: readonly GradingCase[] = [
  { model: 'これは誰の本ですか。', typed: 'これは誰の本？', ...plain, why: 'a noun' },
  { model: 'これは誰の本ですか。', typed: 'これは誰の本', ...plain, why: 'without the question mark' },
  {
    model: 'テストはいつですか。',
    typed: 'テストはいつ？',
    ...plain,
    why: 'いつ, cut in two by the tokenizer',
  },
  { model: 'どうですか。', typed: 'どう？', ...plain, why: 'どう' },
  { model: '味はいかがですか。', typed: '味はいかが？', ...plain, why: 'いかが' },
  { model: 'これは何ですか。', typed: 'これはなに？', ...plain, why: '何 alone is なに' },
  { model: 'お元気ですか。', typed: '元気？', ...plain, why: 'a な-adjective, without お' },
  {
    model: '店は何時までですか。',
    typed: '店は何時まで',
    ...plain,
    why: '何時 is a question without the mark',
  },
  { model: '店は何時までですか。', typed: '店は何時まで？', ...plain, why: 'after a particle' },
  { model: 'あなたは学生ですか。', typed: '学生？', ...plain, why: 'a yes-no question, with the mark' },
  { model: 'あなたは学生ですか。', typed: '学生なの', ...plain, why: 'なの is a question without the mark' },
  { model: 'あなたは学生ですか。', typed: '学生なの？', ...plain, why: 'なの' },
  { model: '試験はいつでしたか。', typed: '試験はいつだった？', ...plain, why: 'the past keeps だった' },
  { model: 'あれは富士山ではありませんか。', typed: 'あれは富士山じゃない？', ...plain, why: 'negative' },
  { model: '元気ですか?', typed: '元気ですか', verdict: 'correct', why: 'a half-width mark in the model' },
];

/** Plain questions have no か; の can take its place. */
export const acceptPlainQuestionCases: readonly GradingCase[] = [
  { model: '明日も行きますか。', typed: '明日も行く？', ...plain, why: 'verb' },
  { model: '明日も行きますか。', typed: '明日も行く', ...plain, why: 'without the mark' },
  { model: '明日も行きますか。', typed: '明日も行くの？', ...plain, why: 'with の' },
  { model: '明日も行きますか。', typed: '明日も行くの', ...plain, why: 'with の, without the mark' },
  { model: '箱の中に何がありますか。', typed: '箱の中に何がある？', ...plain, why: 'a question word' },
  { model: '今何を食べていますか。', typed: '今何を食べてる？', ...plain, why: 'ている, contracted' },
  { model: 'もう昼ご飯を食べましたか。', typed: 'もう昼ご飯を食べた？', ...plain, why: 'past' },
  { model: '一緒に帰りませんか。', typed: '一緒に帰らない？', ...plain, why: 'an invitation' },
  { model: 'その本は面白いですか。', typed: 'その本は面白い？', ...plain, why: 'い-adjective' },
  {
    model: 'その本は面白かったですか。',
    typed: 'その本は面白かったの？',
    ...plain,
    why: 'い-adjective, past, の',
  },
  { model: '何が飲みたいですか。', typed: '何が飲みたい？', ...plain, why: 'たい' },
  { model: 'ここに座ってもいいですか。', typed: 'ここに座ってもいい？', ...plain, why: 'permission' },
  { model: 'どうしたんですか。', typed: 'どうしたの？', ...plain, why: 'んですか is の' },
  { model: 'どこに住んでいますか。', typed: 'doko ni sunderu?', ...plain, why: 'in romaji' },
];

/** あまり before a negation. */
export const acceptHardlyCases: readonly GradingCase[] = [
  {
    model: '肉はあまり食べません。',
    typed: '肉はあんまり食べません',
    verdict: 'correct',
    why: 'before a verb',
  },
  {
    model: '今日はあまり寒くない。',
    typed: '今日はあんまり寒くない',
    verdict: 'correct',
    why: 'い-adjective',
  },
  { model: '魚はあまり好きではありません。', typed: '魚はあんまり好きじゃない', ...plain, why: 'and plain' },
  {
    model: '最近はあんまり行かない。',
    typed: '最近はあまり行かない',
    verdict: 'correct',
    why: 'the other way',
  },
];
