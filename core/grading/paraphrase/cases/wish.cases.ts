import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

const right = { verdict: 'correct-with-note', rules: ['wish'] } as const;
const wrong = { verdict: 'wrong' } as const;

/** たいです, たいと思います, ほしいです: what the speaker wants now. */
export const wishCases: readonly GradingCase[] = [
  { model: '日本で働きたいです。', typed: '日本で働きたいと思います', ...right, why: 'gentler' },
  {
    model: '日本で働きたいです。',
    typed: '日本で働きたいと思っています',
    ...right,
    why: 'a wish of some time',
  },
  { model: '日本で働きたいと思います。', typed: '日本で働きたいです', ...right, why: 'the other way' },
  {
    model: '日本で働きたいと思っています。',
    typed: '日本で働きたいです',
    ...right,
    why: 'from と思っています',
  },
  {
    model: '日本で働きたいと思っています。',
    typed: '日本で働きたいと思います',
    ...right,
    why: 'both with と',
  },
  {
    model: '新しいカメラが欲しいです。',
    typed: '新しいカメラが欲しいと思っています',
    ...right,
    why: 'a thing',
  },
  {
    model: '新しいカメラが欲しいと思っています。',
    typed: '新しいカメラがほしいです',
    ...right,
    why: 'a thing, the other way',
  },
  {
    model: '母に来てほしいです。',
    typed: '母に来てほしいと思います',
    ...right,
    why: 'that somebody does something',
  },
  {
    model: '日本で働きたいですが、まだ日本語が下手です。',
    typed: '日本で働きたいと思っていますが、まだ日本語が下手です',
    ...right,
    why: 'before が',
  },
  { model: '日本で働きたい。', typed: '日本で働きたいと思う', ...right, why: 'plain' },
  { model: '日本で働きたいですか。', typed: '日本で働きたいと思いますか', ...wrong, why: 'a question' },
  { model: '日本で働きたかったです。', typed: '日本で働きたいと思いました', ...wrong, why: 'past' },
  { model: '日本で働きたかったです。', typed: '日本で働きたかったと思います', ...wrong, why: 'past' },
  { model: '日本で働きたくないです。', typed: '日本で働きたくないと思います', ...wrong, why: 'not wanted' },
  {
    model: '弟は日本で働きたいと思っています。',
    typed: '弟は日本で働きたいです',
    ...wrong,
    why: 'of somebody else',
  },
  {
    model: '弟は日本で働きたいと思っています。',
    typed: '弟は日本で働きたいと思います',
    ...wrong,
    why: 'of somebody else',
  },
  {
    model: '田中さんは休みたいと思っています。',
    typed: '田中さんは休みたいです',
    ...wrong,
    why: 'of somebody else',
  },
  { model: '水が欲しいです。', typed: '水が欲しいと思います', ...wrong, why: 'not said of a thing' },
  { model: '日本で働きたいです。', typed: '日本で働きたいだと思います', ...wrong, why: 'だ after たい' },
  { model: '日本で働きたいです。', typed: '日本で働くと思います', ...wrong, why: 'a guess, no wish' },
  { model: '日本で働きたいです。', typed: '日本で働こうと思います', ...wrong, why: 'an intention, no wish' },
  {
    model: '働きたい会社があります。',
    typed: '働きたいと思う会社があります',
    ...wrong,
    why: 'before a noun it is something else',
  },
  {
    model: '母に来てほしいです。',
    typed: '母に来てもらいたいです',
    ...right,
    rules: ['benefit'],
    why: 'from somebody',
  },
  {
    model: '母に来てもらいたいです。',
    typed: '母に来てほしいです',
    ...right,
    rules: ['benefit'],
    why: 'the other way',
  },
  { model: '母に来てほしいです。', typed: '母が来たいです', ...wrong, why: 'her own wish' },
  { model: '母に来てほしいです。', typed: '母に来たいです', ...wrong, why: "one's own coming" },
  {
    model: '母に来ないでほしいです。',
    typed: '母に来ないでもらいたいです',
    ...right,
    rules: ['benefit'],
    why: 'what should not be done',
  },
  ...rightBy('wish', [
    [
      '母が病気なので、国へ帰りたいと思っています。',
      '母が病気なので、国へ帰りたいです',
      'the mother is in another clause',
    ],
    ['コーヒーが飲みたいと思っています。', 'コーヒーが飲みたいです', 'が is the object'],
  ]),
  ...wrongSomehow([
    ['全員が行きたいと思っています。', '全員が行きたいです', 'others'],
    ['ランは日本に行きたいと思っています。', 'ランは日本に行きたいです', 'a name in katakana'],
    ['若者は東京で働きたいと思っています。', '若者は東京で働きたいと思います', 'others'],
    ['二人は結婚したいと思っています。', '二人は結婚したいです', 'others'],
    ['政府は税金を上げたいと思っています。', '政府は税金を上げたいです', 'a group'],
  ]),
];
