import type { Token } from '../../../japanese/tokens/token.ts';
import type { Features } from '../../predicate/features.ts';
import type { Lexeme } from '../../predicate/inflection-class.ts';
import { isHonoured, isMe, isPerson } from '../reading/noun-kinds.ts';
import { phrasesBefore } from '../reading/phrases.ts';
import { featuresOf, isFormOf, isParticle, isVerb, isWord, textOf } from '../reading/read-sentence.ts';
import { isDoneByHonoured } from '../reading/subject.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { inflect } from '../say.ts';
import { isCourteous, thankingForms } from './courtesy.ts';
import { humbly, PLAIN_VERBS, type PlainVerb, respectfully } from './keigo-words.ts';
import { politeStem, politeStemAt, verbOfPoliteStem } from './polite-stem.ts';

/**
 * 先生はお帰りになりました, 帰られました; 私がお持ちします, お持ちいたします. Respectful words replace respectful ones and humble words humble
 * ones, because the model says whose act it is. Up from a plain verb only if who acts is known.
 */
export const honorific: ParaphraseRule = {
  name: 'honorific',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      const act = actAt(sentence, at);
      if (act) yield* otherWords(sentence, act);
      yield* otherHead(sentence, at);
    }
  },
};

interface Act {
  readonly from: number;
  readonly to: number;
  readonly form: Features;
  readonly style: 'respectful' | 'humble' | 'plain';
  /** The plain verbs that the model can stand for here. */
  readonly verbs: readonly Lexeme[];
  readonly pattern: string;
  readonly point: string;
}

const actAt = (sentence: ReadSentence, at: number): Act | null =>
  stemAct(sentence, at) ?? specialAct(sentence, at) ?? plainAct(sentence, at);

/** お読みになる, お持ちする, ご案内いたす. */
function stemAct({ units }: ReadSentence, at: number): Act | null {
  const [stem, next, after] = units.slice(at);
  const verb = verbOfPoliteStem(stem);
  if (!stem || !verb) return null;
  const prefix = stem.text.slice(0, 1);
  const [naru, does] = [featuresOf(after), featuresOf(next)];
  if (isParticle(next, 'に') && isFormOf(after, 'なる') && naru)
    return {
      from: at,
      to: at + 3,
      form: naru,
      style: 'respectful',
      verbs: [verb],
      pattern: `${prefix}〜になる`,
      point: 'o-ni-naru',
    };
  if (!isFormOf(next, 'する', 'いたす', '致す') || !does || does.voice !== 'active') return null;
  const pattern = `${prefix}〜${isFormOf(next, 'する') ? 'する' : 'いたす'}`;
  return { from: at, to: at + 2, form: does, style: 'humble', verbs: [verb], pattern, point: 'o-suru' };
}

const RESPECTFUL = ['いらっしゃる', '召し上がる', 'おっしゃる', 'なさる'];
const HUMBLE = [
  '参る',
  '伺う',
  '申す',
  '申し上げる',
  '拝見する',
  'お目にかかる',
  'おる',
  '存じる',
  '差し上げる',
];

function specialAct(sentence: ReadSentence, at: number): Act | null {
  const unit = sentence.units[at];
  const form = featuresOf(unit);
  const isRespectful = isFormOf(unit, ...RESPECTFUL);
  if (!unit?.lexeme || !form || (!isRespectful && !isFormOf(unit, ...HUMBLE))) return null;
  // いらっしゃいませ, ミンと申します and お願い申し上げます are phrases of their own.
  const before = sentence.units[at - 1];
  if (form.mood === 'imperative' || before?.text === 'お願い' || isVerb(before)) return null;
  // 田中様でいらっしゃいますか is である, お忙しくていらっしゃる a state.
  if (isFormOf(unit, 'いらっしゃる', 'おる') && /^[でて]$|くて$/u.test(before?.text ?? '')) return null;
  if (isFormOf(unit, '申す') && isParticle(before, 'と')) return null;
  if (isFormOf(unit, '存じる') && !isParticle(before, 'と')) return null;
  return {
    from: at,
    to: at + 1,
    form,
    style: isRespectful ? 'respectful' : 'humble',
    verbs: isGivenCall(sentence.units, at) ? [] : meantBy(unit, sentence).map((verb) => PLAIN_VERBS[verb]),
    pattern: unit.lexeme.dictionary,
    point: isRespectful ? 'ton-kinh-dac-biet' : 'khiem-nhuong-dac-biet',
  };
}

/** ご連絡を差し上げます is not ご連絡をあげます. */
const isGivenCall = (units: readonly ReadUnit[], at: number): boolean =>
  isFormOf(units[at], '差し上げる') &&
  (!isParticle(units[at - 1], 'を') ||
    /(?:連絡|電話|手紙|メール|返事|挨拶|案内|回答|説明)$/u.test(units[at - 2]?.text ?? ''));

const says = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');
const COMES = says('đến|tới|sang|ghé|lại');
const GOES = says('đi');
const IS_AT = says('ở|có');
const HEARS = says('hỏi|nghe|xin ý kiến|nhận');
const DRINKS = says('uống');
const COURTEOUS = says('ạ|xin|quý|kính');

/** Which plain verb a word of keigo stands for; the Vietnamese tells where it can be several. */
function meantBy(unit: ReadUnit, { vietnamese, units }: ReadSentence): readonly PlainVerb[] {
  const known: Readonly<Record<string, PlainVerb>> = {
    おっしゃる: '言う',
    なさる: 'する',
    申す: '言う',
    申し上げる: '言う',
    拝見する: '見る',
    お目にかかる: '会う',
    おる: 'いる',
    存じる: '思う',
    差し上げる: 'あげる',
  };
  const word = unit.lexeme?.dictionary ?? '';
  const only = known[word];
  if (only) return [only];
  if (word === '召し上がる')
    return [
      DRINKS.test(vietnamese) || /(?:お茶|コーヒー|酒|ビール|水|ジュース)を/u.test(textOf(units))
        ? '飲む'
        : '食べる',
    ];
  const [comes, goes] = [COMES.test(vietnamese), GOES.test(vietnamese)];
  if (word === '伺う') return HEARS.test(vietnamese) ? ['聞く'] : comes || goes ? ['行く'] : [];
  if (comes !== goes) return [comes ? '来る' : '行く'];
  return word === 'いらっしゃる' && !comes && IS_AT.test(vietnamese) ? ['いる'] : [];
}

/** 先生は帰りました: the act of somebody honoured, told plainly. */
function plainAct(sentence: ReadSentence, at: number): Act | null {
  const { units, freeRegister, vietnamese } = sentence;
  const unit = units[at];
  const form = featuresOf(unit);
  if (!isVerb(unit) || !unit?.lexeme || !form?.polite || !freeRegister) return null;
  if (form.voice !== 'active' || form.aspect !== 'simple' || form.wish || form.mood !== 'statement')
    return null;
  // 来てくれました and お願いします belong to others, and くれる has levels of its own.
  if (isVerb(units[at - 1]) || isFormOf(unit, 'くれる', 'もらう', 'ある', 'できる', 'なる', 'くださる'))
    return null;
  const isFormal = vietnamese === '' || COURTEOUS.test(vietnamese);
  const isHonouredAct = isDoneByHonoured(units, at, isFormal);
  const isThought =
    isFormOf(unit, '思う') &&
    isParticle(units[at - 1], 'と') &&
    !form.past &&
    !isParticle(units[at + 1], 'か');
  if (!isHonouredAct && !(isThought && isFormal)) return null;
  const style = {
    from: at,
    to: at + 1,
    form,
    style: 'plain',
    verbs: [unit.lexeme],
    pattern: unit.text,
  } as const;
  return { ...style, point: '' };
}

function* otherWords(sentence: ReadSentence, act: Act): Iterable<Rewrite> {
  const { from, to, form, style, verbs, pattern, point } = act;
  const about = { from, to, pattern, points: point === '' ? [] : [point] };
  for (const verb of verbs) {
    for (const tokens of keigoFor(sentence, act, verb)) yield { ...about, tokens };
    const plain = style !== 'plain' && mayBePlain(sentence, act, verb) ? inflect(verb, form) : null;
    if (plain) yield { ...about, tokens: plain };
  }
}

/** お持ちする is also to bring, and おっしゃるとおり is a phrase. */
function mayBePlain(sentence: ReadSentence, { from, to }: Act, verb: Lexeme): boolean {
  const { units, freeRegister } = sentence;
  // と思います is as polite; other words of keigo may be what is asked for.
  const isFree = freeRegister || (verb.dictionary === '思う' && isCourteous(sentence));
  const isBrought =
    verb.dictionary === '持つ' &&
    phrasesBefore(units, from).some(({ particle }) => /^(?:まで|に|へ)/u.test(particle));
  return isFree && !isBrought && !isWord(units[to], 'とおり', '通り');
}

function keigoFor(sentence: ReadSentence, { from, form, style }: Act, verb: Lexeme): (readonly Token[])[] {
  if (style === 'humble') return humbly(verb, form, isTowardsHonoured(sentence, from));
  const isThought = style === 'plain' && verb.dictionary === '思う';
  if (isThought) return humbly(verb, form, false);
  const stem = style === 'plain' ? politeStemAt(sentence.units, from) : politeStem(verb);
  const isMedicine = isWord(sentence.units[from - 2], '薬', 'お薬');
  return isMedicine ? [] : respectfully(verb, form, stem);
}

const THEIR_PLACE = /^(?:御社|貴社|お宅|そちら)/u;

/** 先生のお宅へ, 御社に, 部長に: the act goes to somebody honoured. */
const isTowardsHonoured = ({ units }: ReadSentence, at: number): boolean =>
  units.slice(0, at).some((unit, index) => {
    const follows = units[index + 1];
    const isGoal = isParticle(follows, 'に', 'へ', 'の') && !isMe(unit);
    return isGoal && ((isHonoured(unit) && isPerson(unit)) || THEIR_PLACE.test(unit.text));
  });

/** お送りいただいた for 送っていただいた, and the other way. */
function* otherHead({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [head, word] = units.slice(at);
  if (!head || !word || !isFormOf(word, 'くださる', 'いただく', '頂く', 'いただける')) return;
  // Both are replaced, because お送り does not go with other words of receiving.
  const about = { from: at, to: at + 2, points: ['o-ni-naru'] };
  const verb = verbOfPoliteStem(head);
  const te = verb && inflect(verb, { mood: 'te' });
  const words = [word.tokens, ...thankingForms(units, at + 1)];
  const pattern = `${head.text.slice(0, 1)}〜${word.lexeme?.dictionary}`;
  for (const said of te ? words : []) if (te) yield { ...about, tokens: [...te, ...said], pattern };
  const form = featuresOf(head);
  const isSimple =
    form?.mood === 'te' && form.voice === 'active' && form.aspect === 'simple' && !form.negative;
  const stem = isSimple ? politeStemAt(units, at) : null;
  for (const said of words)
    if (stem) yield { ...about, tokens: [stem, ...said], pattern: `〜て${word.lexeme?.dictionary}` };
}
