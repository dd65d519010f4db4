import type { Token } from '../../../japanese/tokens/token.ts';
import { isCountry } from '../reading/noun-kinds.ts';
import { isParticle, isWord, textOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { adjectiveLexeme, inflect, NO, noun, suruLexeme } from '../say.ts';

/** One word and the phrase that says the same: 新製品 and 新しい製品, 希望者 and 希望する人, ベトナム料理 and ベトナムの料理. */
export const compound: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* oneOrTheOther(sentence, at);
      yield* ofCountry(sentence, at);
    }
  },
};

type Wording = readonly Token[];

/** A word, the phrase, and what may stand before them. */
type Pair = readonly [Wording, Wording, StandsAfter];
type StandsAfter = (before: ReadUnit | undefined) => boolean;

/** 旅行に参加する人 and 旅行の参加者 differ, so nothing may belong to the act. */
const alone: StandsAfter = (before) =>
  before === undefined ||
  before.endsSentence ||
  isParticle(before, 'は') ||
  before.role === 'clause-end' ||
  before.role === 'conjunction';
/** Not 一番新しい製品 or 私より若い人: how new or young somebody is. */
const notCompared: StandsAfter = (before) =>
  alone(before) || isParticle(before, 'の', 'が', 'を', 'に', 'で');
const anywhere: StandsAfter = (before) => !isParticle(before, 'と', 'や');

const whoDoes = (act: string, reading: string): Wording => [
  ...(inflect(suruLexeme(act, reading)) ?? []),
  noun('人', 'ひと'),
];
const thatIs = (adjective: string, reading: string, second: Token): Wording => [
  ...(inflect(adjectiveLexeme(adjective, reading)) ?? []),
  second,
];

const doer = (act: string, reading: string): Pair => [
  [noun(`${act}者`, `${reading}しゃ`)],
  whoDoes(act, reading),
  alone,
];
const newOne = (what: string, reading: string): Pair => [
  [noun(`新${what}`, `しん${reading}`)],
  thatIs('新しい', 'あたらしい', noun(what, reading)),
  notCompared,
];

/** Pairs that mean the same in every sentence; other nouns do not join so freely. */
const PAIRS: readonly Pair[] = [
  doer('希望', 'きぼう'),
  doer('参加', 'さんか'),
  doer('利用', 'りよう'),
  doer('出席', 'しゅっせき'),
  doer('欠席', 'けっせき'),
  doer('担当', 'たんとう'),
  newOne('製品', 'せいひん'),
  newOne('商品', 'しょうひん'),
  newOne('機能', 'きのう'),
  newOne('技術', 'ぎじゅつ'),
  [[noun('若者', 'わかもの')], thatIs('若い', 'わかい', noun('人', 'ひと')), notCompared],
  [
    [noun('若者', 'わかもの'), noun('たち')],
    [...thatIs('若い', 'わかい', noun('人', 'ひと')), noun('たち')],
    notCompared,
  ],
];

const written = (wording: Wording): string => wording.map(({ surface }) => surface).join('');

function* oneOrTheOther({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  for (const [word, phrase, mayStand] of PAIRS) {
    if (!mayStand(units[at - 1])) continue;
    for (const [said, other] of [[word, phrase] as const, [phrase, word] as const]) {
      const count = [1, 2, 3].find((one) => textOf(units.slice(at, at + one)) === written(said));
      // 新製品名, 参加者数, 若い人たち: the word goes on.
      if (count === undefined || !isWhole(units[at + count]?.tokens[0])) continue;
      yield { from: at, to: at + count, tokens: other, pattern: written(said) };
    }
  }
}

const isWhole = (next: Token | undefined): boolean => next === undefined || !next.pos.startsWith('名詞');

/** ベトナム料理 and ベトナムの料理. */
function* ofCountry({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [country, no, dish] = units.slice(at);
  if (!country || !isCountry(country) || !anywhere(units[at - 1])) return;
  const [first, second] = country.tokens;
  if (isParticle(no, 'の') && isWord(dish, '料理') && isWhole(units[at + 3]?.tokens[0]))
    yield {
      from: at,
      to: at + 3,
      tokens: [...country.tokens, ...(dish?.tokens ?? [])],
      pattern: textOf(units.slice(at, at + 3)),
    };
  if (isWord(no, '料理') && no)
    yield {
      from: at,
      to: at + 2,
      tokens: [...country.tokens, NO, ...no.tokens],
      pattern: textOf(units.slice(at, at + 2)),
    };
  if (first && second?.surface === '料理' && country.tokens.length === 2)
    yield { from: at, to: at + 1, tokens: [first, NO, second], pattern: country.text };
}
