import type { GradingCase } from './case.ts';
import { wrong } from './refuse-rows.ts';

/** The sound is right, the character is not. */
export const kanjiWrongCases: readonly GradingCase[] = wrong(
  ['kanji-wrong'],
  [
    ['橋を渡ります', '箸を渡ります', 'はし: bridge and chopsticks'],
    ['今夜雨が降ります', '今夜飴が降ります', 'あめ: rain and sweets'],
    ['象は鼻が長いです', '象は花が長いです', 'はな: nose and flower'],
    ['昨日髪を切りました', '昨日紙を切りました', 'かみ: hair and paper'],
    ['今日は暑いです', '今日は熱いです', 'あつい of the weather'],
    ['この本は厚いです', 'この本は暑いです', 'あつい of a book'],
    ['弟は足が速いです', '弟は足が早いです', 'はやい: fast and early'],
    ['毎朝早く起きます', '毎朝速く起きます', 'はやい, inflected'],
    ['毎日友達に会います', '毎日友達に合います', 'あう: meet and fit'],
    ['猫を飼っています', '猫を買っています', 'かう: keep and buy'],
    ['白いシャツを着ます', '白いシャツを来ます', 'きます: wear and come'],
    ['授業を始めます', '授業を初めます', 'はじめ: begin and first'],
    ['一日に二回食べます', '一日に二階食べます', 'かい: times and floor'],
    ['これはいい機会です', 'これはいい機械です', 'きかい: chance and machine'],
    ['大学で化学を勉強します', '大学で科学を勉強します', 'かがく: chemistry and science'],
    ['公園を散歩します', '公円を散歩します', 'the second character of a compound'],
    ['銀行はどこですか', '銀校はどこですか', 'the second character, こう'],
    ['兄は医者です', '兄は医社です', 'the second character, しゃ'],
    ['自転車で行きます', '自点車で行きます', 'the middle character of three'],
    ['妹は大学生です', '妹は大学性です', 'the last character of three'],
    ['一緒に帰りましょう', '一諸に帰りましょう', 'a character that looks alike'],
    ['電話番号を教えてください', '伝話番号を教えてください', 'the first character of four'],
  ],
);
