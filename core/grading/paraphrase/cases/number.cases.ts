import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './paraphrase-rows.ts';

/** Numbers and counters. */
export const numberCases: readonly GradingCase[] = [
  ...rightBy('number', [
    ['りんごを三つ買いました。', 'りんごを三個買いました', 'small and solid'],
    ['卵が6個あります。', '卵が六つあります', 'the other way'],
    ['三つのりんごを買いました。', 'さんこのりんごを買いました', 'before the noun, in kana'],
    ['コーヒーを二つください。', 'コーヒーを二杯ください', 'an order of drinks'],
    ['九時半に起きます。', '9時30分に起きます', 'half past'],
    ['一時間三十分かかります。', '一時間半かかります', 'an hour and a half'],
    ['午後三時に会います。', '15時に会います', 'the 24 hours'],
    ['十九時に始まります。', '午後七時に始まります', 'the other way'],
    ['工場で三年働きました。', '工場で三年間働きました', 'for three years'],
    ['日本語を半年間習いました。', '日本語を半年習いました', 'for half a year'],
    ['月に一度行きます。', '月に一回行きます', 'once'],
    ['もう一度言ってください。', 'もう一回言ってください', 'once more'],
    ['何度も電話しました。', '何回も電話しました', 'many times'],
    ['電車が三十分ほど遅れています。', '電車が約三十分遅れています', 'about'],
    [
      '設計は約八十パーセント完成しました。',
      '設計は八十パーセントぐらい完成しました',
      'about, the other way',
    ],
    ['何時間ぐらい寝ていますか。', '何時間ほど寝ていますか', 'asked'],
    ['三時ぐらいに戻ります。', '三時ごろに戻ります', 'an hour of the day'],
  ]),
  ...wrongSomehow([
    ['コーヒーを二つ飲みました。', 'コーヒーを二個飲みました', 'a drink is not solid'],
    ['理由が三つあります。', '理由が三個あります', 'a reason is not solid'],
    ['子供は三つです。', '子供は三個です', 'age'],
    ['椅子を二つ持って来ました。', '椅子を二個持って来ました', 'a chair is not small'],
    ['りんごを三つ買いました。', 'りんごを三本買いました', 'another counter'],
    ['りんごを三つ買いました。', 'りんごを四個買いました', 'another number'],
    ['日本語を半年習いました。', '日本語を三十分習いました', '半 of a year'],
    ['九時半に起きます。', '九時三分に起きます', 'another minute'],
    ['午後三時に会います。', '三時に会います', '午後 is needed'],
    ['午前九時に会います。', '九時に会います', '午前 is needed'],
    ['午後三時に会います。', '十三時に会います', 'another hour'],
    ['午前三時に会います。', '十五時に会います', 'in the morning'],
    ['三年前に来ました。', '三年間前に来ました', 'ago'],
    ['三日に来ました。', '三日間に来ました', 'a date'],
    ['三年で卒業しました。', '三年間卒業しました', 'within'],
    ['気温は三度です。', '気温は三回です', 'degrees'],
    ['二度と行きません。', '二回と行きません', 'never again'],
    ['今度行きます。', '今回行きます', 'another word'],
    ['三時ごろに戻ります。', '約三時に戻ります', '約 does not fit an hour of the day here'],
    ['思ったほど辛くないです。', '思ったぐらい辛くないです', 'no number'],
    ['電車が三十分遅れています。', '電車が三十分ほど遅れています', 'about is not said'],
    ['何時間ぐらい寝ていますか。', '約何時間寝ていますか', '約 does not ask'],
  ]),
];
