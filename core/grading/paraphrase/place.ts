import type { Token } from '../../japanese/tokens/token.ts';
import type { Lexeme } from '../predicate/inflection-class.ts';
import { MOTION_VERBS } from '../words/grammar-words.ts';
import { wordSet } from '../words/word-table.ts';
import { isAlive, isContainer, isCountry } from './noun-kinds.ts';
import { clauseOf, topicsBetween } from './phrase-places.ts';
import { featuresOf, isFormOf, isParticle, isVerb, isWord, textOf, tokensOf } from './read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from './rule.ts';
import { caseParticle, inflectLike, NO, noun, verbLexeme } from './say.ts';

/** 〜はどこですか and 〜はどこにありますか, 〜は二階です and 〜は二階にあります, 箱に and 箱の中に. */
export const place: ParaphraseRule = {
  name: 'place',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* being(sentence, at);
      yield* inside(sentence, at);
      yield* side(sentence, at);
    }
  },
};

const THINGS: Lexeme = { inflectionClass: 'godan-ある', root: '', rootReading: '', dictionary: 'ある' };
const PEOPLE = verbLexeme('いる', 'いる', 'ichidan');

/** Events are held (で), and one's country or the place one is at is not "there". */
const NOT_THERE = wordSet(`
  会議 試験 テスト パーティー 授業 試合 コンサート 展覧会 祭り 旅行 式 結婚式 出身 ご出身 国 お国 故郷 ふるさと ここ そこ あそこ 待ち合わせ 約束 仕事
  面接 次 目的地 行き先 説明会 講義 入院 旅行先
`);
const RELATIONS = wordSet(
  '隣 となり 前 後ろ 上 下 中 横 近く そば 向こう 間 右 左 外 裏 奥 右側 左側 ここ そこ あそこ',
);

/** The location before です or にあります, with the topic before it. */
function* being(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const location = units[at];
  const [topic] = topicsBetween(units, 0, at).toReversed();
  if (topic === undefined || !location || location.kind === 'predicate') return;
  const subject = units[topic - 1];
  const isAsked = isWord(location, 'どこ');
  if (!subject || NOT_THERE.has(subject.text) || (isAsked && topic !== at - 1)) return;
  const hasNi = isParticle(units[at + 1], 'に');
  const verb = units[at + (hasNi ? 2 : 1)];
  if (!verb || clauseOf(sentence, at)?.core !== units.indexOf(verb)) return;
  if (!isAsked && !isPlainPlace(units, at, topic, hasNi, subject)) return;
  yield* otherBeing(units, at, hasNi, verb, isAlive(subject) ? PEOPLE : THINGS);
}

function* otherBeing(
  units: readonly ReadUnit[],
  at: number,
  hasNi: boolean,
  verb: ReadUnit,
  exists: Lexeme,
): Iterable<Rewrite> {
  const form = featuresOf(verb);
  if (
    !form ||
    form.negative ||
    form.past ||
    form.aspect !== 'simple' ||
    (form.mood !== 'statement' && form.mood !== 'conjecture')
  )
    return;
  const own = tokensOf(units.slice(at, at + 1));
  const to = at + (hasNi ? 3 : 2);
  const pattern = `〜${textOf(units.slice(at, to))}`;
  if (hasNi && isFormOf(verb, exists.dictionary)) {
    // As a word, not as the copula: であります would make どこでありますか right.
    const said = form.mood === 'conjecture' ? 'でしょう' : 'です';
    if (form.polite) yield { from: at, to, tokens: [...own, noun(said)], pattern, points: ['aru-iru'] };
  }
  if (!hasNi && verb.kind === 'copula') {
    const said = inflectLike(exists, verb);
    if (said) yield { from: at, to, tokens: [...own, caseParticle('に'), ...said], pattern };
  }
}

/** 銀行の隣, 二階, あそこ; 父は家です is too loose for a learner. */
function isPlainPlace(
  units: readonly ReadUnit[],
  at: number,
  topic: number,
  hasNi: boolean,
  subject: ReadUnit,
): boolean {
  const location = units[at];
  const isFloor = location?.kind === 'number' && location.text.endsWith('階');
  const isRelation =
    RELATIONS.has(location?.text ?? '') && (isParticle(units[at - 1], 'の') || at === topic + 1);
  const isNear = isFloor || isRelation || (hasNi && isCountry(location));
  const between = units.slice(topic + 1, at);
  return (
    isNear &&
    !isAlive(subject) &&
    between.every((unit) => isParticle(unit, 'の', 'と') || unit.kind === 'word')
  );
}

const PUTS = ['ある', 'いる', '入る', '入れる', 'しまう', '隠す', '残る', '忘れる', '置き忘れる'];
/** で of these can be a means: 電車で行く. */
const INSIDE = wordSet(
  '電車 バス 車 部屋 図書館 教室 タクシー 飛行機 地下鉄 新幹線 家 建物 会議室 店 エレベーター 人込み 人ごみ',
);

/** 財布に and 財布の中に, 電車で and 電車の中で. */
function* inside(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [container, next, later, last] = units.slice(at);
  if (!container) return;
  const hasInside = isParticle(next, 'の') && isWord(later, '中');
  const particle = hasInside ? last : next;
  const isIn = isParticle(particle, 'に') && isContainer(container);
  const isAt = isParticle(particle, 'で') && INSIDE.has(container.text);
  const clause = clauseOf(sentence, at);
  if (!particle || (!isIn && !isAt)) return;
  const verb = units[clause?.core ?? nextVerb(units, at)];
  if (!isVerb(verb)) return;
  const dictionary = verb?.lexeme?.dictionary ?? '';
  if (isIn && !PUTS.includes(dictionary)) return;
  if (
    isAt &&
    (MOTION_VERBS.has(dictionary) || isFormOf(verb, '旅行する', '通勤する', '通学する', '出発する'))
  )
    return;
  if (!hasInside && !saysInside(sentence, container)) return;
  const from = at + 1;
  const tokens: readonly Token[] = hasInside ? particle.tokens : [NO, noun('中', 'なか'), ...particle.tokens];
  const pattern = `〜${textOf(units.slice(from, at + (hasInside ? 4 : 2)))}`;
  yield { from, to: at + (hasInside ? 4 : 2), tokens, pattern };
}

/** 家の中にいます is said only of what is inside; the Vietnamese tells. */
const saysInside = ({ vietnamese }: ReadSentence, { text }: ReadUnit): boolean =>
  vietnamese === ''
    ? !WIDE.has(text)
    : /(?<!\p{L})(?:trong|trên|giữa)(?!\p{L})/u.test(vietnamese.toLowerCase());

const WIDE = wordSet('家 うち 店 公園 庭 図書館 建物 ビル 教室 会議室 台所');

const nextVerb = (units: readonly ReadUnit[], at: number): number =>
  units.findIndex((unit, index) => index > at && isVerb(unit));

/** 左に and 左側に, of where something is. */
function* side(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [unit, ni] = units.slice(at);
  const other = SIDES.find(([word]) => isWord(unit, word));
  const verb = units[clauseOf(sentence, at)?.core ?? -1];
  if (!other || !isParticle(ni, 'に') || !isFormOf(verb, 'ある', 'いる', '見える')) return;
  const [word, written, reading] = other;
  yield { from: at, to: at + 1, tokens: [noun(written, reading)], pattern: word };
}

const SIDES = [
  ['左', '左側', 'ひだりがわ'],
  ['右', '右側', 'みぎがわ'],
  ['左側', '左', 'ひだり'],
  ['右側', '右', 'みぎ'],
] as const;
