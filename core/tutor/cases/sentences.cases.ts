import type { QuestionCase } from './case.ts';

export const breakdownCases: readonly QuestionCase[] = [
  [
    'phân tích câu 私は毎日学校へ行きます。',
    { kind: 'breakdown', text: '私は毎日学校へ行きます。' },
    'the simplest wording',
  ],
  [
    'phan tich cau nay giup minh: 私は毎日学校へ行きます',
    { kind: 'breakdown', text: '私は毎日学校へ行きます' },
    'no marks',
  ],
  ['tách câu 私は毎日学校へ行きます', { kind: 'breakdown', text: '私は毎日学校へ行きます' }, 'tách'],
  [
    'giải thích câu “昨日、映画を見ました。” với ạ',
    { kind: 'breakdown', text: '昨日、映画を見ました。' },
    'quoted',
  ],
  [
    'giai thich 昨日映画を見ました',
    { kind: 'breakdown', text: '昨日映画を見ました' },
    'a sentence is explained by its parts',
  ],
  [
    'mình k hiểu câu này 昨日映画を見ました',
    { kind: 'breakdown', text: '昨日映画を見ました' },
    'not understood',
  ],
  ['私は毎日学校へ行きます。', { kind: 'breakdown', text: '私は毎日学校へ行きます。' }, 'a sentence alone'],
  ['本を読む', { kind: 'breakdown', text: '本を読む' }, 'を makes a sentence'],
  ['わたしはがくせいです', { kind: 'breakdown', text: 'わたしはがくせいです' }, 'in kana'],
  [
    '今 日本語 を 勉強して います',
    { kind: 'breakdown', text: '今 日本語 を 勉強して います' },
    'spaces between words',
  ],
  ['watashi wa gakusei desu', { kind: 'breakdown', text: 'watashi wa gakusei desu' }, 'romaji alone'],
  [
    'câu 雨が降っています có những ngữ pháp nào',
    { kind: 'breakdown', text: '雨が降っています' },
    'the grammar of a sentence',
  ],
  ['cau truc cua cau 雨が降っています', { kind: 'breakdown', text: '雨が降っています' }, 'structure'],
  ['日本へ行きたいです。', { kind: 'breakdown', text: '日本へ行きたいです。' }, 'a wish'],
  [
    'これはいくらですか？',
    { kind: 'breakdown', text: 'これはいくらですか？' },
    'a question to be understood',
  ],
  [
    '母は台所で料理を作っています nghĩa là gì và phân tích giúp mình',
    { kind: 'breakdown', text: '母は台所で料理を作っています' },
    'a breakdown also gives the meaning',
  ],
];

export const correctionCases: readonly QuestionCase[] = [
  [
    'sửa giúp mình câu này: 私は学校を行きます',
    { kind: 'correction', text: '私は学校を行きます', vietnamese: null },
    'the simplest wording',
  ],
  [
    'sua giup minh 私は学校を行きます',
    { kind: 'correction', text: '私は学校を行きます', vietnamese: null },
    'no marks',
  ],
  [
    '私は学校に行きます đúng không?',
    { kind: 'correction', text: '私は学校に行きます', vietnamese: null },
    'đúng không',
  ],
  [
    '私は学校に行きます dung ko',
    { kind: 'correction', text: '私は学校に行きます', vietnamese: null },
    'dung is đúng here',
  ],
  [
    '私は学校に行きます。có sai không ạ',
    { kind: 'correction', text: '私は学校に行きます。', vietnamese: null },
    'có sai không',
  ],
  [
    'check giúp mình 昨日は寒いでした',
    { kind: 'correction', text: '昨日は寒いでした', vietnamese: null },
    'check',
  ],
  [
    'kiểm tra câu 昨日は寒いでした giúp em',
    { kind: 'correction', text: '昨日は寒いでした', vietnamese: null },
    'kiểm tra is not a quiz here',
  ],
  [
    'viết thế này đã đúng chưa: 昨日は寒いでした',
    { kind: 'correction', text: '昨日は寒いでした', vietnamese: null },
    'đúng chưa',
  ],
  [
    '昨日は寒いでした nói vậy có được không',
    { kind: 'correction', text: '昨日は寒いでした', vietnamese: null },
    'may one say so',
  ],
  [
    '昨日は寒いでした nghe có tự nhiên không',
    { kind: 'correction', text: '昨日は寒いでした', vietnamese: null },
    'natural',
  ],
  [
    'cau nay sai o dau: 昨日は寒いでした',
    { kind: 'correction', text: '昨日は寒いでした', vietnamese: null },
    'where is it wrong',
  ],
  [
    'sửa câu 私は水が飲みます, ý mình là tôi uống nước',
    { kind: 'correction', text: '私は水が飲みます', vietnamese: 'tôi uống nước' },
    'with its intended meaning',
  ],
  [
    'sua giup minh 私は水が飲みます nghia la toi uong nuoc',
    { kind: 'correction', text: '私は水が飲みます', vietnamese: 'toi uong nuoc' },
    'with it, no marks',
  ],
  [
    '私は水が飲みます (tôi uống nước) đúng không',
    { kind: 'correction', text: '私は水が飲みます', vietnamese: 'tôi uống nước' },
    'in brackets',
  ],
  [
    'mình muốn nói “tôi uống nước” thì viết 私は水が飲みます đúng chưa',
    { kind: 'correction', text: '私は水が飲みます', vietnamese: 'tôi uống nước' },
    'wanted to say',
  ],
  [
    'watashi wa gakkou o ikimasu đúng không',
    { kind: 'correction', text: 'watashi wa gakkou o ikimasu', vietnamese: null },
    'romaji',
  ],
  [
    'この文は正しいですか：昨日は寒いでした',
    { kind: 'correction', text: '昨日は寒いでした', vietnamese: null },
    'asked in Japanese',
  ],
  [
    'tôi thích mèo = 私は猫が好きます đúng ko ạ',
    { kind: 'correction', text: '私は猫が好きます', vietnamese: 'tôi thích mèo' },
    'with an equals sign',
  ],
  [
    '私は昨日パンを食べる\nSai chỗ nào vậy bạn',
    { kind: 'correction', text: '私は昨日パンを食べる', vietnamese: null },
    'over two lines',
  ],
  [
    'em viết: 私は昨日パンを食べる。nghĩa là hôm qua tôi ăn bánh mì. Đúng không ạ?',
    { kind: 'correction', text: '私は昨日パンを食べる。', vietnamese: 'hôm qua tôi ăn bánh mì' },
    'the meaning in between',
  ],
  [
    'nhờ bạn kiểm tra câu này với: 猫がいます',
    { kind: 'correction', text: '猫がいます', vietnamese: null },
    'asked a favour',
  ],
  [
    'câu 私は水が飲みたいです dùng が có đúng không',
    { kind: 'correction', text: '私は水が飲みたいです', vietnamese: null },
    'the sentence, not its particle',
  ],
];

export const exampleCases: readonly QuestionCase[] = [
  ['cho ví dụ với 約束', { kind: 'examples', term: '約束' }, 'the simplest wording'],
  ['cho vi du ve 約束', { kind: 'examples', term: '約束' }, 'no marks'],
  ['vd với 約束', { kind: 'examples', term: '約束' }, 'vd'],
  ['đặt câu với từ 約束', { kind: 'examples', term: '約束' }, 'đặt câu'],
  ['dat cau voi yakusoku', { kind: 'examples', term: 'yakusoku' }, 'romaji'],
  ['đặt câu có 〜たり〜たり', { kind: 'examples', term: '〜たり〜たり' }, 'a pattern'],
  ['câu ví dụ của ながら', { kind: 'examples', term: 'ながら' }, 'câu ví dụ'],
  ['約束 ví dụ đi ad', { kind: 'examples', term: '約束' }, 'the term at the end'],
  ['cho mình vài câu dùng từ 約束', { kind: 'examples', term: '約束' }, 'sentences that use it'],
  ['「約束」の例文をください', { kind: 'examples', term: '約束' }, 'asked in Japanese'],
  ['đặt 3 câu với もし', { kind: 'examples', term: 'もし' }, 'three sentences'],
  ['ví dụ về trợ từ で', { kind: 'examples', term: 'で' }, 'a particle'],
  ['đặt câu với từ bệnh viện', { kind: 'examples', term: 'bệnh viện' }, 'a Vietnamese word'],
];

export const similarCases: readonly QuestionCase[] = [
  ['tìm câu giống 駅はどこですか', { kind: 'similar', text: '駅はどこですか' }, 'the simplest wording'],
  ['cau nao tuong tu cau 駅はどこですか', { kind: 'similar', text: '駅はどこですか' }, 'no marks'],
  ['bài nào có từ 約束', { kind: 'similar', text: '約束' }, 'which lesson'],
  ['bai nao day て form', { kind: 'similar', text: 'て' }, 'which lesson teaches'],
  ['câu về chủ đề du lịch', { kind: 'similar', text: 'du lịch' }, 'a subject'],
  ['tim cau ve chu de gia dinh', { kind: 'similar', text: 'gia dinh' }, 'a subject, no marks'],
  ['cho mình vài câu nói về thời tiết', { kind: 'similar', text: 'thời tiết' }, 'about'],
  ['có bài nào về mua sắm không', { kind: 'similar', text: 'mua sắm' }, 'a lesson about'],
  ['các bài có 〜てください', { kind: 'similar', text: '〜てください' }, 'a pattern'],
  ['bài nào dạy thể て', { kind: 'similar', text: 'thể て' }, 'a form'],
];
