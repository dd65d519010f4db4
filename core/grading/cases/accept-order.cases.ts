import type { GradingCase } from './case.ts';

const turned = { verdict: 'correct-with-note', notes: ['order'] } as const;

/** Phrases that depend on the predicate can be in any order before it; words that depend on a noun move with it. */
export const acceptOrderCases: readonly GradingCase[] = [
  { model: '図書館で友達と勉強する。', typed: '友達と図書館で勉強する', ...turned, why: 'place and company' },
  { model: '図書館で本を読む。', typed: '本を図書館で読む', ...turned, why: 'object before place' },
  { model: '毎朝パンを食べる。', typed: 'パンを毎朝食べる', ...turned, why: 'object before time' },
  { model: '父は毎朝走る。', typed: '毎朝父は走る', ...turned, why: 'time before the topic' },
  { model: '友達に本を貸した。', typed: '本を友達に貸した', ...turned, why: 'thing before person' },
  { model: '机の上に本がある。', typed: '本が机の上にある', ...turned, why: 'subject before place, の kept' },
  {
    model: '駅の前で母に会った。',
    typed: '母に駅の前で会った',
    ...turned,
    why: 'a phrase with の moves as one',
  },
  {
    model: '昨日買った本を弟に貸した。',
    typed: '弟に昨日買った本を貸した',
    ...turned,
    why: 'a clause moves with its noun',
  },
  {
    model: '大きい犬が庭で寝ている。',
    typed: '庭で大きい犬が寝ている',
    ...turned,
    why: 'an adjective moves with its noun',
  },
  { model: 'バスで会社へ行く。', typed: '会社へバスで行く', ...turned, why: 'means and direction' },
  { model: 'りんごを三つ買った。', typed: '三つりんごを買った', ...turned, why: 'a count before its object' },
  { model: 'もう切符を買った。', typed: '切符をもう買った', ...turned, why: 'an adverb next to the verb' },
  {
    model: '日本語をゆっくり話す。',
    typed: 'ゆっくり日本語を話す',
    ...turned,
    why: 'an adverb before the object',
  },
  {
    model: '夏より冬のほうが好きだ。',
    typed: '冬のほうが夏より好きだ',
    ...turned,
    why: 'the two sides of a comparison',
  },
  {
    model: '東京から京都まで新幹線で行く。',
    typed: '新幹線で東京から京都まで行く',
    ...turned,
    why: 'means before から and まで',
  },
  {
    model: '兄は昨日駅で友達に会った。',
    typed: '昨日兄は友達に駅で会った',
    ...turned,
    why: 'two pairs swapped: one note',
  },
  { model: '日曜日に東京に行く。', typed: '東京に日曜日に行く', ...turned, why: 'two に of different kinds' },
  {
    model: '弟に英語を教えてあげた。',
    typed: '英語を弟に教えてあげた',
    ...turned,
    why: 'before a verb with a helper',
  },
  { model: '先生に名前を呼ばれた。', typed: '名前を先生に呼ばれた', ...turned, why: 'before a passive' },
  {
    model: 'はさみで紙を切って、箱を作る。',
    typed: '紙をはさみで切って、箱を作る',
    ...turned,
    why: 'inside the first clause',
  },
  {
    model: '疲れたから、家で早く寝る。',
    typed: '疲れたから、早く家で寝る',
    ...turned,
    why: 'inside the last clause',
  },
  {
    model: '今朝パンを食べた。',
    typed: 'ぱんをけさたべた',
    verdict: 'correct-with-note',
    why: 'reordered, and in hiragana',
  },
  { model: '毎朝、公園を走る。', typed: '公園を、毎朝走る', ...turned, why: 'commas do not matter' },
  { model: '明日どこで会いますか。', typed: 'どこで明日会いますか', ...turned, why: 'a question word first' },
  {
    model: '私は明日東京へ行く。',
    typed: '明日私は東京へ行く',
    ...turned,
    why: 'a topic that may also be left out',
  },
  {
    model: '弟はプールで泳いだ。',
    typed: 'プールで弟は泳いだ',
    ...turned,
    why: 'the topic next to the verb',
  },
];

/** A list may be reversed. */
export const acceptTurnedListCases: readonly GradingCase[] = [
  { model: 'りんごやバナナを買った。', typed: 'バナナやりんごを買った', ...turned, why: 'や' },
  {
    model: '趣味は読書や映画です。',
    typed: 'しゅみはえいがやどくしょです',
    ...turned,
    why: 'before です, in kana',
  },
  {
    model: 'コーヒーとケーキをください。',
    typed: 'ケーキとコーヒーをください',
    ...turned,
    why: 'と between two things that are ordered',
  },
  {
    model: 'サラダとスープをお願いします。',
    typed: 'スープとサラダをお願いします',
    ...turned,
    why: 'と before お願いします',
  },
  {
    model: '夏と冬と、どちらが好きですか。',
    typed: '冬と夏と、どちらが好きですか',
    ...turned,
    why: 'two と and どちら',
  },
];
