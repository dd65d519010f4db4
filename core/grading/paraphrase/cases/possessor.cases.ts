import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** 私の and 自分の, which go without saying. */
export const possessorCases: readonly GradingCase[] = [
  ...rightBy('possessor', [
    ['家族は四人です。', '私の家族は四人です', 'added', { vi: 'Gia đình tôi có bốn người.' }],
    [
      '会社は銀行の隣にあります。',
      '私の会社は銀行の隣にあります',
      'a thing',
      { vi: 'Công ty tôi nằm cạnh ngân hàng.' },
    ],
    [
      '日本語はまだ上手ではありません。',
      '私の日本語はまだ上手ではありません',
      'with của',
      { vi: 'Tiếng Nhật của tôi vẫn chưa giỏi.' },
    ],
    [
      'ここに名前を書きます。',
      'ここに自分の名前を書きます',
      'one’s own',
      { vi: 'Tôi viết tên mình vào đây.' },
    ],
    ['私の趣味は読書です。', '趣味は読書です', 'left out'],
    ['私の父は医者です。', '父は医者です', 'one’s own father'],
    ['昨日、私の母が来ました。', '昨日、母が来ました', 'after a time'],
  ]),
  ...wrongSomehow([
    [
      '家族は四人です。',
      '私の家族は四人です',
      'the Vietnamese speaks of somebody else',
      { vi: 'Gia đình anh ấy có bốn người.' },
    ],
    [
      '会社は大きいです。',
      '私の会社は大きいです',
      'the Vietnamese does not say whose',
      { vi: 'Công ty lớn.' },
    ],
    ['私の部屋には窓が二つあります。', '部屋には窓が二つあります', 'a room can be anybody’s'],
    ['私の本はどれですか。', '本はどれですか', 'a book can be anybody’s'],
    ['お父さんは医者ですか。', '私のお父さんは医者ですか', 'somebody else’s father'],
    ['田中さんの家族は四人です。', '家族は四人です', 'whose it is must be said'],
    ['彼は自分の名前を書きました。', '彼は名前を書きましたか', 'another sentence'],
    ['家族は四人です。', 'あなたの家族は四人です', 'not the listener', { vi: 'Gia đình tôi có bốn người.' }],
    [
      'ここに名前を書きます。',
      'ここに私の名前を書きます',
      'the name of whoever writes',
      { vi: 'Mọi người viết tên vào đây.' },
    ],
    [
      '友達の名前を忘れました。',
      '友達の私の名前を忘れました',
      'it has an owner',
      { vi: 'Tôi quên tên bạn tôi.' },
    ],
    ['友達が私の母に会いました。', '友達が母に会いました', 'could be the mother of the friend'],
    ['社長が私の名前を呼びました。', '社長が名前を呼びました', 'could be any name'],
  ]),
];
