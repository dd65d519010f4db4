import { expect, test } from 'vitest';
import { foldLongVowels } from './long-vowels.ts';
import { romajiToKana } from './romaji.ts';

test.each([
  { typed: 'taberu', kana: 'たべる', why: 'plain' },
  { typed: 'TABERU', kana: 'たべる', why: 'capitals' },
  { typed: 'ｔａｂｅｒｕ', kana: 'たべる', why: 'full-width letters' },
  { typed: 'shashin', kana: 'しゃしん', why: 'Hepburn sh' },
  { typed: 'syasin', kana: 'しゃしん', why: 'Kunrei sy, si' },
  { typed: 'chizu', kana: 'ちず', why: 'Hepburn ch' },
  { typed: 'tizu', kana: 'ちず', why: 'Kunrei ti' },
  { typed: 'ocha', kana: 'おちゃ', why: 'cha' },
  { typed: 'otya', kana: 'おちゃ', why: 'tya' },
  { typed: 'ocya', kana: 'おちゃ', why: 'cya' },
  { typed: 'tsukue', kana: 'つくえ', why: 'Hepburn tsu' },
  { typed: 'tukue', kana: 'つくえ', why: 'Kunrei tu' },
  { typed: 'fuyu', kana: 'ふゆ', why: 'Hepburn fu' },
  { typed: 'huyu', kana: 'ふゆ', why: 'Kunrei hu' },
  { typed: 'jisho', kana: 'じしょ', why: 'Hepburn ji' },
  { typed: 'zisyo', kana: 'じしょ', why: 'Kunrei zi' },
  { typed: 'jya', kana: 'じゃ', why: 'jya' },
  { typed: 'zya', kana: 'じゃ', why: 'zya' },
  { typed: 'hanadi', kana: 'はなぢ', why: 'Nihon-shiki di' },
  { typed: 'tuduku', kana: 'つづく', why: 'Nihon-shiki du' },
  { typed: 'tsudzuku', kana: 'つづく', why: 'dzu' },
  { typed: 'gakkou', kana: 'がっこう', why: 'double k' },
  { typed: 'zasshi', kana: 'ざっし', why: 'ssh' },
  { typed: 'kitte', kana: 'きって', why: 'double t' },
  { typed: 'mittsu', kana: 'みっつ', why: 'tts' },
  { typed: 'matcha', kana: 'まっちゃ', why: 'Hepburn tch' },
  { typed: 'maccha', kana: 'まっちゃ', why: 'cch' },
  { typed: 'mattya', kana: 'まっちゃ', why: 'tty' },
  { typed: 'beddo', kana: 'べっど', why: 'double voiced' },
  { typed: 'itta', kana: 'いった', why: 'of a verb' },
  { typed: 'hon', kana: 'ほん', why: 'n at the end' },
  { typed: 'honn', kana: 'ほん', why: 'nn of the keyboard at the end' },
  { typed: 'onna', kana: 'おんな', why: 'nn in Hepburn' },
  { typed: 'onnna', kana: 'おんな', why: 'nnn of the keyboard' },
  { typed: 'konnyaku', kana: 'こんにゃく', why: 'nny' },
  { typed: 'sannpo', kana: 'さんぽ', why: 'nn before a consonant' },
  { typed: "kin'en", kana: 'きんえん', why: 'apostrophe' },
  { typed: 'kin’en', kana: 'きんえん', why: 'curly apostrophe' },
  { typed: 'kinen', kana: 'きねん', why: 'no apostrophe' },
  { typed: "hon'ya", kana: 'ほんや', why: 'apostrophe before y' },
  { typed: 'shimbun', kana: 'しんぶん', why: 'm before b' },
  { typed: 'sampo', kana: 'さんぽ', why: 'm before p' },
  { typed: 'amma', kana: 'あんま', why: 'm before m' },
  { typed: 'mimi', kana: 'みみ', why: 'm before a vowel' },
  { typed: 'tōkyō', kana: 'とうきょう', why: 'macron' },
  { typed: 'tôkyô', kana: 'とうきょう', why: 'circumflex' },
  { typed: 'to\u0304kyo\u0304', kana: 'とうきょう', why: 'macron as a mark of its own' },
  { typed: 'kūki', kana: 'くうき', why: 'macron on u' },
  { typed: 'onēsan', kana: 'おねえさん', why: 'macron on e' },
  { typed: 'okāsan', kana: 'おかあさん', why: 'macron on a' },
  { typed: 'oishī', kana: 'おいしい', why: 'macron on i' },
  { typed: 'ra-men', kana: 'らーめん', why: 'hyphen as the long mark' },
  { typed: 'ko-hi-', kana: 'こーひー', why: 'hyphen at the end' },
  { typed: 'tanaka-san', kana: 'たなかさん', why: 'hyphen before a suffix' },
  { typed: 'Tōkyō-to', kana: 'とうきょうと', why: 'hyphen after a long vowel' },
  { typed: 'hon-ya', kana: 'ほんや', why: 'hyphen after ん' },
  { typed: 'xtu', kana: 'っ', why: 'small tsu' },
  { typed: 'iltute', kana: 'いって', why: 'small tsu with l' },
  { typed: 'kixya', kana: 'きゃ', why: 'small ya' },
  { typed: 'fairu', kana: 'ふぁいる', why: 'fa' },
  { typed: 'pa-thi-', kana: 'ぱーてぃー', why: 'thi' },
  { typed: "t'i", kana: 'てぃ', why: 'ti of Hepburn with an apostrophe' },
  { typed: "d'u", kana: 'どぅ', why: 'du with an apostrophe' },
  { typed: 'sherii', kana: 'しぇりい', why: 'she' },
  { typed: 'vaiorin', kana: 'ゔぁいおりん', why: 'va' },
  { typed: 'wisuki-', kana: 'うぃすきー', why: 'wi' },
  { typed: 'djuusu', kana: 'じゅうす', why: 'dj' },
  { typed: 'watashi wa', kana: 'わたしは', why: 'particle wa' },
  { typed: 'watashi wa mizu o nomu', kana: 'わたしはみずをのむ', why: 'particle o' },
  { typed: 'eki e iku', kana: 'えきへいく', why: 'particle e' },
  { typed: 'gakkou ni wa', kana: 'がっこうには', why: 'two particles' },
  { typed: 'wa', kana: 'わ', why: 'alone it is no particle' },
  { typed: 'o kane', kana: 'おかね', why: 'at the beginning it is no particle' },
  { typed: 'konnichiwa', kana: 'こんにちは', why: 'the greeting keeps its particle' },
  { typed: 'kombanwa', kana: 'こんばんは', why: 'the greeting keeps its particle' },
  { typed: 'niwa', kana: 'にわ', why: 'a garden does not' },
  { typed: '  neko   ga  ', kana: 'ねこが', why: 'spaces' },
  { typed: 'ラーメン', kana: 'らーめん', why: 'kana stays kana' },
  { typed: '', kana: '', why: 'nothing' },
])('$typed → $kana: $why', ({ typed, kana }) => {
  expect(romajiToKana(typed)).toBe(kana);
});

test.each([
  { typed: 'hello', why: 'English' },
  { typed: 'học sinh', why: 'Vietnamese' },
  { typed: 'truong', why: 'Vietnamese without marks' },
  { typed: 'gakk', why: 'half typed' },
  { typed: 'q', why: 'a letter without a vowel' },
  { typed: 'a constructor', why: 'a name that objects have' },
  { typed: 'đi', why: 'a letter that romaji has not' },
])('$typed is no romaji: $why', ({ typed }) => {
  expect(romajiToKana(typed)).toBeNull();
});

test.each([
  ['ōkii', 'おおきい'],
  ['sensē', 'せんせい'],
  ['ko-hi-', 'コーヒー'],
  ['toukyou', 'とーきょー'],
])('%s and %s are one once their long vowels are folded', (typed, word) => {
  expect(foldLongVowels(romajiToKana(typed) ?? '')).toBe(foldLongVowels(word));
});

test('a long text takes no longer than typing it', () => {
  romajiToKana('a');
  const started = performance.now();
  for (let turn = 0; turn < 100; turn++) romajiToKana('watashi wa gakkou ni ikimasu ka');
  // 0.08 ms each on a quiet machine; this one may be busy.
  expect((performance.now() - started) / 100).toBeLessThan(2);
});
