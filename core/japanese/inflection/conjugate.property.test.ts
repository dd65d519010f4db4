import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingOf, withoutRuby } from '../ruby.ts';
import { conjugate } from './conjugate.ts';
import { deinflect, type WordForm } from './deinflect.ts';
import { GODAN_ROWS } from './godan.ts';

// Without あ: the negative of ある is another word, which does not follow from its ending.
const PIECES = [
  '食[た]',
  '飲[の]',
  '学[がく]',
  '来[らい]',
  '勉[べん]',
  '話[はな]',
  'か',
  'き',
  'し',
  'て',
  'な',
  'み',
  'よ',
  'っ',
  'ん',
];
const stem = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.join(''));
const after = (...endings: readonly string[]) =>
  fc.tuple(stem, fc.constantFrom(...endings)).map(([head, ending]) => head + ending);

const CLASSES: readonly { wordClass: string; form: WordForm; words: fc.Arbitrary<string> }[] = [
  { wordClass: 'verb-godan', form: 'V5', words: after(...GODAN_ROWS.map(({ u }) => u)) },
  {
    wordClass: 'verb-godan',
    form: 'V5',
    words: after('くださる', 'なさる', 'いらっしゃる', 'おっしゃる', 'ござる'),
  },
  {
    wordClass: 'verb-godan',
    form: 'V5',
    words: fc.constantFrom('いく', '行[い]く', '持[も]って行[い]く', '問[と]う'),
  },
  { wordClass: 'verb-ichidan', form: 'V1', words: after('る') },
  {
    wordClass: 'verb-irregular',
    form: 'VS',
    words: after('んする', 'っする', 'きょうする'),
  },
  { wordClass: 'verb-irregular', form: 'VK', words: after('来[く]る', 'くる') },
  { wordClass: 'verb-irregular', form: 'VS', words: fc.constantFrom('する', '達[たっ]する', '反[はん]する') },
  { wordClass: 'noun-suru', form: 'NS', words: stem },
  { wordClass: 'adjective-i', form: 'AI', words: after('い', 'しい') },
  {
    wordClass: 'adjective-i',
    form: 'AI',
    words: fc.constantFrom('いい', '良[い]い', 'かっこいい', 'ない', '無[な]い'),
  },
  { wordClass: 'adjective-na', form: 'AN', words: stem },
];

test.each(CLASSES)(
  'every form of a word of class $wordClass leads back to it',
  ({ wordClass, form, words }) => {
    fc.assert(
      fc.property(words, (word) => {
        for (const { forms } of conjugate(word, wordClass)) {
          for (const { ruby } of forms) {
            if (ruby === word) continue;
            const found = deinflect(withoutRuby(ruby)).some(
              (one) => one.base === withoutRuby(word) && one.form === form,
            );
            expect(found, `${ruby} → ${word}`).toBe(true);
            const heard = deinflect(readingOf(ruby)).some(
              (one) => one.base === readingOf(word) && one.form === form,
            );
            expect(heard, `${readingOf(ruby)} → ${readingOf(word)}`).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  },
);
