import { isKnownCounter } from '../../japanese/counters.ts';
import { hasKanji } from '../../japanese/kana.ts';
import { questionReadings, readingsWithCounter } from '../../japanese/number-readings.ts';
import { numeralValue } from '../../japanese/numerals.ts';
import type { Token } from '../../japanese/tokens/token.ts';
import type { Lexicon } from '../lexicon.ts';
import { folded } from '../typed/fold.ts';
import { numberUnit } from '../units/number-unit.ts';
import { particleUnit } from '../units/particle-unit.ts';
import { wordUnit } from '../units/word-unit.ts';
import { CUT_WORD_READINGS } from '../words/alternate-readings.ts';
import {
  DEGREE_ADVERBS,
  FIRST_PERSON,
  HARDLY,
  SECOND_PERSON,
  TIMES_WITHOUT_NI,
} from '../words/grammar-words.ts';
import { joinsAlike, otherCopula } from './clause-particles.ts';
import { isCounter, isFinalParticle, isNegation, isParticle, isVerb, endsClause } from './clause-words.ts';
import { goesSomewhere, isTime } from './directions.ts';
import { honorificForms, turnsToListener } from './honorifics.ts';
import type { Piece, Role, UnitPiece } from './piece.ts';
import { type Spelling, spellingsOf } from './spelling.ts';
import type { Surroundings, Taken } from './surroundings.ts';
import { readingsOfTokens, writtenForms } from './written-forms.ts';

const joined = (tokens: readonly Token[], what: 'surface' | 'reading'): string =>
  tokens.map((token) => token[what]).join('');

/** A word, with its prefix or suffixes if it has any. */
export function wordPiece(
  tokens: readonly Token[],
  start: number,
  { rules, lexicon }: Surroundings,
  following: readonly Token[] = [],
): UnitPiece {
  const text = joined(tokens, 'surface');
  const reading = joined(tokens, 'reading') || text;
  const own = spellingsOf(writtenForms(text, reading, lexicon), readingsOfTokens(tokens, lexicon), lexicon);
  const person = personOf(text);
  const freer = rules.byRule ? freerForms(tokens, following, lexicon) : [];
  const mayBeBare = !needsPrefix(text, following);
  const spellings = [...own, ...freer.filter((form) => mayBeBare || /^[御]/u.test(form.text))];
  const known = new Set(own.map((spelling) => spelling.text));
  const others = rules.byRule ? othersFor(text, following).filter((word) => !known.has(word)) : [];
  const unit = wordUnit({ text, start, spellings, others, ...(person && { note: 'first-person' }) }, lexicon);
  return { kind: 'unit', unit, role: roleOfWord(tokens), ...(person && { person }) };
}

/** お宅 and お邪魔 are words of their own; 主人 is one's own husband, ご主人 somebody else's. */
const ONLY_WITH_PREFIX = /^[おご御](?:宅|客|主人|邪魔|じゃま|待たせ)/u;
/** Whose family it is: the rest of the sentence honours somebody else's. */
const FAMILY_WITH_PREFIX = /^[おご御](?:家族|両親|夫婦|兄弟)/u;
const HONOURS = /^(?:お|お元気|お住まい|よろしく|宜しく|いらっしゃる|おっしゃる|なさる)$/u;

/** お待ちください, お帰りになる, お持ちする: keigo needs its お. ご案内する may be 案内する. */
function needsPrefix(text: string, following: readonly Token[]): boolean {
  if (ONLY_WITH_PREFIX.test(text)) return true;
  if (FAMILY_WITH_PREFIX.test(text) && following.some(({ base }) => HONOURS.test(base))) return true;
  const [next, after] = following;
  if (!next || !/^[おご御]/u.test(text)) return false;
  if (/^(?:くださる|下さる|いただく|頂く|いただける|頂ける|なさる)$/u.test(next.base)) return true;
  const isStem = /[いきぎしちびみりえけげせてねべめれ]$/u.test(text);
  return (
    isStem && (/^(?:する|いたす|致す)$/u.test(next.base) || (next.surface === 'に' && after?.base === 'なる'))
  );
}

/** 僕 for 私. あんまり for あまり only before a negation: in 一週間あまり it is another word. */
function othersFor(text: string, following: readonly Token[]): string[] {
  if (FIRST_PERSON.has(text)) return [...FIRST_PERSON];
  return HARDLY.has(text) && following.some(isNegation) ? [...HARDLY] : [];
}

/** お水 for 水, and 水 for お水, even for words that are not in our table if the tokenizer saw a prefix. */
function freerForms(tokens: readonly Token[], following: readonly Token[], lexicon: Lexicon): Spelling[] {
  const [prefix, ...rest] = tokens;
  const [text, reading] = [joined(tokens, 'surface'), joined(tokens, 'reading')];
  const forms = honorificForms(text, reading, lexicon, turnsToListener(following));
  if (!prefix?.pos.startsWith('接頭詞') || !/^[おご御]$/u.test(prefix.surface)) return forms;
  const bare = joined(rest, 'surface');
  return [
    ...forms,
    ...spellingsOf(
      writtenForms(bare, joined(rest, 'reading'), lexicon),
      readingsOfTokens(rest, lexicon),
      lexicon,
    ),
  ];
}

function personOf(text: string): 'first' | 'second' | null {
  if (FIRST_PERSON.has(text)) return 'first';
  return SECOND_PERSON.has(text) ? 'second' : null;
}

function roleOfWord(tokens: readonly Token[]): Role {
  const [token] = tokens;
  if (!token) return 'noun';
  const text = joined(tokens, 'surface');
  if (token.pos.startsWith('接続詞') || token.pos.startsWith('感動詞')) return 'conjunction';
  if (token.pos.startsWith('連体詞')) return 'attribute';
  if (DEGREE_ADVERBS.has(text)) return 'degree';
  if (token.pos.startsWith('副詞')) return 'adverb';
  return TIMES_WITHOUT_NI.has(text) || isTime(token) ? 'time' : 'noun';
}

export function numberPiece(
  rest: readonly Token[],
  numerals: number,
  start: number,
  { lexicon }: Surroundings,
): Taken {
  const next = rest[numerals];
  const counter = next && counts(next) ? next : null;
  const tokens = rest.slice(0, numerals + (counter ? 1 : 0));
  const unit = numberUnit(
    {
      text: joined(tokens, 'surface'),
      start,
      numeral: joined(rest.slice(0, numerals), 'surface'),
      counter: counter?.surface ?? '',
      counterReading: counter ? saidAs(counter) : '',
      reading: joined(tokens, 'reading'),
    },
    lexicon,
  );
  // りんごを三つ買う: the count is a phrase of its own.
  return { piece: { kind: 'unit', unit, role: 'adverb' }, count: tokens.length };
}

const counts = (token: Token): boolean =>
  isCounter(token) ||
  token.surface === 'つ' ||
  (token.pos.startsWith('名詞') && isKnownCounter(token.surface));

/** After a digit the tokenizer reads 月 as つき, as if it were alone. */
const saidAs = (counter: Token): string =>
  isCounter(counter) ? counter.reading : (COUNTERS_SAID[counter.surface] ?? counter.reading);

const WHOLE_NUMBER =
  /^([一二三四五六七八九十百千万億]+)(つ|人|日|月|歳|年|時|分|本|枚|回|個|度|円|番|杯|台|冊|階|匹|足|着|軒|週間|時間)$/u;

/** 三つ and 九月 are one word for the tokenizer, but the learner can still type a wrong number. */
export function wholeNumberPiece(
  { surface, reading }: Token,
  start: number,
  { lexicon }: Surroundings,
): Taken | null {
  const [, numeral, counter] = WHOLE_NUMBER.exec(folded(surface)) ?? [];
  const value = numeral === undefined ? null : numeralValue(numeral);
  if (numeral === undefined || counter === undefined || value === null) return null;
  const said = COUNTERS_SAID[counter] ?? '';
  // 十分 read じゅうぶん is not a number.
  if (!readingsWithCounter(value, counter, said).includes(reading)) return null;
  const unit = numberUnit({ text: surface, start, numeral, counter, counterReading: said, reading }, lexicon);
  return { piece: { kind: 'unit', unit, role: 'adverb' }, count: 1 };
}

const COUNTERS_SAID: Readonly<Record<string, string>> = {
  つ: 'つ',
  人: 'にん',
  日: 'にち',
  月: 'がつ',
  歳: 'さい',
  年: 'ねん',
  時: 'じ',
  分: 'ふん',
  本: 'ほん',
  枚: 'まい',
  回: 'かい',
  個: 'こ',
  度: 'ど',
  円: 'えん',
  番: 'ばん',
  杯: 'はい',
  台: 'だい',
  冊: 'さつ',
  階: 'かい',
  匹: 'ひき',
  足: 'そく',
  着: 'ちゃく',
  軒: 'けん',
  週間: 'しゅうかん',
  時間: 'じかん',
};

/** 何時, 何人: the reading of 何 depends on the counter. */
export function questionNumberPiece(rest: readonly Token[], start: number, { lexicon }: Surroundings): Taken {
  const counter = rest[1];
  const text = joined(rest.slice(0, 2), 'surface');
  const readings = counter ? questionReadings(counter.surface, counter.reading) : [];
  const usual = CUT_WORD_READINGS.get(text) ?? [];
  const spellings = spellingsOf(
    [text],
    [...usual, ...readings, joined(rest.slice(0, 2), 'reading')],
    lexicon,
  );
  return {
    piece: { kind: 'unit', unit: wordUnit({ text, start, spellings }, lexicon), role: 'noun' },
    count: 2,
  };
}

interface ParticlePlace {
  readonly token: Token;
  readonly start: number;
  readonly preceding: Token | undefined;
  /** The unit before it, if it is in the same slot. */
  readonly said: Piece | undefined;
  readonly following: readonly Token[];
}

export function particlePiece(
  { token, start, preceding: before, said, following }: ParticlePlace,
  { rules, lexicon }: Surroundings,
): UnitPiece {
  const { surface, reading } = token;
  const isDirection =
    /^[にへ]$/u.test(surface) &&
    rules.byRule &&
    before !== undefined &&
    isPlace(before) &&
    goesSomewhere(following);
  const alike = rules.byRule ? joinsAlike(token, before, said, following) : [];
  const alsoRight = isDirection ? [surface === 'に' ? 'へ' : 'に'] : alike;
  // The tokenizer treats に対して and に関して as one particle, with a kanji in it.
  const inKana = hasKanji(surface) && reading !== '' ? [reading] : [];
  const instead = surface === 'な' ? otherCopula({ text: surface, start }, following, rules, lexicon) : null;
  const isPolite = rules.freeRegister && isPoliteBeforeNode(token, following);
  const unit = particleUnit({
    text: surface,
    start,
    alsoRight: [...alsoRight, ...inKana],
    ...(isPolite && { otherRegister: 'です' }),
    isBeforeO: surface === 'を' && /^[お御]/u.test(following[0]?.surface ?? ''),
  });
  return { kind: 'unit', unit, role: roleOfParticle(token), ...(instead && { instead }) };
}

/** 雨なので, 雨ですので. */
const isPoliteBeforeNode = (token: Token, [next]: readonly Token[]): boolean =>
  token.surface === 'な' && next?.surface === 'ので';

const isPlace = (token: Token): boolean =>
  token.pos.startsWith('名詞') && !isVerb(token) && !isTime(token) && !isParticle(token);

function roleOfParticle(token: Token): Role {
  if (isFinalParticle(token)) return 'final';
  if (endsClause(token)) return 'clause-end';
  if (/^(?:は|も)$/u.test(token.surface)) return 'topic';
  if (/^(?:の|や|とか|な)$/u.test(token.surface)) return 'joining';
  return 'case';
}
