import type { Token } from '../../../japanese/tokens/token.ts';
import type { Features } from '../../predicate/features.ts';
import { wordSet } from '../../words/word-table.ts';
import {
  featuresOf,
  isAdjective,
  isFormOf,
  isParticle,
  isVerb,
  sentenceEnd,
  tokensOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { inflectUnit, noun } from '../say.ts';

/**
 * コーヒー飲む？, 私行かない: in casual talk は or を is left out, one in a sentence, and only if the sentence ends with a plain verb or
 * adjective. に, で and と stay, が too except in 食べたことある, and so does everything
 * before です and ます.
 */
export const droppedParticle: ParaphraseRule = {
  name: 'dropped-particle',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) yield* timeAt(sentence, at);
    if (!sentence.freeRegister || COURTEOUS.test(sentence.vietnamese) || sentence.units.some(isKeigo)) return;
    for (const [at, unit] of sentence.units.entries())
      if ((isParticle(unit, 'は', 'を') && mayGo(sentence, at)) || isOfExperience(sentence.units, at))
        yield* without(sentence, at);
  },
};

/** お時間ありますか is said in any tone. */
function* timeAt({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [time, particle, verb, ka] = units.slice(at);
  if (time?.text !== 'お時間' || !isParticle(particle, 'は', 'が') || !isParticle(ka, 'か')) return;
  if (isFormOf(verb, 'ある', 'ござる') && !featuresOf(verb)?.negative)
    yield {
      from: at + 1,
      to: at + 3,
      tokens: verb?.tokens ?? [],
      pattern: `〜${particle?.text}`,
      points: PARTICLE_POINTS,
      neverInFocus: true,
    };
}

/** Nobody drops particles in a courteous tone. */
const COURTEOUS = /(?<!\p{L})(?:ạ|xin|quý|kính)(?!\p{L})/iu;
const HUMBLE = wordSet(
  '参る 伺う 申す 申し上げる 拝見する いただく いただける おる いたす 存じる 差し上げる',
);
const isKeigo = ({ lexeme, text }: ReadUnit): boolean =>
  lexeme?.inflectionClass === 'godan-honorific' ||
  lexeme?.root === 'お願い' ||
  HUMBLE.has(lexeme?.dictionary ?? '') ||
  /[てで]おり/u.test(text);

/** を of a way or of what one leaves is not an object, and without を, する makes one word of it: 話する is not said. */
const WITH_PATH = wordSet(
  'する 渡る 歩く 通る 出る 散歩する 旅行する 見学する 訪問する 観光する 案内する 一周する 回る 訪れる 登る 走る 飛ぶ 曲がる 卒業する 降りる 離れる 過ぎる 泳ぐ 上る 下る 進む 出発する',
);

/** は of the first topic; を directly before its verb. */
function mayGo({ units }: ReadSentence, at: number): boolean {
  const [before, particle, next] = units.slice(at - 1, at + 2);
  // せざるを得ない is a phrase.
  const isNoun = before?.kind === 'word' && before.tokens.at(-1)?.pos.startsWith('名詞') === true;
  if (at === 0 || !isNoun || particle?.endsSentence) return false;
  if (isParticle(particle, 'を')) return isVerb(next) && !WITH_PATH.has(next?.lexeme?.dictionary ?? '');
  const isFirst = !units.slice(0, at).some((unit) => isParticle(unit) && !isParticle(unit, 'の'));
  // 私会社員: two nouns side by side are read as one.
  return (
    isFirst &&
    (next?.kind !== 'word' || next.role === 'adverb' || next.role === 'time' || next.role === 'degree')
  );
}

/** 食べたことある？ is the one phrase that goes without が. */
const isOfExperience = (units: readonly ReadUnit[], at: number): boolean => {
  const [verb, thing, ga, there] = units.slice(Math.max(at - 2, 0), at + 2);
  const isPast = at >= 2 && featuresOf(verb)?.past === true && thing?.text === 'こと';
  return isPast && isParticle(ga, 'が') && isFormOf(there, 'ある');
};

/** A sentence where a particle is practised keeps them all. */
const PARTICLE_POINTS = [
  'wa-chu-de',
  'wa-ga',
  'ga-chu-ngu',
  'ga-doi-tuong',
  'o-tan-ngu',
  'o-di-qua',
  'ni-thoi-gian',
  'ni-ton-tai',
  'ni-diem-den',
  'ni-doi-tuong',
  'ni-muc-dich',
  'de-noi-chon',
  'de-phuong-tien',
  'de-pham-vi',
  'e-huong',
  'to-cung-voi',
  'to-liet-ke',
  'mo-cung',
];

/** Everything up to the end of the sentence is replaced, so that its last form is plain and only one particle goes. */
function* without(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const to = sentenceEnd(sentence, at);
  const isQuestion = isParticle(units[to - 1], 'か');
  const last = isQuestion ? to - 2 : to - 1;
  const predicate = units[last];
  const isNear = isParticle(units[at], 'は') || last === at + 1;
  if (!predicate || last <= at || !isNear || !endsPlainly(units, at, last)) return;
  const between = tokensOf(units.slice(at + 1, last));
  const about = {
    from: at,
    to,
    pattern: `〜${units[at]?.text}`,
    points: PARTICLE_POINTS,
    neverInFocus: true,
  } as const;
  for (const end of plainEnds(predicate, isQuestion)) yield { ...about, tokens: [...between, end] };
}

/** One clause only: この本来週までに… is hard to read. */
const endsPlainly = (units: readonly ReadUnit[], from: number, last: number): boolean =>
  (isVerb(units[last]) || isAdjective(units[last])) &&
  isSaid(featuresOf(units[last])) &&
  !units.slice(from, last).some(({ role }) => /^(?:clause-end|predicate|verb-before-noun)$/u.test(role));

const isSaid = (form: Features | null): boolean => form?.mood === 'statement' || form?.mood === 'volitional';

/** 飲む, 飲んでいる and 飲んでる; 飲むの as a question. The texts are fixed: ます would bring the particle back. */
function plainEnds(predicate: ReadUnit, isQuestion: boolean): Token[] {
  const tokens = inflectUnit(predicate, { polite: false });
  if (!tokens) return [];
  const good = (text: string): string =>
    predicate.lexeme?.inflectionClass === 'adjective-いい' ? text.replace(/よい$/u, 'いい') : text;
  const [surface, reading] = (['surface', 'reading'] as const).map((part) =>
    good(tokens.map((token) => token[part]).join('')),
  );
  const short = (text: string): string => text.replace(/(?<=[てで])い(?=(?:る|た|ない|なかった)$)/u, '');
  const said = [noun(surface ?? '', reading)];
  if (short(surface ?? '') !== surface) said.push(noun(short(surface ?? ''), short(reading ?? '')));
  if (!isQuestion) return said;
  // 開けようか offers something; 飲むの only asks.
  const asks = featuresOf(predicate)?.mood === 'volitional' ? 'か' : 'の';
  return said.flatMap((end) => [end, noun(`${end.surface}${asks}`, `${end.reading}${asks}`)]);
}
