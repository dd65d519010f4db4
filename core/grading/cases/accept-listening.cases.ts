import type { GradingCase } from './case.ts';

const mode = 'listening';
const alike = { mode, verdict: 'correct-with-note', notes: ['sounds-alike'] } as const;
/** In kana alone: nothing is said about the spelling. */
const heard = { mode, verdict: 'correct', notes: [] } as const;
const kanji = { mode, verdict: 'correct-with-note', notes: ['kanji-otherwise'] } as const;

/** A sentence that was heard, written in any way that is right. */
export const acceptListeningCases: readonly GradingCase[] = [
  { model: '橋を渡る。', typed: '橋を渡る', mode, verdict: 'correct', why: 'the model itself' },
  { model: '橋を渡る。', typed: 'はしをわたる', ...heard, why: 'all in kana' },
  { model: '橋を渡る。', typed: '橋をわたる', ...alike, why: 'kana in part' },
  { model: '橋を渡る。', typed: 'hashi o wataru', ...heard, why: 'romaji' },
  { model: '橋を渡る。', typed: ' 橋を、渡る！', mode, verdict: 'correct', why: 'spaces and punctuation' },
  { model: '見てください。', typed: '見て下さい', ...alike, why: 'kanji for kana' },
  {
    model: '友達に会う。',
    typed: '友だちに会う',
    ...alike,

    why: 'another spelling of one word',
  },
  { model: '引っ越しをする。', typed: '引越しをする', ...alike, why: 'okurigana' },
  { model: '音楽を聞く。', typed: '音楽を聴く', ...alike, why: 'other kanji of one word' },
  { model: '7時に起きる。', typed: '七時に起きる', mode, verdict: 'correct', why: 'kanji for a digit' },
  { model: '7時に起きる。', typed: 'しちじに起きる', ...alike, why: 'a number by sound' },
  { model: '三千円です。', typed: '3000円です', mode, verdict: 'correct', why: 'digits for kanji' },
  { model: 'テレビを見る。', typed: 'ﾃﾚﾋﾞを見る', mode, verdict: 'correct', why: 'half-width kana' },
  { model: '今日は暑い。', typed: 'kyou wa atsui', ...heard, why: 'wa in romaji is は' },
  {
    model: '市場に行く。',
    reading: 'いちばにいく',
    typed: 'いちばに行く',
    ...alike,

    why: 'the audio uses the reading of the author',
  },
];

/** The same sound in another spelling: right, with a note. */
export const acceptHomophoneCases: readonly GradingCase[] = [
  { model: '今日は暑い。', typed: '今日わ暑い', ...alike, why: 'わ for the particle は' },
  { model: '本を読む。', typed: '本お読む', ...alike, why: 'お for the particle を' },
  { model: '駅へ行く。', typed: '駅え行く', ...alike, why: 'え for the particle へ' },
  { model: 'こんにちは。', typed: 'こんにちわ', ...alike, why: 'わ of a greeting' },
  { model: '駅には人がいる。', typed: '駅にわ人がいる', ...alike, why: 'わ after another particle' },
  { model: '話が続く。', typed: '話がつずく', ...alike, why: 'ず for づ' },
  { model: '地図を見る。', typed: 'ちづを見る', ...alike, why: 'づ for ず' },
  { model: '鼻血が出た。', typed: 'はなじが出た', ...alike, why: 'じ for ぢ' },
  { model: '大きい犬だ。', typed: 'おうきい犬だ', ...alike, why: 'おう for おお' },
  { model: '昨日映画を見た。', typed: 'きのお映画を見た', ...alike, why: 'おお for おう' },
  { model: '先生に聞く。', typed: 'せんせえに聞く', ...alike, why: 'ええ for えい' },
  { model: 'お姉さんが来た。', typed: 'おねいさんが来た', ...alike, why: 'えい for ええ' },
  { model: '名前を言う。', typed: '名前をゆう', ...alike, why: 'ゆう for いう' },
  {
    model: '学校に行く。',
    typed: 'がっこーに行く',
    mode,
    verdict: 'correct-with-note',
    why: 'long mark for う',
  },
  {
    model: 'コーヒーを飲む。',
    typed: 'コオヒイを飲む',
    mode,
    verdict: 'correct-with-note',
    why: 'vowels for ー',
  },
  {
    model: 'テレビを見る。',
    typed: 'てれびを見る',
    mode,
    verdict: 'correct-with-note',
    why: 'loanword in hiragana',
  },
  {
    model: '学校に行く。',
    typed: 'ガッコウに行く',
    mode,
    verdict: 'correct-with-note',
    why: 'word of kanji in katakana',
  },
  { model: '橋を渡る。', typed: '箸を渡る', ...kanji, why: 'another word of the same sound' },
  { model: '機会がある。', typed: '機械がある', ...kanji, why: 'one kanji of two' },
  { model: '今日は暑い。', typed: '今日は熱い', ...kanji, why: 'another word of one origin' },
  { model: '本が厚かった。', typed: '本が熱かった', ...kanji, why: 'an inflected adjective' },
  { model: '写真を撮った。', typed: '写真を取った', ...kanji, why: 'an inflected verb' },
  { model: '雨が降る。', typed: '飴が降る', ...kanji, why: 'pitch is not written' },
  { model: '公園で遊ぶ。', typed: '講演で遊ぶ', ...kanji, why: 'two kanji of two' },
];
