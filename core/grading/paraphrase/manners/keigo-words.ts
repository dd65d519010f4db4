import type { Token } from '../../../japanese/tokens/token.ts';
import type { Features } from '../../predicate/features.ts';
import type { Lexeme } from '../../predicate/inflection-class.ts';
import { wordSet } from '../../words/word-table.ts';
import { asOne, caseParticle, honorificLexeme, inflect, noun, suruLexeme, verbLexeme } from '../say.ts';
import { politeStem } from './polite-stem.ts';

/** What keigo says for a verb: words of its own, お〜になる and お〜する. */

const KURU: Lexeme = { inflectionClass: 'kuru', root: '', rootReading: '', dictionary: '来る' };

export const PLAIN_VERBS = {
  いる: verbLexeme('いる', 'いる', 'ichidan'),
  行く: verbLexeme('行く', 'いく', 'godan'),
  来る: KURU,
  食べる: verbLexeme('食べる', 'たべる', 'ichidan'),
  飲む: verbLexeme('飲む', 'のむ', 'godan'),
  言う: verbLexeme('言う', 'いう', 'godan'),
  する: suruLexeme(),
  見る: verbLexeme('見る', 'みる', 'ichidan'),
  会う: verbLexeme('会う', 'あう', 'godan'),
  聞く: verbLexeme('聞く', 'きく', 'godan'),
  思う: verbLexeme('思う', 'おもう', 'godan'),
  あげる: verbLexeme('あげる', 'あげる', 'ichidan'),
} as const;
export type PlainVerb = keyof typeof PLAIN_VERBS;

const IRASSHARU = honorificLexeme('いらっしゃる');
const NARU = verbLexeme('なる', 'なる', 'godan');
const ITASU = verbLexeme('いたす', 'いたす', 'godan');
const OIDE = noun('おいで');

type Wording = (form: Features) => readonly Token[] | null;
const word =
  (lexeme: Lexeme): Wording =>
  (form) =>
    inflect(lexeme, form);
const naru =
  (stem: Token): Wording =>
  (form) => {
    const tokens = inflect(NARU, form);
    return tokens && [stem, caseParticle('に'), ...tokens];
  };

const RESPECTFUL: Readonly<Record<string, readonly Wording[]>> = {
  いる: [word(IRASSHARU), naru(OIDE)],
  行く: [word(IRASSHARU), naru(OIDE)],
  来る: [word(IRASSHARU), naru(OIDE)],
  食べる: [word(verbLexeme('召し上がる', 'めしあがる', 'godan'))],
  飲む: [word(verbLexeme('召し上がる', 'めしあがる', 'godan'))],
  言う: [word(honorificLexeme('おっしゃる'))],
  する: [word(honorificLexeme('なさる'))],
};
const HUMBLE: Readonly<Record<string, readonly Wording[]>> = {
  いる: [word(verbLexeme('おる', 'おる', 'godan'))],
  行く: [word(verbLexeme('参る', 'まいる', 'godan'))],
  来る: [word(verbLexeme('参る', 'まいる', 'godan'))],
  言う: [word(verbLexeme('申す', 'もうす', 'godan'))],
  する: [word(ITASU)],
  見る: [word(suruLexeme('拝見', 'はいけん'))],
  会う: [word(verbLexeme('お目にかかる', 'おめにかかる', 'godan'))],
  聞く: [word(verbLexeme('伺う', 'うかがう', 'godan'))],
  思う: [word(verbLexeme('存じる', 'ぞんじる', 'ichidan'))],
  あげる: [word(verbLexeme('差し上げる', 'さしあげる', 'ichidan'))],
};
/** Only towards somebody honoured: 参る and 申す need nobody. */
const HUMBLE_TOWARDS: Readonly<Record<string, readonly Wording[]>> = {
  行く: [word(verbLexeme('伺う', 'うかがう', 'godan'))],
  言う: [word(verbLexeme('申し上げる', 'もうしあげる', 'ichidan'))],
};

/** These have no respectful passive. Others have it in statements only: 食べられてみて would be ability or harm. */
const NO_PASSIVE = wordSet(
  'いる ある できる 出来る 分かる わかる 知る くれる 死ぬ 見える 聞こえる 要る 似る 違う 足りる 間に合う 太る 痩せる かかる 似合う 疲れる',
);

const said = (wordings: readonly Wording[], form: Features): (readonly Token[])[] =>
  wordings.flatMap((wording) => {
    const tokens = wording(form);
    return tokens ? [tokens] : [];
  });

/** いらっしゃる, ご覧になる, お読みになる, 読まれる. */
export function respectfully(verb: Lexeme, form: Features, stem: Token | null): (readonly Token[])[] {
  const regular = [
    ...(stem ? [naru(stem)] : []),
    ...(NO_PASSIVE.has(verb.dictionary) || form.mood !== 'statement'
      ? []
      : [(of: Features) => inflect(verb, { ...of, voice: 'passive' })]),
  ];
  return said([...(RESPECTFUL[verb.dictionary] ?? []), ...regular], form);
}

/** 参る, 拝見する, お持ちする, お持ちいたす. */
export function humbly(verb: Lexeme, form: Features, isTowardsHonoured: boolean): (readonly Token[])[] {
  // お越しする and ご覧する are not said.
  const stem = HUMBLE[verb.dictionary] && !/^(?:会う|聞く)$/u.test(verb.dictionary) ? null : politeStem(verb);
  const does = form.polite ? [suruLexeme(), ITASU] : [suruLexeme()];
  const regular = stem ? does.map((verbOf): Wording => withStem(stem, verbOf)) : [];
  const towards = isTowardsHonoured ? (HUMBLE_TOWARDS[verb.dictionary] ?? []) : [];
  return said([...(HUMBLE[verb.dictionary] ?? []), ...towards, ...regular], form);
}

const withStem =
  (stem: Token, does: Lexeme): Wording =>
  (form) => {
    const tokens = inflect(does, form);
    return tokens && [asOne([stem, ...tokens])];
  };
