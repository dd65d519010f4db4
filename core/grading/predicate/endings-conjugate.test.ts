import { expect, test } from 'vitest';
import { conjugate } from '../../japanese/inflection/conjugate.ts';
import type { ConjugationCode } from '../../japanese/inflection/conjugation-forms.ts';
import { withoutRuby } from '../../japanese/ruby.ts';
import { says } from './cases/case.ts';
import { endingsOf } from './endings.ts';
import type { InflectionClass } from './inflection-class.ts';

/**
 * The meaning of each form in the dictionary's conjugation table. さ makes a noun, so it is not a form of a predicate.
 */
const MEANINGS: Readonly<Record<Exclude<ConjugationCode, 'noun-sa'>, readonly string[]>> = {
  dictionary: ['plain'],
  negative: ['negative'],
  past: ['past'],
  'past-negative': ['past negative'],
  polite: ['polite'],
  'polite-negative': ['negative polite'],
  'polite-past': ['past polite'],
  'polite-past-negative': ['past negative polite'],
  te: ['te'],
  'negative-te': ['te negative'],
  want: ['wish'],
  'if-ba': ['ba', 'nara'],
  'if-tara': ['tara'],
  listing: ['listing'],
  while: ['while'],
  progressive: ['progressive'],
  potential: ['potential'],
  passive: ['passive'],
  causative: ['causative'],
  'causative-passive': ['causative-passive'],
  volitional: ['volitional'],
  imperative: ['imperative', 'imperative polite'],
  prohibitive: ['prohibitive'],
  adverb: ['adverb'],
  'before-noun': ['plain', 'adnominal'],
  seems: ['seems'],
  'too-much': ['too-much'],
};

type Row = readonly [word: string, wordClass: string, root: string, inflectionClass: InflectionClass];

const WORDS: readonly Row[] = [
  ['買[か]う', 'verb-godan', '買', 'godan-う'],
  ['書[か]く', 'verb-godan', '書', 'godan-く'],
  ['泳[およ]ぐ', 'verb-godan', '泳', 'godan-ぐ'],
  ['話[はな]す', 'verb-godan', '話', 'godan-す'],
  ['待[ま]つ', 'verb-godan', '待', 'godan-つ'],
  ['死[し]ぬ', 'verb-godan', '死', 'godan-ぬ'],
  ['呼[よ]ぶ', 'verb-godan', '呼', 'godan-ぶ'],
  ['飲[の]む', 'verb-godan', '飲', 'godan-む'],
  ['帰[かえ]る', 'verb-godan', '帰', 'godan-る'],
  ['行[い]く', 'verb-godan', '行', 'godan-行く'],
  ['問[と]う', 'verb-godan', '問', 'godan-問う'],
  ['ある', 'verb-godan', '', 'godan-ある'],
  ['有[あ]る', 'verb-godan', '', 'godan-ある'],
  ['在[あ]る', 'verb-godan', '', 'godan-ある'],
  ['下[くだ]さる', 'verb-godan', '下さ', 'godan-honorific'],
  ['なさる', 'verb-godan', 'なさ', 'godan-honorific'],
  ['食[た]べる', 'verb-ichidan', '食べ', 'ichidan'],
  ['くれる', 'verb-ichidan', 'くれ', 'ichidan-くれる'],
  ['する', 'verb-irregular', '', 'suru'],
  ['達[たっ]する', 'verb-irregular', '達', 'suru'],
  ['愛[あい]する', 'verb-irregular', '愛', 'suru-愛する'],
  ['勉[べん]強[きょう]', 'noun-suru', '勉強', 'suru'],
  ['来[く]る', 'verb-irregular', '', 'kuru'],
  ['くる', 'verb-irregular', '', 'kuru'],
  ['高[たか]い', 'adjective-i', '高', 'adjective'],
  ['いい', 'adjective-i', '', 'adjective-いい'],
  ['良[い]い', 'adjective-i', '', 'adjective-いい'],
  ['かっこいい', 'adjective-i', 'かっこ', 'adjective-いい'],
  ['静[しず]か', 'adjective-na', '静か', 'copula'],
];

test.each(WORDS)(
  'every form in the table of %s (%s) is %s plus an ending of %s',
  (word, wordClass, root, inflectionClass) => {
    const endings = endingsOf(inflectionClass).filter((one) => !one.malformed && !one.contracted);
    const forms = conjugate(word, wordClass).flatMap((group) => group.forms);
    expect(forms.length).toBeGreaterThan(8);
    for (const { code, ruby } of forms) {
      if (code === 'noun-sa') continue;
      // The table shows a prohibitive form, which honorific verbs do not have here.
      if (inflectionClass === 'godan-honorific' && code === 'prohibitive') continue;
      const found = endings.filter(({ text }) => root + text === withoutRuby(ruby));
      const meanings = found.map(({ features }) => says(features));
      expect(
        meanings.some((meaning) => MEANINGS[code].includes(meaning)),
        `${ruby} as ${code}: ${meanings.join(', ')}`,
      ).toBe(true);
    }
  },
);
