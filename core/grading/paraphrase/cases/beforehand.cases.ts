import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

const right = { verdict: 'correct-with-note', rules: ['beforehand'] } as const;
const wrong = { verdict: 'wrong' } as const;

/** ておく left out where something else says beforehand, added where the prompt does. */
export const beforehandCases: readonly GradingCase[] = [
  {
    model: '友達が来る前に、部屋を掃除しておきます。',
    typed: '友達が来る前に、部屋を掃除します',
    ...right,
    why: '前に says the same',
  },
  {
    model: '会議までに、資料を準備しておきました。',
    typed: '会議までに、資料を準備しました',
    ...right,
    why: 'までに says the same',
  },
  {
    model: '飲み物を買いました。',
    vi: 'Tôi đã mua sẵn đồ uống.',
    typed: '飲み物を買っておきました',
    ...right,
    why: 'the prompt says so',
  },
  {
    model: '窓を開けてください。',
    vi: 'Hãy mở sẵn cửa sổ.',
    typed: '窓を開けておいてください',
    ...right,
    why: 'a request',
  },
  {
    model: '飲み物を買いました。',
    vi: 'Tôi đã mua sẵn đồ uống.',
    typed: '飲み物を買っときました',
    ...right,
    why: 'as it is said',
  },
  {
    model: '野菜を冷蔵庫に入れておきました。',
    typed: '野菜を冷蔵庫に入れました',
    ...wrong,
    why: 'nothing else says beforehand',
  },
  {
    model: '友達が来る前に、部屋を掃除しておきます。',
    vi: 'Tôi sẽ dọn sẵn phòng trước khi bạn tôi đến.',
    typed: '友達が来る前に、部屋を掃除します',
    ...wrong,
    why: 'the prompt asks for it',
  },
  {
    model: '飲み物を買いました。',
    vi: 'Tôi đã mua đồ uống.',
    typed: '飲み物を買っておきました',
    ...wrong,
    why: 'the prompt does not say so',
  },
  {
    model: '寝る前に、歯を磨きます。',
    typed: '寝る前に、歯を磨いておきます',
    ...wrong,
    why: 'a habit is no preparation',
  },
  {
    model: '窓を開けてください。',
    typed: '窓を開けてあってください',
    ...wrong,
    why: 'てある is something else',
  },
  {
    model: '窓を開けておきました。',
    typed: '窓を開けてありました',
    ...wrong,
    why: 'てある is something else',
  },
  {
    model: '電気が消えました。',
    vi: 'Đèn đã tắt sẵn.',
    typed: '電気が消えておきました',
    ...wrong,
    why: 'nobody does it',
  },
  ...rightBy('beforehand', [
    ['会議の前に、資料をコピーしておきます。', '会議の前に、資料をコピーします', 'before an event'],
  ]),
  ...wrongSomehow([
    ['駅の前に荷物を置いておきます。', '駅の前に荷物を置きます', '前 is a place'],
    [
      '仕事を手伝います。',
      '仕事を手伝っておきます',
      'sẵn sàng is willing',
      { vi: 'Tôi sẵn sàng giúp việc.' },
    ],
    [
      '窓を開けておいてください。',
      '窓を開けたままにしてください',
      'opened beforehand',
      { vi: 'Xin hãy mở sẵn cửa sổ.' },
    ],
  ]),
];
