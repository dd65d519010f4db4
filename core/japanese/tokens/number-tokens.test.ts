import { describe, expect, test } from 'vitest';
import { loadTokenizer } from '../../../scripts/grading/load-tokenizer.ts';
import { plainTokens } from '../notation/analyse.ts';
import { withNumberReadings } from './number-tokens.ts';

const tokenize = await loadTokenizer();

/** 三〔さん〕十〔じゅっ〕分〔ぷん〕, without the readings of kana. */
const shown = (text: string): string =>
  plainTokens(text, tokenize)
    .map(({ surface, reading }) => (reading === surface ? surface : `${surface}〔${reading}〕`))
    .join('');

describe('numbers and counters are read as they are said, token by token', () => {
  test.each([
    ['三十分', '三〔さん〕十〔じゅっ〕分〔ぷん〕', 'っ before ぷん'],
    ['30分', '30〔さんじゅっ〕分〔ぷん〕', 'digits have a reading too'],
    ['１０分', '１０〔じゅっ〕分〔ぷん〕', 'full-width digits are one number'],
    ['四分', '四〔よん〕分〔ぷん〕', 'よんぷん, although ん of よん changes no other counter'],
    ['三分の一', '三〔さん〕分の〔ぶんの〕一〔いち〕', 'a third is not three minutes'],
    ['九時半', '九〔く〕時半〔じはん〕', 'a counter with a suffix'],
    ['8時', '8〔はち〕時〔じ〕', 'regular'],
    ['七時', '七〔しち〕時〔じ〕', 'not なな'],
    ['四時', '四〔よ〕時〔じ〕', 'not よん'],
    ['二十四時間', '二〔に〕十〔じゅう〕四〔よ〕時間〔じかん〕', 'the last digit of a large number'],
    ['四月一日', '四月〔しがつ〕一〔つい〕日〔たち〕', 'the first of a month'],
    ['4月1日', '4〔し〕月〔がつ〕1〔つい〕日〔たち〕', '月 after digits is not the moon'],
    ['来月の一日', '来月〔らいげつ〕の一〔つい〕日〔たち〕', 'the first of a month with の'],
    ['一日に三回', '一〔いち〕日〔にち〕に三〔さん〕回〔かい〕', 'one day'],
    ['一日中', '一〔いち〕日〔にち〕中〔じゅう〕', '中 after a length of time'],
    ['二日間', '二〔ふつ〕日間〔かかん〕', 'an irregular day with a suffix'],
    ['十四日', '十〔じゅう〕四〔よっ〕日〔か〕', 'よっか also in larger numbers'],
    ['二十日', '二〔は〕十〔つ〕日〔か〕', 'one reading over three characters'],
    ['20日', '20〔はつ〕日〔か〕', 'the same with digits'],
    ['十七日', '十〔じゅう〕七〔しち〕日〔にち〕', 'しち in dates'],
    ['二十歳', '二〔は〕十〔た〕歳〔ち〕', 'はたち'],
    ['八歳', '八〔はっ〕歳〔さい〕', 'っ before さい'],
    ['一人', '一〔ひと〕人〔り〕', 'ひとり'],
    ['2人', '2〔ふた〕人〔り〕', 'ふたり'],
    ['四人', '四〔よ〕人〔にん〕', 'よにん'],
    ['十一人', '十〔じゅう〕一〔いち〕人〔にん〕', 'ひとり only alone'],
    ['一本', '一〔いっ〕本〔ぽん〕', 'p after っ'],
    ['三本', '三〔さん〕本〔ぼん〕', 'b after ん'],
    ['百本', '百〔ひゃっ〕本〔ぽん〕', 'っ of ひゃく'],
    ['三階', '三〔さん〕階〔がい〕', 'g after ん'],
    ['三百円', '三〔さん〕百〔びゃく〕円〔えん〕', 'b in the number itself'],
    ['六百', '六〔ろっ〕百〔ぴゃく〕', 'without a counter'],
    ['八千', '八〔はっ〕千〔せん〕', 'っ in the number itself'],
    ['三千', '三〔さん〕千〔ぜん〕', 'z after ん'],
    ['一兆円', '一〔いっ〕兆〔ちょう〕円〔えん〕', 'っ before ちょう'],
    ['六京', '六〔ろっ〕京〔けい〕', '京 after a number is not the capital'],
    ['一万円', '一〔いち〕万〔まん〕円〔えん〕', 'いち is said before 万'],
    ['1,000円', '1,000〔せん〕円〔えん〕', 'a comma between thousands'],
    ['１，５００円', '１，５００〔せんごひゃく〕円〔えん〕', 'the same in full width'],
    ['1万5千円', '1〔いち〕万〔まん〕5〔ご〕千〔せん〕円〔えん〕', 'digits and characters mixed'],
    ['二〇二六年', '二〇二六〔にせんにじゅうろく〕年〔ねん〕', 'digit by digit, said as one number'],
    ['20万円', '20〔にじゅう〕万〔まん〕円〔えん〕', 'digits before a unit'],
    ['四年間', '四〔よ〕年間〔ねんかん〕', 'よねん'],
    ['3か月', '3〔さん〕か月〔かげつ〕', 'no change before か'],
    ['六ヶ月', '六〔ろっ〕ヶ月〔かげつ〕', 'another spelling of か'],
    ['一週間', '一〔いっ〕週間〔しゅうかん〕', 'っ before し'],
    ['3つ', '3〔みっ〕つ', 'つ after digits is the counter'],
    ['一粒', '一〔ひと〕粒〔つぶ〕', 'a native counter'],
    ['十ページ', '十〔じゅっ〕ページ〔ぺーじ〕', 'a borrowed counter'],
    ['百パーセント', '百〔ひゃく〕パーセント〔ぱーせんと〕', 'く stays before a borrowed p'],
    ['二重', '二〔に〕重〔じゅう〕', 'a counter without a rule keeps its reading'],
    ['二、三日', '二〔に〕、〔〕三〔さん〕日〔にち〕', 'two or three days, not みっか'],
    ['二三日', '二〔に〕三〔さん〕日〔にち〕', 'the same without a comma'],
    ['三、四日', '三〔さん〕、〔〕四〔よっ〕日〔か〕', 'よっか stays'],
    ['四、五人', '四〔し〕、〔〕五〔ご〕人〔にん〕', 'しごにん'],
    ['7、8分', '7〔しち〕、〔〕8〔はっ〕分〔ぷん〕', 'しちはっぷん, in digits'],
    ['0.5', '0.5〔れいてんご〕', 'a decimal number'],
    ['1.25倍', '1.25〔いってんにご〕倍〔ばい〕', 'digits after the point are said one by one'],
    ['192.168.0.1', '192〔〕.〔〕168〔〕.〔〕0〔〕.〔〕1〔〕', 'an address is left alone'],
    ['03-1234-5678', '03〔〕-〔〕1234〔〕-〔〕5678〔〕', 'a phone number is left alone'],
    ['090', '090〔〕', 'digits that begin with 0 are no quantity'],
    ['10:30', '10〔〕:〔〕30〔〕', 'a clock time in digits is left alone'],
  ])('%s → %s: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});

describe('questions about numbers', () => {
  test.each([
    ['何本', '何〔なん〕本〔ぼん〕', 'b after なん'],
    ['何階', '何〔なん〕階〔がい〕', 'g after なん'],
    ['何月', '何〔なん〕月〔がつ〕', '月 is not the moon'],
    ['何曜日', '何〔なん〕曜日〔ようび〕', 'a noun that counts'],
    ['何語', '何〔なに〕語〔ご〕', 'なに before 語'],
    ['何色', '何〔なに〕色〔いろ〕', 'なに before 色'],
    ['何時', '何時〔なんじ〕', 'not いつ'],
    ['何分かかりますか', '何分〔なんぷん〕かかりますか', 'not なにぶん'],
    ['何分よろしく', '何分〔なにぶん〕よろしく', 'the adverb'],
    ['何百円', '何〔なん〕百〔びゃく〕円〔えん〕', 'a unit after 何'],
    ['何千人', '何〔なん〕千〔ぜん〕人〔にん〕', 'a unit after 何'],
    ['何ですか', '何〔なん〕ですか', 'before the copula'],
    ['何の本', '何〔なん〕の本〔ほん〕', 'before の'],
    ['何でもいい', '何〔なん〕でもいい', 'anything'],
    ['何を食べますか', '何〔なに〕を食べ〔たべ〕ますか', 'no counter: not a number'],
    ['数日', '数〔すう〕日〔じつ〕', 'some days'],
  ])('%s → %s: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});

test('words of a speech engine have no word class, and stay as many as they were', () => {
  const spoken = (surface: string, reading: string) => ({
    surface,
    reading,
    pos: '',
    base: surface,
    conjugation: '',
  });
  const words = [spoken('二', 'に'), spoken('十', 'じゅっ'), spoken('歳', 'さい')];
  expect(withNumberReadings(words).map(({ reading }) => reading)).toEqual(['は', 'た', 'ち']);
  const phone = [spoken('０', 'ぜろ'), spoken('三', 'さん'), spoken('−', ''), spoken('一', 'いち')];
  expect(withNumberReadings(phone)).toEqual(phone);
});

test('what is not a number stays as it is', () => {
  const tokens = tokenize('一緒に八百屋と六本木へ行き、七五三の写真を万一のために撮る。');
  expect(withNumberReadings(tokens)).toEqual(tokens);
});
