import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** てはだめです, 必要はありません, ないようにしてください, 借りてもいいですか; し, adjective + なら and いいのに. */
export const prohibitionCases: readonly GradingCase[] = [
  ...rightBy('request', [
    ['ここで写真を撮ってはいけません。', 'ここで写真を撮ってはだめです', 'forbidden'],
    ['ここで写真を撮ってはだめです。', 'ここで写真を撮ってはいけません', 'the other way'],
    ['ここで写真を撮ってはいけません。', 'ここで写真を撮っちゃだめです', 'as it is said'],
    [
      '明日は来なくてもいいです。',
      '明日は来る必要はありません',
      'no need',
      { vi: 'Ngày mai không cần đến.' },
    ],
    [
      '明日は来る必要はありません。',
      '明日は来なくてもいいです',
      'the other way',
      { vi: 'Ngày mai không cần đến.' },
    ],
    [
      'パスポートを忘れないでください。',
      'パスポートを忘れないようにしてください',
      'take care',
      { vi: 'Đừng quên hộ chiếu nhé.' },
    ],
    [
      'ペンを貸してもらえますか。',
      'ペンを借りてもいいですか',
      'from the borrower',
      { vi: 'Cho tôi mượn cái bút được không?' },
    ],
    [
      'ペンを借りてもいいですか。',
      'ペンを貸していただけませんか',
      'from the lender',
      { vi: 'Cho tôi mượn cái bút được không?' },
    ],
  ]),
  ...rightBy('link', [
    [
      'この部屋は広くてきれいです。',
      'この部屋は広いし、きれいです',
      'two qualities',
      { vi: 'Phòng này rộng và sạch.' },
    ],
    ['静かできれいです。', '静かだし、きれいです', 'after a な-adjective', { vi: 'Yên tĩnh và sạch.' }],
    [
      'この店は安いし、おいしいです。',
      'この店は安くて、おいしいです',
      'the other way',
      { vi: 'Quán này rẻ và ngon.' },
    ],
  ]),
  ...rightBy('condition', [
    ['安ければ買います。', '安いなら買います', 'decided by how it is', { vi: 'Nếu rẻ thì tôi sẽ mua.' }],
    ['安いなら買います。', '安ければ買います', 'the other way', { vi: 'Nếu rẻ thì tôi mua.' }],
    [
      'もっとお金があればいいのに。',
      'もっとお金があったらいいのに',
      'a dream',
      { vi: 'Ước gì tôi có nhiều tiền hơn.' },
    ],
    [
      'もっとお金があったらいいのに。',
      'もっとお金があるといいのに',
      'a dream with と',
      { vi: 'Ước gì tôi có nhiều tiền hơn.' },
    ],
  ]),
  ...wrongSomehow([
    [
      'ここで吸ってはいけません。',
      'ここで吸わなくてはだめです',
      'the opposite',
      { vi: 'Ở đây không được hút.' },
    ],
    ['ここで吸ってはいけません。', 'ここで吸ってだめです', 'は is missing', { vi: 'Ở đây không được hút.' }],
    [
      'ここで吸ってはいけません。',
      'ここで吸ってはだめじゃないです',
      'negated twice',
      { vi: 'Ở đây không được hút.' },
    ],
    ['行かなくてもいいです。', '行かない必要はありません', 'negated twice', { vi: 'Không cần đi.' }],
    [
      '行かなくてもいいですか。',
      '行く必要はありませんか',
      'another question',
      { vi: 'Tôi không đi có được không?' },
    ],
    [
      '来なくてもいいです。',
      '来る必要はありません',
      'leave, not lack of need',
      { vi: 'Bạn không đến cũng được.' },
    ],
    [
      'ここで食べないでください。',
      'ここで食べないようにしてください',
      'forbidden, nothing to take care of',
      { vi: 'Đừng ăn ở đây.' },
    ],
    [
      'パスポートを忘れないでください。',
      'パスポートを忘れるようにしてください',
      'the opposite',
      { vi: 'Đừng quên hộ chiếu nhé.' },
    ],
    [
      'ペンを貸してもらえますか。',
      'ペンを借りてもらえますか',
      'the listener would borrow',
      { vi: 'Cho tôi mượn cái bút được không?' },
    ],
    [
      'ペンを貸してもらえますか。',
      'ペンを貸してもいいですか',
      'the speaker would lend',
      { vi: 'Cho tôi mượn cái bút được không?' },
    ],
    [
      'ペンを友達に貸してもらえますか。',
      'ペンを友達に借りてもいいですか',
      'somebody else borrows',
      { vi: 'Bạn cho bạn tôi mượn bút được không?' },
    ],
    ['高くて買えません。', '高いし買えません', 'a reason', { vi: 'Đắt quá nên không mua được.' }],
    ['静かできれいです。', '静かしきれいです', 'だ is missing', { vi: 'Yên tĩnh và sạch.' }],
    [
      'この部屋は広くて明るい部屋です。',
      'この部屋は広いし明るい部屋です',
      'before a noun',
      { vi: 'Phòng này là phòng rộng và sáng.' },
    ],
    ['安ければ買います。', '安いと買います', 'と before a decision', { vi: 'Nếu rẻ thì tôi sẽ mua.' }],
    ['安ければ買います。', '安いだったら買います', 'malformed', { vi: 'Nếu rẻ thì tôi sẽ mua.' }],
    ['早く行けばいいのに。', '早く行くといいのに', 'somebody could do it', { vi: 'Sao không đi sớm đi.' }],
  ]),
];
