import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** When something begins, where one turns, and among what something is the most. */
export const hourAndWayCases: readonly GradingCase[] = [
  ...rightBy('particle', [
    ['会議は2時半から始まります。', '会議は2時半に始まります', 'the hour'],
    ['会議は9時に始まるはずでした。', '会議は9時から始まるはずでした', 'the other way'],
    ['試験は月曜日に始まります。', '試験は月曜日から始まります', 'a day of the week'],
    ['会議は2時半から始まります。', '会議は2時半からです', 'shorter'],
    ['授業は何時に始まりますか。', '授業は何時からですか', 'which hour'],
    ['授業は九時からです。', '授業は九時に始まります', 'longer', { vi: 'Giờ học bắt đầu từ 9 giờ.' }],
    ['角を右に曲がってください。', '角で右に曲がってください', 'where one turns'],
    ['交差点で左に曲がってください。', '交差点を左に曲がってください', 'the way'],
    ['スポーツの中で何が一番好きですか。', 'スポーツで何が一番好きですか', 'among'],
    ['果物で何が一番好きですか。', '果物の中で何が一番好きですか', 'among'],
    ['今日は4月20日木曜日です。', '今日は4月20日の木曜日です', 'the day of a date'],
  ]),
  ...wrongSomehow([
    ['会議は2時半から始まります。', '会議は2時半で始まります', 'で is no time'],
    ['会議は2時半から始まります。', '会議は2時半です', 'から is needed'],
    ['会議は2時半から始まります。', '会議は2時半までです', 'the end'],
    ['夏休みは来週から始まります。', '夏休みは来週に始まります', '来週 takes no に'],
    ['授業は何時に終わりますか。', '授業は何時からですか', 'the end'],
    ['授業は何時に始まりますか。', '授業は何時ですか', 'から is needed'],
    ['会議は九時に終わります。', '会議は九時から終わります', 'the end'],
    ['会議は九時に始まりました。', '会議は九時からです', 'the past'],
    ['授業は九時からです。', '授業は九時に始まります', 'nothing begins', { vi: 'Giờ học từ 9 giờ.' }],
    ['橋を渡ってください。', '橋で渡ってください', 'a way'],
    ['角を右に曲がってください。', '角に右に曲がってください', 'に is the side'],
    ['箱の中で何が一番重いですか。', '箱で何が一番重いですか', 'inside a box'],
    ['今日は木曜日です。', '今日はの木曜日です', 'no date'],
  ]),
];
