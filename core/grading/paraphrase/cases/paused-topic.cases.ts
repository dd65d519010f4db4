import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** A pause or って in the place of a particle. */
export const pausedTopicCases: readonly GradingCase[] = [
  ...rightBy('dropped-particle', [
    [
      'このケーキはおいしそうです。',
      'このケーキ、おいしそうですね',
      'a pause after what is pointed at',
      { vi: 'Cái bánh này trông ngon quá.' },
    ],
    [
      'これは北海道で撮った写真です。',
      'これ、北海道で撮った写真です',
      'これ alone',
      { vi: 'Đây là bức ảnh tôi chụp ở Hokkaido.' },
    ],
    [
      'このくつをはいてみてもいいですか。',
      'このくつ、はいてみてもいいですか',
      'in the place of を',
      { vi: 'Tôi đi thử đôi giày này được không?' },
    ],
    [
      '先生はもう昼ご飯を召し上がりましたか。',
      '先生、もう昼ご飯を召し上がりましたか',
      'the teacher is called',
      { vi: 'Thầy đã dùng bữa trưa chưa ạ?' },
    ],
    [
      'この近くに郵便局がありますか。',
      'この近くに郵便局ってありますか',
      'what is asked for',
      { vi: 'Gần đây có bưu điện không ạ?' },
    ],
    [
      '会議はいつ始まりますか。',
      '会議っていつ始まりますか',
      'what is asked about',
      { vi: 'Cuộc họp khi nào bắt đầu?' },
    ],
    ['窓を開けましょうか。', '窓開けようか', 'a plain offer', { vi: 'Để tôi mở cửa sổ nhé?' }],
  ]),
  ...wrongSomehow([
    [
      'このケーキはおいしそうです。',
      'このケーキおいしそうです',
      'no pause was typed',
      { vi: 'Cái bánh này trông ngon quá.' },
    ],
    [
      'これは北海道で撮った写真です。',
      'これ北海道で撮った写真です',
      'no pause was typed',
      { vi: 'Đây là bức ảnh tôi chụp ở Hokkaido.' },
    ],
    ['私は会社員です。', '私、会社員です', 'nobody points at oneself', { vi: 'Tôi là nhân viên công ty.' }],
    [
      'この人は何歳ですか。',
      'この人、何歳ですか',
      'of a person は stays',
      { vi: 'Người này bao nhiêu tuổi?' },
    ],
    [
      'このケーキを召し上がりますか。',
      'このケーキ、召し上がりますか',
      'keigo keeps its particles',
      { vi: 'Thầy dùng bánh này không ạ?' },
    ],
    ['この店で昼ご飯を食べます。', 'この店、昼ご飯を食べます', 'で stays', { vi: 'Tôi ăn trưa ở quán này.' }],
    ['先生はもう帰りました。', '先生、もう帰りました', 'told, not asked', { vi: 'Thầy đã về rồi.' }],
    [
      '田中さんは何を飲みますか。',
      '田中さんって何を飲みますか',
      'what somebody does',
      { vi: 'Anh Tanaka uống gì?' },
    ],
    [
      'この近くに郵便局があります。',
      'この近くに郵便局ってあります',
      'nothing is asked',
      { vi: 'Gần đây có bưu điện.' },
    ],
    ['窓を開けましょうか。', '窓開けましょうか', 'polite speech keeps を', { vi: 'Để tôi mở cửa sổ nhé?' }],
    ['窓を開けましょうか。', '窓開けようの', 'no question', { vi: 'Để tôi mở cửa sổ nhé?' }],
  ]),
];
