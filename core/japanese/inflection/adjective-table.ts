import { readingOf, withoutRuby } from '../ruby.ts';
import { type ConjugationGroup, groupOf } from './conjugation-forms.ts';

/** いい, よい and their compounds; not かわいい, おいしい and つよい. */
const GOOD = /^(?:.*が|かっこ|きもち|ここち|ちょうど|つごう|なか)?[いよ]い$/;

/** いい is inflected like よい: 良[い]い → 良[よ]く. */
function rootOf(ruby: string): string {
  const root = ruby.slice(0, -1);
  if (!GOOD.test(readingOf(ruby))) return root;
  return root.replace(/い(\]?)$/, 'よ$1');
}

export function conjugateIAdjective(ruby: string): ConjugationGroup[] {
  if (!ruby.endsWith('い')) return [];
  const root = rootOf(ruby);
  const isNai = /^[な無]い$/.test(withoutRuby(ruby));
  // よさそう, なさそう: a root of one kana takes さ before そう, and ない also before すぎる.
  const beforeSou = isNai || GOOD.test(readingOf(ruby)) ? 'さ' : '';
  const beforeSugiru = isNai ? 'さ' : '';
  return [
    groupOf('plain', {
      dictionary: ruby,
      negative: `${root}くない`,
      past: `${root}かった`,
      'past-negative': `${root}くなかった`,
    }),
    groupOf('polite', {
      polite: `${ruby}です`,
      'polite-negative': `${root}くないです`,
      'polite-past': `${root}かったです`,
      'polite-past-negative': `${root}くなかったです`,
    }),
    groupOf('connecting', {
      te: `${root}くて`,
      'if-ba': `${root}ければ`,
      'if-tara': `${root}かったら`,
      adverb: `${root}く`,
      'before-noun': ruby,
      seems: `${root}${beforeSou}そう`,
      'too-much': `${root}${beforeSugiru}すぎる`,
      'noun-sa': `${root}さ`,
    }),
  ];
}

export function conjugateNaAdjective(ruby: string): ConjugationGroup[] {
  if (ruby === '') return [];
  return [
    groupOf('plain', {
      dictionary: `${ruby}だ`,
      negative: `${ruby}ではない`,
      past: `${ruby}だった`,
      'past-negative': `${ruby}ではなかった`,
    }),
    groupOf('polite', {
      polite: `${ruby}です`,
      'polite-negative': `${ruby}ではありません`,
      'polite-past': `${ruby}でした`,
      'polite-past-negative': `${ruby}ではありませんでした`,
    }),
    groupOf('connecting', {
      te: `${ruby}で`,
      'if-ba': `${ruby}なら`,
      'if-tara': `${ruby}だったら`,
      adverb: `${ruby}に`,
      'before-noun': `${ruby}な`,
      seems: `${ruby}そう`,
      'too-much': `${ruby}すぎる`,
      'noun-sa': `${ruby}さ`,
    }),
  ];
}
