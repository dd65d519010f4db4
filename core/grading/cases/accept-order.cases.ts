import type { GradingCase } from './case.ts';

const reordered = { verdict: 'correct-with-note', notes: ['order'] } as const;

/** Phrases that depend on the predicate can be in any order before it; words that depend on a noun move with it. */
export const acceptOrderCases: readonly GradingCase[] = [
  {
    model: '図書館で友達と勉強する。',
    typed: '友達と図書館で勉強する',
    ...reordered,
    why: 'place and company',
  },
  { model: '図書館で本を読む。', typed: '本を図書館で読む', ...reordered, why: 'object before place' },
  { model: '毎朝パンを食べる。', typed: 'パンを毎朝食べる', ...reordered, why: 'object before time' },
  { model: '父は毎朝走る。', typed: '毎朝父は走る', ...reordered, why: 'time before the topic' },
  { model: '友達に本を貸した。', typed: '本を友達に貸した', ...reordered, why: 'thing before person' },
  {
    model: '机の上に本がある。',
    typed: '本が机の上にある',
    ...reordered,
    why: 'subject before place, の kept',
  },
  {
    model: '駅の前で母に会った。',
    typed: '母に駅の前で会った',
    ...reordered,
    why: 'a phrase with の moves as one',
  },
  {
    model: '昨日買った本を弟に貸した。',
    typed: '弟に昨日買った本を貸した',
    ...reordered,
    why: 'a clause moves with its noun',
  },
  {
    model: '大きい犬が庭で寝ている。',
    typed: '庭で大きい犬が寝ている',
    ...reordered,
    why: 'an adjective moves with its noun',
  },
  { model: 'バスで会社へ行く。', typed: '会社へバスで行く', ...reordered, why: 'means and direction' },
  {
    model: 'りんごを三つ買った。',
    typed: '三つりんごを買った',
    ...reordered,
    why: 'a count before its object',
  },
  { model: 'もう切符を買った。', typed: '切符をもう買った', ...reordered, why: 'an adverb next to the verb' },
  {
    model: '日本語をゆっくり話す。',
    typed: 'ゆっくり日本語を話す',
    ...reordered,
    why: 'an adverb before the object',
  },
  {
    model: '夏より冬のほうが好きだ。',
    typed: '冬のほうが夏より好きだ',
    ...reordered,
    why: 'the two sides of a comparison',
  },
  {
    model: '東京から京都まで新幹線で行く。',
    typed: '新幹線で東京から京都まで行く',
    ...reordered,
    why: 'means before から and まで',
  },
  {
    model: '兄は昨日駅で友達に会った。',
    typed: '昨日兄は友達に駅で会った',
    ...reordered,
    why: 'two pairs swapped: one note',
  },
  {
    model: '日曜日に東京に行く。',
    typed: '東京に日曜日に行く',
    ...reordered,
    why: 'two に of different kinds',
  },
  {
    model: '弟に英語を教えてあげた。',
    typed: '英語を弟に教えてあげた',
    ...reordered,
    why: 'before a verb with a helper',
  },
  { model: '先生に名前を呼ばれた。', typed: '名前を先生に呼ばれた', ...reordered, why: 'before a passive' },
  {
    model: 'はさみで紙を切って、箱を作る。',
    typed: '紙をはさみで切って、箱を作る',
    ...reordered,
    why: 'inside the first clause',
  },
  {
    model: '疲れたから、家で早く寝る。',
    typed: '疲れたから、早く家で寝る',
    ...reordered,
    why: 'inside the last clause',
  },
  {
    model: '今朝パンを食べた。',
    typed: 'ぱんをけさたべた',
    verdict: 'correct-with-note',
    why: 'reordered, and in hiragana',
  },
  { model: '毎朝、公園を走る。', typed: '公園を、毎朝走る', ...reordered, why: 'commas do not matter' },
  {
    model: '明日どこで会いますか。',
    typed: 'どこで明日会いますか',
    ...reordered,
    why: 'a question word first',
  },
  {
    model: '私は明日東京へ行く。',
    typed: '明日私は東京へ行く',
    ...reordered,
    why: 'a topic that may also be left out',
  },
  {
    model: '弟はプールで泳いだ。',
    typed: 'プールで弟は泳いだ',
    ...reordered,
    why: 'the topic next to the verb',
  },
];

/** A list may be reversed. */
export const acceptReversedListCases: readonly GradingCase[] = [
  { model: 'りんごやバナナを買った。', typed: 'バナナやりんごを買った', ...reordered, why: 'や' },
  {
    model: '趣味は読書や映画です。',
    typed: 'しゅみはえいがやどくしょです',
    ...reordered,
    why: 'before です, in kana',
  },
  {
    model: 'コーヒーとケーキをください。',
    typed: 'ケーキとコーヒーをください',
    ...reordered,
    why: 'と between two things that are ordered',
  },
  {
    model: 'サラダとスープをお願いします。',
    typed: 'スープとサラダをお願いします',
    ...reordered,
    why: 'と before お願いします',
  },
  {
    model: '夏と冬と、どちらが好きですか。',
    typed: '冬と夏と、どちらが好きですか',
    ...reordered,
    why: 'two と and どちら',
  },
];

/** Phrases that may leave their clause. */
export const acceptAcrossClausesCases: readonly GradingCase[] = [
  {
    model: '弟は卒業したら、父の会社で働きます。',
    typed: '卒業したら、弟は父の会社で働きます',
    ...reordered,
    why: 'the topic after the condition',
  },
  {
    model: '姉は花をもらって、泣きました。',
    typed: '花をもらって、姉は泣きました',
    ...reordered,
    why: 'the topic after て',
  },
  {
    model: '何時に閉まるか、店員に聞きました。',
    typed: '店員に何時に閉まるか聞きました',
    ...reordered,
    why: 'whom one asks, before the question',
  },
  {
    model: '十分ぐらい遅れると山田さんに伝えてください。',
    typed: '山田さんに十分ぐらい遅れると伝えてください',
    ...reordered,
    why: 'whom one tells, before what is told',
  },
  {
    model: 'もう電車がないので、歩いて帰るしかありません。',
    typed: '電車がもうないので、歩いて帰るしかありません',
    ...reordered,
    why: 'an adverb in its clause, although the last word is a form of the same verb',
  },
  {
    model: '雨が降ったので、駅で待ちました。',
    typed: '駅で雨が降ったので、待ちました',
    verdict: 'wrong',
    codes: ['order'],
    why: 'a place does not leave the clause of its verb',
  },
  {
    model: '私は行きますが、弟は行きません。',
    typed: '行きますが、私は弟は行きません',
    verdict: 'wrong',
    why: 'the second clause has its own topic',
  },
];
