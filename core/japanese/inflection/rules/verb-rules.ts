import { GODAN_ROWS } from '../godan.ts';
import { added, type Rule, rules, VERBS } from './rule.ts';

/** Passive, potential, causative: they make a new verb. */
export const voiceRules: readonly Rule[] = [
  ...rules(['V1'], ['mizen1'], 'passive-or-potential', ...added('られる')),
  ...rules(['V1'], ['mizen5', 'sa'], 'passive', ...added('れる')),
  ...rules(['V1'], ['mizen1'], 'causative', ...added('させる')),
  ...rules(['V1'], ['mizen5', 'sa'], 'causative', ...added('せる')),
  ...rules(['V5'], ['mizen1'], 'causative', ...added('さす')),
  ...rules(['V5'], ['mizen5', 'sa'], 'causative', ...added('す')),
  ...rules(['V1'], ['mizen1'], 'causative-passive', ...added('させられる')),
  ...rules(['V1'], ['mizen5', 'sa'], 'causative-passive', ...added('せられる')),
  ...rules(['V1'], ['mizen5'], 'causative-passive', ...added('される')),
  // 見れる, 来れる: everyday speech drops the ら.
  ...rules(['V1'], ['V1'], 'potential', ['れる', 'る']),
  ...rules(['V1'], ['VK'], 'potential', ['これる', 'くる'], ['来れる', '来る']),
  ...GODAN_ROWS.flatMap(({ u, e }) => rules(['V1'], ['V5'], 'potential', [`${e}る`, u])),
  ...rules(['V1'], ['VS'], 'potential', ['できる', 'する'], ['出来る', 'する']),
];

export const moodRules: readonly Rule[] = [
  ...rules(['will'], ['V1'], [], ['よう', 'る']),
  ...rules(['will'], ['VK'], [], ['こよう', 'くる'], ['来よう', '来る']),
  ...rules(['will'], ['VS'], [], ['しよう', 'する']),
  ...GODAN_ROWS.flatMap(({ u, o }) => rules(['will'], ['V5'], [], [`${o}う`, u])),
  ...rules(['plain'], ['will'], 'volitional', ...added('', 'か'), ['っか', 'う']),
  ...rules(['V5'], ['will'], 'intend', ...added('と思う', 'とおもう')),
  ...rules(['VS'], ['will'], 'attempt', ...added('とする')),
  ...rules(['plain'], ['V1'], 'imperative', ['ろ', 'る'], ['よ', 'る'], ['くれ', 'くれる']),
  ...rules(['plain'], ['VK'], 'imperative', ['こい', 'くる'], ['来い', '来る']),
  ...rules(['plain'], ['VS'], 'imperative', ['しろ', 'する'], ['せよ', 'する']),
  ...rules(['plain'], ['V5'], 'imperative', ['さい', 'さる'], ['しゃい', 'しゃる']),
  ...GODAN_ROWS.flatMap(({ u, e }) => [
    ...rules(['plain'], ['V5'], 'imperative', [e, u]),
    ...rules(['plain'], ['V5'], 'if-ba', [`${e}ば`, u]),
  ]),
  ...rules(['plain'], ['V1', 'VK', 'VS'], 'if-ba', ['れば', 'る']),
  ...rules(['plain'], VERBS, 'prohibitive', ...added('な')),
];

export const nounsWithSuruRules: readonly Rule[] = [
  ...rules(['VS'], ['NS'], 'suru', ...added('する', 'をする')),
  ...rules(['V5'], ['NS'], 'humble-honorific', ...added('いたす', '致す')),
  ...rules(['V5'], ['NS'], 'honorific', ...added('なさる')),
  ...rules(['plain'], ['NS'], 'request', ...added('ください', '下さい')),
];
