import { GODAN_ROWS, ONBIN } from '../godan.ts';
import { type Rule, rules, type Shape } from './rule.ts';

/** する after one kanji whose reading ends in neither っ nor ん also has the forms of godan す: 愛さない, 訳せる. */
const ALSO_GODAN: readonly Shape[] = Array.from('愛属適略訳解害介有託課処期要称博', (kanji): Shape => [
  `${kanji}す`,
  `${kanji}する`,
]);

/** From stems to words: these rules have no step of their own. */
export const stemRules: readonly Rule[] = [
  ...rules(['stem', 'mizen1'], ['V1'], [], ['', 'る']),
  ...GODAN_ROWS.flatMap(({ u, i, a }) => [
    ...rules(['stem'], ['V5'], [], [i, u]),
    ...rules(['mizen5'], ['V5'], [], [a, u]),
  ]),
  // いらっしゃいます, くださいます, なさいます, ございます, おっしゃいます
  ...rules(['stem'], ['V5'], [], ['さい', 'さる'], ['しゃい', 'しゃる'], ['ざい', 'ざる']),
  ...rules(['stem'], ['VK'], [], ['き', 'くる'], ['来', '来る']),
  ...rules(['mizen1'], ['VK'], [], ['こ', 'くる'], ['来', '来る']),
  ...rules(['stem', 'shi'], ['VS'], [], ['し', 'する']),
  ...rules(['sa'], ['VS'], [], ['さ', 'する']),
  ...rules(['V5'], ['VS'], [], ...ALSO_GODAN),
  ...rules(['ku'], ['AI'], [], ['く', 'い'], ['よく', 'いい']),
];

/** て and た have the same stem: 飲んで, 飲んだ. */
export const teAndTaRules: readonly Rule[] = (['te', 'ta'] as const).flatMap((form) => {
  const t = form === 'te' ? 'て' : 'た';
  const d = form === 'te' ? 'で' : 'だ';
  const toT = (shape: string) => shape.replace('T', t).replace('D', d);
  const adjective = form === 'te' ? 'くて' : 'かった';
  return [
    ...rules([form], ['V1'], [], [t, 'る']),
    ...ONBIN.flatMap(({ onbin, endings }) =>
      endings.flatMap((ending) => rules([form], ['V5'], [], [toT(onbin), ending])),
    ),
    ...rules([form], ['V5'], [], [`行っ${t}`, '行く'], [`いっ${t}`, 'いく'], [`逝っ${t}`, '逝く']),
    // 持ってった is 持ってく, which is 持っていく.
    ...rules([form], ['V5'], [], [`てっ${t}`, 'てく'], [`でっ${t}`, 'でく']),
    ...rules(
      [form],
      ['V5'],
      [],
      [`問う${t}`, '問う'],
      [`請う${t}`, '請う'],
      [`乞う${t}`, '乞う'],
      [`とう${t}`, 'とう'],
    ),
    ...rules([form], ['V5'], [], [`いらし${t}`, 'いらっしゃる']),
    ...rules([form], ['VK'], [], [`き${t}`, 'くる'], [`来${t}`, '来る']),
    ...rules([form], ['VS'], [], [`し${t}`, 'する']),
    ...rules([form], ['AI'], [], [adjective, 'い'], [`よ${adjective}`, 'いい']),
    ...rules([form], ['AN'], [], [form === 'te' ? 'で' : 'だった', '']),
    ...rules([form], ['masu'], [], [`まし${t}`, 'ます']),
  ];
});
