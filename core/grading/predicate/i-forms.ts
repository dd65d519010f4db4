import { ending, type Ending, type Features } from './features.ts';

/** だろう and でしょう after a plain form. */
export const conjectures = (plain: string, of: Features): Ending[] => [
  ending(`${plain}だろう`, of, { mood: 'conjecture' }),
  ending(`${plain}でしょう`, of, { mood: 'conjecture', polite: true }),
];

/** Everything that is inflected like an い-adjective: 高い itself, 食べたい, and every ない. いい passes よ with its own い-form. */
export function iForms(root: string, of: Features, i = `${root}い`): Ending[] {
  const past: Features = { ...of, past: true };
  return [
    ending(i, of),
    ending(`${i}です`, of, { polite: true }),
    ending(`${root}かった`, past),
    ending(`${root}かったです`, past, { polite: true }),
    ending(`${root}くて`, of, { mood: 'te' }),
    ending(`${root}ければ`, of, { mood: 'ba' }),
    ending(`${root}かったら`, of, { mood: 'tara' }),
    ending(`${root}かったり`, of, { mood: 'listing' }),
    ending(`${i}なら`, of, { mood: 'nara' }),
    ending(`${i}ならば`, of, { mood: 'nara' }),
    ending(`${root}かったなら`, past, { mood: 'nara' }),
    ...conjectures(i, of),
    ...conjectures(`${root}かった`, past),
  ];
}

/** 高くない, 食べたくありません. */
export const negatedIForms = (root: string, of: Features): Ending[] => {
  const negative: Features = { ...of, negative: true };
  return [
    ...iForms(`${root}くな`, negative),
    ...negations(`${root}く`, of),
    ending(`${root}くなく`, negative, { mood: 'adverb' }),
    ending(`${root}くなさそう`, negative, { mood: 'seems' }),
  ];
};

/** Inflected like a noun, or twice: 高いでした, 高いじゃない, 高いくない, 高かったでした, 高くないでした. */
export function malformedIForms(root: string, of: Features, i = `${root}い`): Ending[] {
  const polite: Features = { ...of, polite: true };
  const negative: Features = { ...of, negative: true };
  const politeNegative: Features = { ...polite, negative: true };
  const past = { past: true };
  return [
    ending(`${i}だ`, of),
    ...[`${i}だった`, `${i}かった`].map((text) => ending(text, of, past)),
    ...[`${i}でした`, `${i}だったです`, `${i}かったです`, `${root}かったでした`, `${root}くでした`].map(
      (text) => ending(text, polite, past),
    ),
    ending(`${root}くです`, polite),
    ...[`${i}くて`, `${i}で`].map((text) => ending(text, of, { mood: 'te' })),
    ending(`${i}ければ`, of, { mood: 'ba' }),
    ...[`${i}だったら`, `${i}かったら`].map((text) => ending(text, of, { mood: 'tara' })),
    ending(`${i}く`, of, { mood: 'adverb' }),
    ...[`${i}では`, `${i}じゃ`, `${i}く`, `${root}くじゃ`].flatMap((head) => negations(head, of)),
    ...[`${root}くないだった`, `${root}くなくだった`].map((text) => ending(text, negative, past)),
    ...[`${root}くないでした`, `${root}くなかったでした`, `${root}くありませんだった`].map((text) =>
      ending(text, politeNegative, past),
    ),
  ];
}

/** ない and ありません after では, じゃ or く. */
export function negations(head: string, of: Features): Ending[] {
  const negative: Features = { ...of, negative: true };
  const polite: Features = { ...negative, polite: true };
  return [
    ending(`${head}ない`, negative),
    ending(`${head}ないです`, polite),
    ending(`${head}ありません`, polite),
    ending(`${head}なかった`, negative, { past: true }),
    ending(`${head}なかったです`, polite, { past: true }),
    ending(`${head}ありませんでした`, polite, { past: true }),
  ];
}
