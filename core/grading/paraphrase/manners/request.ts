import type { Token } from '../../../japanese/tokens/token.ts';
import type { Features } from '../../predicate/features.ts';
import type { Lexeme } from '../../predicate/inflection-class.ts';
import { wordSet } from '../../words/word-table.ts';
import { isWilled } from '../reading/clauses.ts';
import { isPerson } from '../reading/noun-kinds.ts';
import { hasQuestionWord, phrasesBefore } from '../reading/phrases.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isVerb,
  sentenceEnd,
  textOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { finalParticle, inflect, KUDASARU, KURERU, noun, verbLexeme } from '../say.ts';
import { politeStemAt, verbOfPoliteStem } from './polite-stem.ts';

/**
 * 教えてください, 教えてくださいませんか, 教えていただけますか, 教えてもらえますか, 教えてくれませんか: the listener is asked to act. They
 * differ in politeness only. An act for the listener's own good (休んでください) is no favour to ask for, and
 * いつ返してもらえますか is a question.
 */
export const request: ParaphraseRule = {
  name: 'request',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      const asked = askedAt(sentence, at);
      if (asked) yield* otherRequests(sentence, asked);
    }
  },
};

/** How the listener is asked. */
interface Way {
  readonly word: 'くださる' | 'いただける' | 'もらえる' | 'くれる' | 'いただく' | 'もらう';
  readonly form: Partial<Features>;
  /** か, でしょうか; none for ください. */
  readonly ending: string;
}

const POLITE: Partial<Features> = { polite: true };
const NOT: Partial<Features> = { polite: true, negative: true };
const WAYS: readonly Way[] = [
  { word: 'くださる', form: { mood: 'imperative', polite: true }, ending: '' },
  { word: 'くださる', form: NOT, ending: 'か' },
  { word: 'くださる', form: POLITE, ending: 'か' },
  ...(['いただける', 'もらえる'] as const).flatMap((word): Way[] => [
    { word, form: POLITE, ending: 'か' },
    { word, form: NOT, ending: 'か' },
    { word, form: { ...NOT, mood: 'conjecture' }, ending: 'か' },
    { word, form: POLITE, ending: 'でしょうか' },
    { word, form: NOT, ending: 'でしょうか' },
  ]),
  { word: 'くれる', form: POLITE, ending: 'か' },
  { word: 'くれる', form: NOT, ending: 'か' },
  ...['もいいですか', 'もよろしいですか', 'もよろしいでしょうか'].map((ending): Way => ({
    word: 'いただく',
    form: { mood: 'te' },
    ending,
  })),
  { word: 'もらう', form: { mood: 'te' }, ending: 'もいいですか' },
];
const LEXEMES: Readonly<Record<Way['word'], Lexeme>> = {
  くださる: KUDASARU,
  くれる: KURERU,
  いただける: verbLexeme('いただける', 'いただける', 'ichidan'),
  もらえる: verbLexeme('もらえる', 'もらえる', 'ichidan'),
  いただく: verbLexeme('いただく', 'いただく', 'godan'),
  もらう: verbLexeme('もらう', 'もらう', 'godan'),
};

interface Asked {
  /** The verb in て, or お待ち and ご記入. */
  readonly verb: ReadUnit;
  readonly from: number;
  readonly to: number;
  readonly isPoliteStem: boolean;
  /** くれますか asks whether somebody will; only ませんか, ください and いただけますか surely ask a favour. */
  readonly isDirect: boolean;
}

function askedAt(sentence: ReadSentence, at: number): Asked | null {
  const { units } = sentence;
  const [verb, word] = units.slice(at);
  if (!verb || !word) return null;
  const isPoliteStem = verbOfPoliteStem(verb) !== null;
  if (!isPoliteStem && !(isVerb(verb) && hasMood(verb, 'te'))) return null;
  const to = sentenceEnd(sentence, at);
  const ending = textOf(units.slice(at + 2, to).filter((unit) => !isParticle(unit, 'よ', 'ね')));
  if (!/^(?:か|でしょうか)?$/u.test(ending) || !isWay(word, ending)) return null;
  return { verb, from: at, to, isPoliteStem, isDirect: ending === '' };
}

const isWay = (unit: ReadUnit, ending: string): boolean =>
  ending === ''
    ? isFormOf(unit, 'くださる') && hasMood(unit, 'imperative')
    : isFormOf(unit, 'くださる', 'いただける', 'もらえる', 'くれる') &&
      featuresOf(unit)?.polite === true &&
      !featuresOf(unit)?.past;

function* otherRequests(sentence: ReadSentence, asked: Asked): Iterable<Rewrite> {
  const { verb, from, to, isDirect, isPoliteStem } = asked;
  const about = { to, pattern: patternOf(sentence, asked), points: pointsOf(verb, asked) };
  const ways = waysFor(sentence, asked);
  // て stays as it is: only what follows is said in another way.
  for (const way of isPoliteStem ? ways.filter(({ word }) => keepsStem(word)) : ways)
    yield { from: from + 1, tokens: wayTokens(way), ...about };
  const other = otherHead(sentence, asked);
  for (const way of isPoliteStem ? ways : ways.filter(({ word }) => keepsStem(word)))
    if (other) yield { from, tokens: [...other, ...wayTokens(way)], ...about };
  if (isDirect && mayBePlain(sentence) && !isPoliteStem) yield { from, tokens: [plainTe(verb)], ...about };
}

/** いつ返してもらえますか asks when: only another question says the same. */
function waysFor(sentence: ReadSentence, asked: Asked): readonly Way[] {
  const { from, isDirect } = asked;
  if (hasQuestionWord(sentence.units.slice(0, from)))
    return isDirect || featuresOf(sentence.units[from + 1])?.negative ? [] : WAYS.filter(isQuestion);
  return isAskedFor(sentence, asked) ? WAYS : WAYS.filter(({ ending }) => isDirect && ending === '');
}

const isQuestion = ({ word, form, ending }: Way): boolean =>
  (word === 'いただける' || word === 'もらえる') && !form.negative && ending !== '';

/** お待ちもらえますか and お待ちくれませんか are not said. */
const keepsStem = (word: Way['word']): boolean =>
  word === 'くださる' || word === 'いただける' || word === 'いただく';

function wayTokens({ word, form, ending }: Way): readonly Token[] {
  const tokens = inflect(LEXEMES[word], form) ?? [];
  return ending === '' ? tokens : [...tokens, finalParticle(ending)];
}

/** お待ち for 待って, and 待って for お待ち. */
function otherHead({ units }: ReadSentence, { verb, from, isPoliteStem }: Asked): readonly Token[] | null {
  const lexeme = isPoliteStem ? verbOfPoliteStem(verb) : verb.lexeme;
  if (!lexeme) return null;
  if (isPoliteStem) return inflect(lexeme, { mood: 'te' });
  const form = featuresOf(verb);
  const isSimple = form?.aspect === 'simple' && form.voice === 'active' && !form.negative;
  const stem = isSimple ? politeStemAt(units, from) : null;
  return stem && [stem];
}

/** Only in the casual tone that the Vietnamese sets: 窓を閉めて. */
const CASUAL = /(?<!\p{L})(?:nhé|hãy|đi|nào)(?!\p{L})/iu;
const COURTEOUS = /(?<!\p{L})(?:xin|ạ|vui lòng|làm ơn|quý|kính|giúp)(?!\p{L})/iu;
const mayBePlain = ({ freeRegister, vietnamese }: ReadSentence): boolean =>
  freeRegister && CASUAL.test(vietnamese) && !COURTEOUS.test(vietnamese);

const plainTe = ({ tokens }: ReadUnit): Token =>
  noun(tokens.map(({ surface }) => surface).join(''), tokens.map(({ reading }) => reading).join(''));

/** Good for the listener, or what comes by itself: nobody asks a favour with it. */
const NO_FAVOUR = wordSet(`
  休む 頑張る がんばる 気をつける 楽しむ 心配する 遠慮する 安心する くつろぐ 召し上がる 治す 寝る 元気 過ごす 許す 落ち着く 諦める あきらめる 信じる 忘れる
  喜ぶ 笑う 泣く 生きる 長生きする 眠る 勝つ 育つ 成長する 成功する 暮らす 幸せ 愛する 慣れる 生まれる 悲しむ 悩む 苦しむ リラックスする 味わう 期待する ゆっくりする
  のんびりする いらっしゃる 自信を持つ 卒業する 痩せる やせる 目指す 体験する 挑戦する
`);
const NO_FAVOUR_BEFORE = /(?:気を|気に|無理を|無理|元気を|大事に|どうぞ|ゆっくり)$/u;

/** Instructions are for the listener: "hãy đi thẳng", "mời anh vào". A favour is asked with these words. */
const FAVOUR =
  /(?<!\p{L})(?:giúp|hộ|làm ơn|phiền|nhờ|được không|với(?= *(?:[.!?]|ạ|nhé|$))|xin|vui lòng|mong|cho (?:tôi|em|mình|cháu|con|chúng tôi))(?!\p{L})/iu;
const OFFER = /(?<!\p{L})(?:mời|chúc|ăn thử|uống thử)(?!\p{L})/iu;
/** "Khi xuống xe, xin hãy bấm nút này": what everybody is told. */
const INSTRUCTION =
  /^(?=.*(?<!\p{L})xin (?:hãy|đừng|anh đừng))(?=.*(?<!\p{L})(?:khi|trước|sau|nếu|từ)(?!\p{L}))/iu;
const AT_WILL = ['どうぞ', 'いつでも', 'ご自由に', 'お気軽に', '気軽に', 'ぜひ', '是非'];

/** Whether somebody really asks the listener for something, for the speaker's own sake. */
function isAskedFor(
  { units, vietnamese }: ReadSentence,
  { verb, from, isPoliteStem, isDirect }: Asked,
): boolean {
  if (
    isDirect &&
    vietnamese !== '' &&
    (!FAVOUR.test(vietnamese) || OFFER.test(vietnamese) || INSTRUCTION.test(vietnamese))
  )
    return false;
  const before = units.slice(0, from);
  const lexeme = isPoliteStem ? verbOfPoliteStem(verb) : verb.lexeme;
  const isCausative = featuresOf(verb)?.voice === 'causative';
  if (!isCausative && lexeme && NO_FAVOUR.has(lexeme.dictionary)) return false;
  if (!isCausative && isState(units, from)) return false;
  if (NO_FAVOUR_BEFORE.test(textOf(before.slice(-2))) && isRest(lexeme)) return false;
  if (AT_WILL.some((word) => textOf(before).includes(word))) return false;
  return !phrasesBefore(units, from).some(
    ({ noun: who, particle, isInside }) =>
      (isPerson(who) && /^[はが]$/u.test(particle) && !isInside) ||
      (isPerson(who) && particle === 'に' && !isInside && !takesReceiver(lexeme)),
  );
}

/** 幸せになって, 健康でいて: a wish for the listener. ここにいて asks to stay. */
const isState = (units: readonly ReadUnit[], at: number): boolean => {
  const verb = units[at];
  if (!verb || !isVerb(verb)) return false;
  return isFormOf(verb, 'いる') ? !isParticle(units[at - 1], 'に') : !isWilled([verb]);
};

/** 気をつけて, 気にしないで, 無理をしないで, ゆっくりして; not ゆっくり話して. */
const isRest = (lexeme: Lexeme | null): boolean =>
  lexeme !== null &&
  /^(?:つける|付ける|する|出す|無理する|入る|座る|掛ける|かける)$/u.test(lexeme.dictionary);

/** 田中さんに伝えて is told to Tanaka. 田中さんに読んで would be read by Tanaka if もらう follows. */
const RECEIVED = wordSet(`
  伝える 言う 話す 教える 見せる 渡す 送る 貸す 返す 聞く 頼む お願いする 知らせる 連絡する 電話する 説明する 紹介する 報告する 相談する 届ける 会う あげる 出す
  申し込む 尋ねる
`);
const takesReceiver = (lexeme: Lexeme | null): boolean => lexeme !== null && RECEIVED.has(lexeme.dictionary);

const patternOf = ({ units }: ReadSentence, { verb, from, to, isPoliteStem }: Asked): string => {
  const te = featuresOf(verb)?.negative ? 'ないで' : 'て';
  const head = isPoliteStem ? `${verb.text.slice(0, 1)}〜` : `〜${te}`;
  return head + textOf(units.slice(from + 1, to));
};

function pointsOf(verb: ReadUnit, { isDirect }: Asked): readonly string[] {
  const form = featuresOf(verb);
  if (form?.voice === 'causative') return ['sasete-kudasai', 'te-itadakemasen-ka'];
  if (!isDirect) return ['te-itadakemasen-ka'];
  return form?.negative ? ['nai-de-kudasai'] : ['te-kudasai'];
}
