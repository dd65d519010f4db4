import type { GradingCase } from './case.ts';

/** The speaker and the listener can be left out; 僕 and 俺 get a note. */
export const acceptPersonCases: readonly GradingCase[] = [
  { model: '私は学生です。', typed: '学生です', verdict: 'correct', why: '私は left out' },
  {
    model: '私は明日行きます。',
    typed: 'あしたいきます',
    verdict: 'correct',
    why: 'left out, the rest in kana',
  },
  { model: '明日私は行きます。', typed: '明日行きます', verdict: 'correct', why: 'left out after a time' },
  { model: 'わたしは学生です。', typed: '学生です', verdict: 'correct', why: 'left out, kana in the model' },
  { model: '今日、私は休む。', typed: '今日、休む', verdict: 'correct', why: 'left out between commas' },
  { model: 'あなたは学生ですか。', typed: '学生ですか', verdict: 'correct', why: 'あなたは left out' },
  {
    model: '雨だから、私は行かない。',
    typed: '雨だから行かない',
    verdict: 'correct',
    why: 'left out after a clause',
  },
  {
    model: '学生です。',
    vi: 'Tôi là sinh viên.',
    typed: '私は学生です',
    verdict: 'correct',
    why: '私は added where the Vietnamese says "tôi"',
  },
  {
    model: '学生です。',
    vi: 'Tôi là sinh viên.',
    typed: 'わたしは学生です',
    verdict: 'correct',
    why: 'added in kana',
  },
  {
    model: '学生です。',
    vi: 'Tôi là sinh viên.',
    typed: 'watashi wa gakusei desu',
    verdict: 'correct',
    why: 'added in romaji',
  },
  {
    model: '昨日映画を見ました。',
    vi: 'Hôm qua tôi đã xem phim.',
    typed: '私は昨日映画を見ました',
    verdict: 'correct',
    why: '"tôi" inside the Vietnamese',
  },
  {
    model: '昨日映画を見ました。',
    vi: 'Hôm qua tôi đã xem phim.',
    typed: '昨日私は映画を見ました',
    verdict: 'correct',
    why: 'added where the Vietnamese has it',
  },
  {
    model: '学生です。',
    vi: 'Tôi là sinh viên.',
    typed: '僕は学生です',
    verdict: 'correct-with-note',
    notes: ['first-person'],
    why: '僕は added',
  },
  {
    model: '私は学生です。',
    typed: '僕は学生です',
    verdict: 'correct-with-note',
    notes: ['first-person'],
    why: '僕 for 私',
  },
  {
    model: '私は学生です。',
    typed: 'ぼくは学生です',
    verdict: 'correct-with-note',
    notes: ['first-person'],
    why: '僕 in kana',
  },
  {
    model: '私は学生です。',
    typed: '俺は学生です',
    verdict: 'correct-with-note',
    notes: ['first-person'],
    why: '俺 for 私',
  },
  {
    model: '私は学生です。',
    typed: 'boku wa gakusei desu',
    verdict: 'correct-with-note',
    notes: ['first-person'],
    why: '僕 in romaji',
  },
  {
    model: '私の本です。',
    typed: '僕の本です',
    verdict: 'correct-with-note',
    notes: ['first-person'],
    why: '僕 before の',
  },
  {
    model: '友達が私に電話した。',
    typed: '友達が僕に電話した',
    verdict: 'correct-with-note',
    notes: ['first-person'],
    why: '僕 before に',
  },
  {
    model: '私たちは学生です。',
    typed: '僕たちは学生です',
    verdict: 'correct-with-note',
    notes: ['first-person'],
    why: '僕 in the plural',
  },
  { model: '僕は学生だ。', typed: '僕は学生だ', verdict: 'correct', why: '僕 of the author: no note' },
  { model: '僕は学生だ。', typed: '学生だ', verdict: 'correct', why: '僕は left out' },
];

/** に and へ of direction. */
export const acceptDirectionCases: readonly GradingCase[] = [
  { model: '学校へ行く。', typed: '学校に行く', verdict: 'correct', why: 'に for へ' },
  { model: '学校に行く。', typed: '学校へ行く', verdict: 'correct', why: 'へ for に' },
  { model: '日本に来ました。', typed: '日本へ来ました', verdict: 'correct', why: 'coming' },
  { model: '家に帰りたいです。', typed: '家へ帰りたいです', verdict: 'correct', why: 'going home, たい' },
  { model: '国へ帰って、働く。', typed: '国に帰って、働く', verdict: 'correct', why: 'a verb in て' },
  { model: 'どこへ行きますか。', typed: 'どこに行きますか', verdict: 'correct', why: 'a question word' },
  {
    model: '京都へ旅行に行く。',
    typed: '京都に旅行に行く',
    verdict: 'correct',
    why: 'with another に, of purpose',
  },
  {
    model: '友達に会いに京都へ行く。',
    typed: '友達に会いに京都に行く',
    verdict: 'correct',
    why: 'with another に, of a person',
  },
  { model: '駅へ行くバスだ。', typed: '駅に行くバスだ', verdict: 'correct', why: 'before a noun' },
  { model: '海へ出かけませんか。', typed: '海に出かけませんか', verdict: 'correct', why: 'going out' },
];

/** お and ご before a noun. */
export const acceptHonorificCases: readonly GradingCase[] = [
  { model: '水をください。', typed: 'お水をください', verdict: 'correct', why: 'お added' },
  { model: 'お水をください。', typed: '水をください', verdict: 'correct', why: 'お left out' },
  { model: 'お名前は何ですか。', typed: 'なまえは何ですか', verdict: 'correct', why: 'left out, in kana' },
  { model: '仕事は何ですか。', typed: 'おしごとは何ですか', verdict: 'correct', why: 'added, in kana' },
  { model: '家族は元気ですか。', typed: 'ご家族は元気ですか', verdict: 'correct', why: 'ご added' },
  { model: 'ご両親は元気ですか。', typed: '両親は元気ですか', verdict: 'correct', why: 'ご left out' },
  {
    model: 'お酒と水を買う。',
    typed: '酒とお水を買う',
    verdict: 'correct',
    why: 'left out and added in one answer',
  },
  { model: '寿司を食べる。', typed: '御寿司を食べる', verdict: 'correct', why: 'added as 御' },
];
