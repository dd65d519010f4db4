import type { GradingCase } from './case.ts';
import { almost, wrong } from './refuse-rows.ts';

export const numberWrongCases: readonly GradingCase[] = wrong(
  ['number-wrong'],
  [
    ['七時に起きます', '八時に起きます', 'kanji for kanji'],
    ['七時に起きます', '8時に起きます', 'digits for kanji'],
    ['7時に起きます', 'いちじに起きます', 'kana for digits: いち and しち sound alike'],
    ['10時に寝ます', '十一時に寝ます', 'kanji for digits'],
    ['六時半に会いましょう', '七時半に会いましょう', 'before 半'],
    ['家族は三人です', '家族は四人です', 'before 人'],
    ['一人で旅行しました', '二人で旅行しました', 'ひとり and ふたり'],
    ['みかんを二つ食べました', 'みかんをみっつ食べました', 'the native numbers'],
    ['このペンは500円です', 'このペンは5000円です', 'an extra zero'],
    ['このかばんは三千円です', 'このかばんは三百円です', 'thousand and hundred'],
    ['家賃は八万円です', '家賃は8000円です', '万 in digits'],
    ['1995年に生まれました', '1996年に生まれました', 'the last digit of a year'],
    ['部屋は301号室です', '部屋は310号室です', 'digits in another order'],
    ['誕生日は五月三日です', '誕生日は六月三日です', 'the month'],
    ['四日に出発します', 'ようかに出発します', 'よっか is the fourth, ようか the eighth'],
    ['妹は十九歳です', '妹は十八歳です', 'the second figure'],
    ['ノートを３冊買いました', 'ノートを４冊買いました', 'full-width digits'],
    ['駅まで二十分かかります', '駅まで十分かかります', 'ten and twenty'],
    ['2.5倍です', '25倍です', 'the point is missing'],
  ],
);

export const numberReadingCases: readonly GradingCase[] = almost('kana-spelling', [
  ['四時に会いましょう', 'よんじに会いましょう', '四 before 時 is よ'],
  ['会議は九時からです', '会議はきゅうじからです', '九 before 時 is く'],
  ['四月に日本へ行きます', 'よんがつに日本へ行きます', '四 before 月 is し'],
  ['子供が四人います', '子供がよんにんいます', '四 before 人 is よ'],
  ['三十分待ちます', 'さんじゅうふん待ちます', 'the number and 分 as if alone'],
  ['二人で行きます', 'ににんで行きます', 'ふたり digit by digit'],
  ['二日休みます', 'ににち休みます', 'ふつか digit by digit'],
]);
