/**
 * Texts without an entry of their own. No word is shown as if it were the text; `pieces` are the words of which it is
 * made, in order, and `never` words that only look or sound like a part of it.
 */
export const partialCases = [
  { typed: '生きがい', pieces: ['生きる'], never: ['害', 'が'], why: 'がい is not 害' },
  { typed: '働きがい', pieces: ['働き'], never: ['害', 'が'], why: 'がい is not 害' },
  { typed: '読みがい', pieces: ['読み'], never: ['害', 'が'], why: 'がい is not 害' },
  { typed: 'やりがい', pieces: [], never: ['害'], why: 'the same in kana' },
  {
    typed: '言いがかり',
    pieces: [],
    never: ['が', '借りる', '係'],
    why: 'what is left over explains less than half',
  },
  { typed: '田中', pieces: [], never: ['田', '中'], why: 'a name is not its characters' },
  { typed: '山田', pieces: [], never: ['山', '田'], why: 'a name is not its characters' },
  { typed: '高橋', pieces: [], never: ['高い', '橋'], why: 'a name is not its characters' },
  { typed: '青木', pieces: [], never: ['青', '木'], why: 'a name is not its characters' },
  { typed: '水木', pieces: [], never: ['水', '木'], why: 'a name is not its characters' },
  { typed: '佐藤', pieces: [], never: ['藤'], why: 'one character is a word, the other is not' },
  { typed: '山本さん', pieces: [], never: ['山', '本'], why: 'a name with its title' },
  { typed: '中村先生', pieces: ['先生'], never: ['中', '村'], why: 'a name before a title that is a word' },
  {
    typed: '田中さんは先生です',
    pieces: ['さん', 'は', '先生', 'です'],
    never: ['田', '中'],
    why: 'a name in a sentence',
  },
  {
    typed: '小林さんは医者です',
    pieces: ['さん', 'は', '医者', 'です'],
    never: ['歯医者', '林'],
    why: 'a particle before a kanji is no part of a word',
  },
  { typed: '図書館員', pieces: ['図書館'], never: ['図書'], why: 'one known word and a suffix' },
  {
    typed: '図書館前',
    pieces: ['図書館', '前'],
    never: ['図書'],
    why: 'a single character beside a long word',
  },
  { typed: '経済成長', pieces: ['経済', '成長'], never: [], why: 'two words' },
  { typed: '経済成長率', pieces: ['経済', '成長', '率'], never: [], why: 'three words' },
  { typed: '日本語学校', pieces: ['日本語', '学校'], never: ['日本', '語学'], why: 'the longest words' },
  { typed: '会社説明会', pieces: ['会社', '説明', '会'], never: [], why: 'three words' },
  { typed: '高校生活', pieces: ['高校', '生活'], never: ['高校生'], why: 'the split that leaves nothing' },
  { typed: '大学生活', pieces: ['大学', '生活'], never: ['大学生'], why: 'the split that leaves nothing' },
  { typed: '旅行会社', pieces: ['旅行', '会社'], never: ['行'], why: 'two words' },
  { typed: '入学試験', pieces: ['入学', '試験'], never: [], why: 'two words' },
  { typed: '環境問題', pieces: ['環境', '問題'], never: [], why: 'two words' },
  { typed: '海外旅行', pieces: ['海外', '旅行'], never: ['海', '外'], why: 'words before characters' },
  { typed: '東京駅前', pieces: ['東京', '駅前'], never: ['駅', '前'], why: 'words before characters' },
  { typed: '花見客', pieces: ['花見', '客'], never: ['花', '見る'], why: 'words before characters' },
  { typed: '電子書籍', pieces: ['電子'], never: ['書く'], why: 'what is unknown stays unknown' },
  { typed: '国際交流', pieces: ['国際'], never: ['流れる'], why: 'what is unknown stays unknown' },
] as const;

/** Words that contain the typed kana, but not from the reading of a character on. */
export const borderCases = [
  { typed: 'うがっこ', never: ['中学校', '小学校'], why: 'it begins inside the reading of 小' },
  { typed: 'んわば', never: ['電話番号'], why: 'it begins inside the reading of 電' },
  { typed: 'ょうしつ', never: ['教室'], why: 'it begins with a small kana' },
  { typed: 'いがくせ', never: ['大学生'], why: 'it begins inside the reading of 大' },
] as const;
