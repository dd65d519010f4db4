import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** The same act told from the other side: praise, force, lending and borrowing. */
export const turnedCases: readonly GradingCase[] = [
  ...rightBy('set-phrase', [
    ['先生に褒められました。', '先生が褒めてくれました', 'praise', { vi: 'Tôi được thầy giáo khen.' }],
    [
      '先生に発音を褒められました。',
      '先生が発音を褒めてくださいました',
      'by somebody honoured',
      { vi: 'Tôi được thầy khen phát âm.' },
    ],
    ['先生に褒められました。', '先生に褒めてもらいました', 'received', { vi: 'Tôi được thầy giáo khen.' }],
    [
      '先生が作文を褒めてくださいました。',
      '先生に作文を褒められました',
      'the other way',
      { vi: 'Thầy đã khen bài văn của tôi.' },
    ],
    [
      '友達がパーティーに招待してくれました。',
      '友達にパーティーに招待されました',
      'an invitation',
      { vi: 'Bạn tôi đã mời tôi đến bữa tiệc.' },
    ],
    [
      '母は私に部屋を掃除させました。',
      '母に部屋を掃除させられました',
      'force',
      { vi: 'Mẹ bắt tôi dọn phòng.' },
    ],
    [
      '母に部屋を掃除させられました。',
      '母は私に部屋を掃除させました',
      'the other way',
      { vi: 'Tôi bị mẹ bắt dọn phòng.' },
    ],
    [
      '同僚にベトナム語を教えてあげました。',
      '同僚にベトナム語を教えました',
      'to whom is said',
      { vi: 'Tôi đã dạy tiếng Việt cho đồng nghiệp.' },
    ],
    ['友達に本を貸しました。', '友達に本を貸してあげました', 'a favour', { vi: 'Tôi đã cho bạn mượn sách.' }],
  ]),
  ...rightBy('request', [
    [
      'ペンを貸していただけませんか。',
      'ペンを借りてもいいですか',
      'the borrower asks',
      { vi: 'Cho tôi mượn bút được không ạ?' },
    ],
    [
      'ペンを貸していただけませんか。',
      'ペンをお借りしてもよろしいですか',
      'the borrower asks humbly',
      { vi: 'Cho tôi mượn bút được không ạ?' },
    ],
    [
      '辞書を借りてもいいですか。',
      '辞書を貸してもらえますか',
      'the lender is asked',
      { vi: 'Tôi mượn từ điển được không?' },
    ],
    [
      '辞書を借りてもいいですか。',
      '辞書を貸してくれませんか',
      'a friend is asked',
      { vi: 'Tôi mượn từ điển được không?' },
    ],
  ]),
  ...wrongSomehow([
    ['先生に褒められました。', '先生に褒めてくれました', 'who gives takes が', { vi: 'Tôi được thầy khen.' }],
    [
      '先生に褒められました。',
      '先生が褒めてもらいました',
      'who gives takes に',
      { vi: 'Tôi được thầy khen.' },
    ],
    [
      '先生に褒められました。',
      '先生が褒められました',
      'the teacher is praised',
      { vi: 'Tôi được thầy khen.' },
    ],
    [
      '弟は先生に褒められました。',
      '弟は先生が褒めてくれました',
      'somebody else is praised',
      { vi: 'Em tôi được thầy khen.' },
    ],
    ['私は父に助けられました。', '私は父が助けてくれました', 'two who could act', { vi: 'Tôi được bố cứu.' }],
    ['先生に叱られました。', '先生が叱ってくれました', 'nothing welcome', { vi: 'Tôi bị thầy mắng.' }],
    [
      '母は私に部屋を掃除させました。',
      '母は部屋を掃除させられました',
      'the mother is forced',
      { vi: 'Mẹ bắt tôi dọn phòng.' },
    ],
    [
      '母は私に部屋を掃除させました。',
      '母に部屋を掃除させました',
      'I force the mother',
      { vi: 'Mẹ bắt tôi dọn phòng.' },
    ],
    [
      '母は弟に部屋を掃除させました。',
      '母に部屋を掃除させられました',
      'somebody else is forced',
      { vi: 'Mẹ bắt em dọn phòng.' },
    ],
    [
      '母に部屋を掃除させられました。',
      '母は私に部屋を掃除させられました',
      'I force the mother',
      { vi: 'Tôi bị mẹ bắt dọn phòng.' },
    ],
    [
      '先生に写真を見せました。',
      '先生に写真を見せてあげました',
      'no favour to the honoured',
      { vi: 'Tôi đã cho thầy xem ảnh.' },
    ],
    [
      '友達に本を貸してあげました。',
      '友達に本を貸してくれました',
      'the other direction',
      { vi: 'Tôi cho bạn mượn sách.' },
    ],
    [
      '友達に本を貸してあげました。',
      '友達に本を借りました',
      'the other direction',
      { vi: 'Tôi cho bạn mượn sách.' },
    ],
    [
      'ペンを借りてもいいですか。',
      'ペンを貸してもいいですか',
      'who lends',
      { vi: 'Tôi mượn bút được không?' },
    ],
    [
      'ペンを貸してもらえますか。',
      'ペンを借りてもらえますか',
      'who borrows',
      { vi: 'Cho tôi mượn bút được không?' },
    ],
    [
      '友達に本を貸してもいいですか。',
      '友達に本を借りてもらえますか',
      'somebody else borrows',
      { vi: 'Tôi cho bạn mượn sách được không?' },
    ],
    [
      '友達に本を借りてもいいですか。',
      '友達に本を貸してもらえますか',
      'somebody else lends',
      { vi: 'Tôi mượn sách của bạn được không?' },
    ],
  ]),
];
