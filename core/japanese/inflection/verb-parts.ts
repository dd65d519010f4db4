import { readingOf, withoutRuby } from '../ruby.ts';
import { GODAN_ROWS, ONBIN } from './godan.ts';

/** The forms of a verb that all others are built on, in bracket notation. */
export interface VerbParts {
  readonly dictionary: string;
  /** 飲ま, before ない. */
  readonly mizen: string;
  /** 飲み, before ます. */
  readonly stem: string;
  readonly te: string;
  readonly ta: string;
  readonly ba: string;
  readonly potential: string;
  readonly passive: string;
  readonly causative: string;
  readonly causativePassive: string;
  readonly volitional: string;
  readonly imperative: string;
}

const GOES = /[行逝]く$|(?:^|[てで])[いゆ]く$/;
const ASKS = /[問請乞]う$/;
const HONORIFIC = /(?:くださ|なさ|らっしゃ|おっしゃ|ござ)る$/;

export const isHonorific = (ruby: string): boolean => HONORIFIC.test(readingOf(ruby));

export function godanParts(ruby: string): VerbParts | null {
  const row = GODAN_ROWS.find(({ u }) => ruby.endsWith(u));
  if (!row) return null;
  const root = ruby.slice(0, -1);
  const honorific = isHonorific(ruby);
  const [te, ta] = godanTeTa(ruby);
  return {
    dictionary: ruby,
    mizen: root + row.a,
    // いらっしゃいます, ください: honorific verbs have い instead of り.
    stem: root + (honorific ? 'い' : row.i),
    te,
    ta,
    ba: `${root}${row.e}ば`,
    potential: `${root}${row.e}る`,
    passive: `${root}${row.a}れる`,
    causative: `${root}${row.a}せる`,
    // 飲まされる has replaced 飲ませられる, but 話させられる would become 話さされる.
    causativePassive: `${root}${row.a}${row.u === 'す' ? 'せられる' : 'される'}`,
    volitional: `${root}${row.o}う`,
    imperative: root + (honorific ? 'い' : row.e),
  };
}

function godanTeTa(ruby: string): readonly [te: string, ta: string] {
  const root = ruby.slice(0, -1);
  const written = withoutRuby(ruby);
  if (GOES.test(written)) return [`${root}って`, `${root}った`];
  if (ASKS.test(written)) return [`${ruby}て`, `${ruby}た`];
  const onbin = ONBIN.find(({ endings }) => endings.some((ending) => ruby.endsWith(ending)))?.onbin ?? '';
  const sound = root + onbin.slice(0, -1);
  return onbin.endsWith('D') ? [`${sound}で`, `${sound}だ`] : [`${sound}て`, `${sound}た`];
}

export function ichidanParts(ruby: string): VerbParts | null {
  if (!ruby.endsWith('る')) return null;
  const root = ruby.slice(0, -1);
  return {
    dictionary: ruby,
    mizen: root,
    stem: root,
    te: `${root}て`,
    ta: `${root}た`,
    ba: `${root}れば`,
    potential: `${root}られる`,
    passive: `${root}られる`,
    causative: `${root}させる`,
    causativePassive: `${root}させられる`,
    volitional: `${root}よう`,
    // くれろ is not said.
    imperative: readingOf(ruby) === 'くれる' ? root : `${root}ろ`,
  };
}

const SURU_ROOT = /^(.*)する$/su;
const KURU = /^(.*?)(?:(来)\[く\]|く)る$/su;

export function irregularParts(ruby: string): VerbParts | null {
  const [, beforeSuru] = SURU_ROOT.exec(ruby) ?? [];
  if (beforeSuru !== undefined)
    return isVerbOfOneKanji(beforeSuru) ? oneKanjiSuruParts(beforeSuru) : suruParts(beforeSuru);
  const [, beforeKuru, kanji] = KURU.exec(ruby) ?? [];
  return beforeKuru === undefined ? null : kuruParts(beforeKuru, kanji);
}

export const suruParts = (noun: string): VerbParts => ({
  dictionary: `${noun}する`,
  mizen: `${noun}し`,
  stem: `${noun}し`,
  te: `${noun}して`,
  ta: `${noun}した`,
  ba: `${noun}すれば`,
  potential: `${noun}できる`,
  passive: `${noun}される`,
  causative: `${noun}させる`,
  causativePassive: `${noun}させられる`,
  volitional: `${noun}しよう`,
  imperative: `${noun}しろ`,
});

const isVerbOfOneKanji = (beforeSuru: string): boolean => /^\p{sc=Han}$/u.test(withoutRuby(beforeSuru));

/** 愛する shares forms with the godan verb 愛す (愛さない, 愛せる); after っ and ん, する is regular (達しない, 反しない). */
function oneKanjiSuruParts(noun: string): VerbParts | null {
  const whole = suruParts(noun);
  if (/[っん]$/.test(readingOf(noun))) return { ...whole, potential: '' };
  const godan = godanParts(`${noun}す`);
  return godan && { ...godan, dictionary: whole.dictionary, ba: whole.ba };
}

function kuruParts(before: string, kanji: string | undefined): VerbParts {
  const read = (kana: string) => before + (kanji === undefined ? kana : `${kanji}[${kana}]`);
  return {
    dictionary: `${read('く')}る`,
    mizen: read('こ'),
    stem: read('き'),
    te: `${read('き')}て`,
    ta: `${read('き')}た`,
    ba: `${read('く')}れば`,
    potential: `${read('こ')}られる`,
    passive: `${read('こ')}られる`,
    causative: `${read('こ')}させる`,
    causativePassive: `${read('こ')}させられる`,
    volitional: `${read('こ')}よう`,
    imperative: `${read('こ')}い`,
  };
}
