import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** Particles that lead the same way. */
export const sameWayCases: readonly GradingCase[] = [
  ...rightBy('particle', [
    [
      'この問題は難しすぎて、誰にも解けません。',
      'この問題は難しすぎて、誰も解けません',
      'nobody can',
      { vi: 'Bài này khó quá, không ai giải được.' },
    ],
    ['公園を散歩します。', '公園で散歩します', 'where one walks about', { vi: 'Tôi đi dạo ở công viên.' }],
    [
      '部屋を出るとき、電気を消します。',
      '部屋から出るとき、電気を消します',
      'out of the room',
      { vi: 'Khi ra khỏi phòng, tôi tắt điện.' },
    ],
    [
      '日本の生活に慣れました。',
      '日本での生活に慣れました',
      'there',
      { vi: 'Tôi đã quen với cuộc sống ở Nhật.' },
    ],
    [
      'この問題はだれにも解けません。',
      'この問題は誰も解けません',
      'nobody can',
      { vi: 'Bài này không ai giải được.' },
    ],
    [
      'ホテルから空港まで三十分かかります。',
      'ホテルから空港までは三十分かかります',
      'the way',
      { vi: 'Từ khách sạn đến sân bay mất ba mươi phút.' },
    ],
    [
      '日本の生活にもう慣れましたか。',
      '日本の生活にはもう慣れましたか',
      'what one is used to',
      { vi: 'Bạn đã quen với cuộc sống ở Nhật chưa?' },
    ],
  ]),
  ...wrongSomehow([
    [
      'この子は誰にも褒められません。',
      'この子は誰も褒められません',
      'who praises',
      { vi: 'Đứa bé này không được ai khen.' },
    ],
    ['大学を出ました。', '大学から出ました', 'graduated', { vi: 'Tôi đã tốt nghiệp đại học.' }],
    ['橋を渡ります。', '橋で渡ります', 'a way', { vi: 'Tôi đi qua cầu.' }],
    ['日本の車です。', '日本での車です', 'nothing is done there', { vi: 'Là xe của Nhật.' }],
    ['誰にも会いませんでした。', '誰も会いませんでした', "に is the verb's", { vi: 'Tôi không gặp ai cả.' }],
    [
      '朝から晩まで働きます。',
      '朝から晩までは働きます',
      'a time, and は denies the rest',
      { vi: 'Tôi làm việc từ sáng đến tối.' },
    ],
  ]),
];
