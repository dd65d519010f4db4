/**
 * Suggestions while typing. All of them begin like the typed text in its own script: kana by reading, kanji by
 * spelling, Latin letters by romaji or Vietnamese. `among` is one that must be there.
 */
export const suggestionCases = [
  { typed: 'がく', among: '学生', why: 'hiragana begins a reading' },
  { typed: 'ガク', among: '学生', why: 'katakana begins a reading too' },
  { typed: 'たべ', among: '食べる', why: 'hiragana begins a verb' },
  { typed: 'コンビ', among: 'コンビニ', why: 'katakana begins a katakana word' },
  { typed: 'びょう', among: '病院', why: 'a digraph' },
  { typed: '学', among: '学校', why: 'kanji begins a spelling' },
  { typed: '電', among: '電車', why: 'kanji begins a spelling' },
  { typed: '食べ', among: '食べる', why: 'kanji and kana' },
  { typed: '図書', among: '図書館', why: 'two kanji' },
  { typed: 'せんせ', among: '先生', why: 'a kana short of a word' },
] as const;

/** Latin letters: romaji and Vietnamese, finished or not, also with keys that are left over. */
export const latinSuggestionCases = [
  { typed: 'gak', among: '学校', why: 'romaji that ends inside a kana' },
  { typed: 'tabe', among: '食べる', why: 'romaji' },
  { typed: 'benh v', among: '病院', why: 'the second syllable has begun' },
  { typed: 'bệnh v', among: '病院', why: 'the same with marks' },
  { typed: 'beenhj v', among: '病院', why: 'the same in Telex' },
  { typed: 'trường h', among: '学校', why: 'Vietnamese with marks' },
  { typed: 'dien th', among: '電話', why: 'Vietnamese without marks' },
  { typed: 'hoc hi', among: '学校', why: 'Hán Việt' },
] as const;

/** Suggestions of which the first is known. */
export const firstSuggestionCases = [
  { typed: 'コン', first: 'コンビニ', why: 'katakana is continued in katakana, before 今月' },
  { typed: 'スー', first: 'スーパー', why: 'katakana before 吸う, which sounds so' },
  { typed: 'テ', first: 'テレビ', why: 'katakana before 手' },
  { typed: 'ガク', first: '額', why: 'no word in katakana begins so' },
  { typed: 'せんs', first: '先生', why: 'the input method still shows a consonant' },
  { typed: 'がっk', first: '学校', why: 'a consonant after a small っ' },
  { typed: 'コンb', first: 'コンビニ', why: 'a consonant after katakana' },
  { typed: 'びょういn', first: '病院', why: 'n is still to become ん' },
  { typed: '食b', first: '食べる', why: 'a consonant after a kanji' },
  { typed: 'とうky', first: '東京', why: 'two consonants' },
  { typed: 'せんｓ', first: '先生', why: 'a full-width consonant' },
] as const;

/** What begins in another way is not suggested. */
export const noSuggestionCases = [
  { typed: 'trườ', never: ['中'], why: 'trong does not begin with trườ' },
  { typed: 'hộ c', never: ['学校'], why: 'học divides the letters elsewhere' },
  { typed: 'bệnh v', never: ['弁護'], why: 'the finished syllable has its marks' },
] as const;
