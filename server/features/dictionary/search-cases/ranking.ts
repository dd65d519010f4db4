/** Words that must come in this order, with or without others between them. */
export const rankingCases = [
  { typed: '学', order: ['学校', '学部'], why: 'easier words first' },
  { typed: 'はし', order: ['橋', '走る'], why: 'exact before prefix' },
  { typed: '学校', order: ['学校', '小学校'], why: 'exact before contained' },
  { typed: 'かみ', order: ['紙', '髪'], why: 'N5 before N4' },
  { typed: 'nước', order: ['水', '国', '外国'], why: 'first meaning, then second, then part of one' },
  { typed: 'học', order: ['習う', '学校'], why: 'whole meaning before part of it' },
  { typed: 'gakkou', order: ['学校', '中学校'], why: 'exact romaji before contained' },
  { typed: 'いった', order: ['行く', '言う'], why: 'several verbs of one form, the earlier word first' },
  { typed: '行って', order: ['行く', '行ってきます'], why: 'a form before a longer expression' },
  { typed: 'ban', order: ['晩', '友達'], why: 'exact letters before omitted marks' },
  { typed: 'mua', order: ['買う', '雨'], why: 'exact letters before omitted marks' },
  { typed: 'tabe', order: ['食べる', '食べ物'], why: 'the stem, then longer words' },
  { typed: 'みせ', order: ['店', '見せる'], why: 'the word before a form of another' },
  { typed: 'よんで', order: ['読む', '呼ぶ'], why: 'two verbs of one form' },
  { typed: '電', order: ['電車', '電話', '電気'], why: 'words that begin with a kanji' },
] as const;

/** Whole sentences: each word is a result, in the order of the sentence. */
export const sentenceCases = [
  { typed: '私は学校へ行きます。', words: ['私', 'は', '学校', 'へ', '行く'], why: 'kanji and kana' },
  { typed: 'わたしはがくせいです', words: ['私', 'は', '学生'], why: 'kana alone' },
  {
    typed: 'watashi wa gakusei desu',
    words: ['私', 'は', '学生'],
    why: 'romaji with particles as they are pronounced',
  },
  { typed: '日本語を勉強しています', words: ['日本語', 'を', '勉強'], why: 'する and its form' },
  {
    typed: '昨日は雨が降って、とても寒かったです',
    words: ['昨日', 'は', '雨', 'が', '降る', 'とても', '寒い'],
    why: 'inflected verbs and adjectives, a comma',
  },
  { typed: 'お茶を飲みながら本を読む', words: ['お茶', 'を', '飲む', '本', '読む'], why: 'ながら' },
  {
    typed: '電車で会社に行かなければなりません',
    words: ['電車', 'で', '会社', 'に', '行く'],
    why: 'a long form',
  },
  { typed: 'きれいな花', words: ['きれい', '花'], why: 'a な-adjective before a noun' },
  { typed: '彼は先生じゃありません', words: ['彼', 'は', '先生'], why: 'a noun with the copula' },
  {
    typed: 'きょうはなにをたべますか',
    words: ['今日', 'は', '何', 'を', '食べる'],
    why: 'a question in kana',
  },
  { typed: 'いい天気ですね', words: ['いい', '天気', 'です', 'ね'], why: 'a final particle' },
  { typed: 'この薬を飲んでください', words: ['この', '薬', 'を', '飲む'], why: 'a request' },
  { typed: '駅まで歩いて行きました', words: ['駅', 'まで', '歩く'], why: 'a verb after て' },
  { typed: '友達に手紙を書いた', words: ['友達', 'に', '手紙', 'を', '書く'], why: 'plain past' },
  {
    typed: '子どもと買物に行く',
    words: ['子供', 'と', '買い物', 'に', '行く'],
    why: 'words in another spelling',
  },
  { typed: '昨日学校に行った', words: ['昨日', '学校', 'に', '行く'], why: '行った is 行く before 行う' },
  { typed: '今何時ですか', words: ['今', '何時', 'です', 'か'], why: 'a question' },
  {
    typed: 'おなかがすいた',
    words: ['おなか', 'が', '空く'],
    why: 'a particle before a katakana word that sounds alike',
  },
  {
    typed: '旅行を楽しみにしています',
    words: ['旅行', 'を', '楽しみ', 'に', 'する'],
    why: 'a noun that is also a stem',
  },
  { typed: '20歳になりました', words: ['二十歳', 'に', 'なる'], why: 'digits' },
  { typed: '部屋が静かだった', words: ['部屋', 'が', '静か'], why: 'a な-adjective in the past' },
] as const;

/** Nothing is found, but a near match is offered. */
export const nearMissCases = [
  { typed: 'がっごう', offers: '学校', why: 'one kana voiced' },
  { typed: 'がこう', offers: '学校', why: 'the small っ omitted' },
  { typed: 'truong hocc', offers: '学校', why: 'an extra letter' },
  { typed: 'hoc hieuu', offers: '学校', why: 'an extra letter in the Hán Việt' },
  { typed: 'gakkuo', offers: '学校', why: 'two letters of romaji swapped' },
  { typed: 'せんせん', offers: '先生', why: 'one different kana' },
] as const;

/** Nothing is found, and nothing fails. */
export const nothingCases = [
  { typed: 'qwzx', why: 'not a language' },
  { typed: '😀😀', why: 'emoji' },
  { typed: '\ud83d', why: 'half of a surrogate pair' },
  { typed: '%', why: 'a wildcard of SQL' },
  { typed: '.*', why: 'a regular expression' },
  { typed: '(((((', why: 'an open group' },
  { typed: '[', why: 'an open bracket' },
  { typed: '\\', why: 'a backslash' },
  { typed: '’; drop table items', why: 'an SQL injection' },
  { typed: '。。。', why: 'only punctuation' },
  { typed: '١٢٣', why: 'digits of another script' },
] as const;
