import { ending, type Ending, malformed, only, PLAIN } from './features.ts';
import { iForms, malformedIForms, negatedIForms, negations } from './i-forms.ts';
import { tooMuchForms } from './verb-endings.ts';

/** 高い; the root is everything before the い. */
export const adjectiveEndings = (): Ending[] => [
  ...regular(''),
  ending('そう', PLAIN, { mood: 'seems' }),
  ...malformed([
    ...malformedIForms('', PLAIN),
    // The い left out: 高です, 高じゃない.
    ending('です', PLAIN, { polite: true }),
    ending('でした', PLAIN, { polite: true, past: true }),
    ...negations('じゃ', PLAIN),
    ending('いそう', PLAIN, { mood: 'seems' }),
  ]),
];

/** いい is inflected like よい, and so are its compounds: かっこいい, かっこよくない. */
export const goodEndings = (): Ending[] => [
  ...['よ', '良'].flatMap((root) => [
    ...regular(root),
    // A root of one kana takes さ before そう.
    ending(`${root}さそう`, PLAIN, { mood: 'seems' }),
    ...malformed([...malformedIForms(root, PLAIN), ending(`${root}そう`, PLAIN, { mood: 'seems' })]),
  ]),
  ...iForms('よ', PLAIN, 'いい'),
  ...malformed([
    // いくない, いかった; then いいくない, いいでした. Without the adverb: いく is another word.
    ...iForms('い', PLAIN),
    ...only(negatedIForms('い', PLAIN), 'statement', 'te', 'ba', 'tara'),
    ...malformedIForms('い', PLAIN),
    ...['いそう', 'いいそう', 'いさそう'].map((text) => ending(text, PLAIN, { mood: 'seems' })),
  ]),
];

const regular = (root: string): Ending[] => [
  ...iForms(root, PLAIN),
  ...negatedIForms(root, PLAIN),
  ending(`${root}く`, PLAIN, { mood: 'adverb' }),
  ...tooMuchForms({ stem: root }),
];
