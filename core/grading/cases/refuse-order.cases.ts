import type { GradingCase } from './case.ts';
import { wrong } from './refuse-rows.ts';

/** Every word is there, in an order that Japanese does not allow. */
export const orderCases: readonly GradingCase[] = wrong(
  ['order'],
  [
    ['学校へ行きます', '行きます学校へ', 'the predicate comes last'],
    ['弟はりんごを食べます', '弟は食べますりんごを', 'the object before the verb, unlike Vietnamese'],
    ['昨日新聞を読みました', '新聞を読みました昨日', 'nothing after the predicate, not even the time'],
    ['富士山はとても高いです', '富士山は高いですとても', 'an adverb before what it describes'],
    ['雨が降ったから行きませんでした', '行きませんでした雨が降ったから', 'the reason before the main clause'],
    ['庭に赤い花があります', '庭に花赤いがあります', 'an adjective before its noun'],
    ['この本は面白いです', '本このは面白いです', 'この before its noun'],
    ['母が作ったケーキを食べます', 'ケーキ母が作ったを食べます', 'a clause before its noun'],
    ['友達の車はきれいです', '車の友達はきれいです', 'the owner before の'],
    ['机の上に本があります', '上の机に本があります', 'the thing before の, the place after it'],
    ['姉は日本語の先生です', '姉は先生の日本語です', 'what is taught before の'],
    ['図書館で勉強します', 'で図書館勉強します', 'a particle follows its noun'],
    ['妹は学生ですか', '妹は学生かです', 'か after です'],
    ['三時半に会いましょう', '半三時に会いましょう', '半 after the hour'],
    ['昨日田中さんが来ました', '昨日さん田中が来ました', 'さん after the name'],
    ['弟はりんごを食べます', 'おとうとはたべますりんごを', 'the object before the verb, all in kana'],
  ],
);

/** Only a plain list can be reversed. */
export const turnedListCases: readonly GradingCase[] = [
  ...wrong(
    ['order'],
    [
      ['友達と映画を見ました', '映画と友達を見ました', 'と of company'],
      ['犬と公園を散歩します', '公園と犬を散歩します', 'と of company, with an animal'],
      ['新しい本や雑誌を買いました', '新しい雑誌や本を買いました', 'the adjective changed its noun'],
      ['りんごやバナナを買いました', 'りんごバナナやを買いました', 'や must be in between'],
    ],
  ),
  ...wrong(
    ['tense'],
    [['りんごやバナナを買いました', 'バナナやりんごを買います', 'a reversed list hides no mistake']],
  ),
];
