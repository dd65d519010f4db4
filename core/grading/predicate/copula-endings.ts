import { contracted, ending, type Ending, type Features, malformed, only, PLAIN } from './features.ts';
import { conjectures, iForms, negatedIForms, negations } from './i-forms.ts';
import { tooMuchForms } from './verb-endings.ts';

const POLITE: Features = { ...PLAIN, polite: true };
const PAST: Features = { ...PLAIN, past: true };
const NEGATIVE: Features = { ...PLAIN, negative: true };

/** The forms after a noun or a な-adjective, which is a unit of its own. */
export const copulaEndings = (): Ending[] => [
  ...affirmative(),
  ...negative('では'),
  ...contracted(negative('じゃ')),
  ...negative('で'),
  ...malformed(malformedForms()),
];

const affirmative = (): Ending[] => [
  ...['だ', 'である'].map((text) => ending(text, PLAIN)),
  ...['です', 'であります'].map((text) => ending(text, POLITE)),
  ...['だった', 'であった'].map((text) => ending(text, PAST)),
  ...['でした', 'でありました'].map((text) => ending(text, POLITE, { past: true })),
  ...['で', 'であって'].map((text) => ending(text, PLAIN, { mood: 'te' })),
  ending('でして', POLITE, { mood: 'te' }),
  ending('であれば', PLAIN, { mood: 'ba' }),
  ...['だったら', 'であったら'].map((text) => ending(text, PLAIN, { mood: 'tara' })),
  ending('でしたら', POLITE, { mood: 'tara' }),
  ...['なら', 'ならば', 'であるなら'].map((text) => ending(text, PLAIN, { mood: 'nara' })),
  ending('だったなら', PAST, { mood: 'nara' }),
  ending('だったり', PLAIN, { mood: 'listing' }),
  ...['な', 'である'].map((text) => ending(text, PLAIN, { mood: 'adnominal' })),
  ending('に', PLAIN, { mood: 'adverb' }),
  ending('そう', PLAIN, { mood: 'seems' }),
  ...conjectures('', PLAIN),
  ...conjectures('である', PLAIN),
  ...conjectures('だった', PAST),
  ...tooMuchForms({ stem: '' }),
];

const negative = (head: string): Ending[] => [
  ...iForms(`${head}な`, NEGATIVE),
  ...negations(head, PLAIN),
  ending(`${head}ありませんでしたら`, NEGATIVE, { mood: 'tara', polite: true }),
  ending(`${head}なく`, NEGATIVE, { mood: 'te' }),
  ending(`${head}なさそう`, NEGATIVE, { mood: 'seems' }),
];

/** な-adjectives inflected like い-adjectives (静かくない, 静かいです), an extra だ or な, or tense or politeness twice. */
const malformedForms = (): Ending[] => [
  ...iForms('', PLAIN),
  ...only(negatedIForms('', PLAIN), 'statement', 'te', 'ba', 'tara'),
  ending('く', PLAIN, { mood: 'adverb' }),
  ...['だ', 'な'].flatMap((head) => [
    ending(`${head}だ`, PLAIN),
    ending(`${head}です`, POLITE),
    ending(`${head}だった`, PAST),
    ending(`${head}でした`, POLITE, { past: true }),
    ending(`${head}でしょう`, POLITE, { mood: 'conjecture' }),
    ...[`${head}では`, `${head}じゃ`].flatMap((before) => negations(before, PLAIN)),
  ]),
  ...['だったです', 'だったでした', 'でしたです', 'ですでした', 'ですだった'].map((text) =>
    ending(text, POLITE, { past: true }),
  ),
  ...['では', 'じゃ'].flatMap((head) => [
    ending(`${head}ないだった`, NEGATIVE, { past: true }),
    ...['ないでした', 'なかったでした', 'ありませんだった'].map((tail) =>
      ending(head + tail, NEGATIVE, { polite: true, past: true }),
    ),
  ]),
];
