import type { Token } from '../../japanese/tokens/token.ts';
import { TIMES_WITH_OR_WITHOUT_NI, TIMES_WITHOUT_NI } from '../words/grammar-words.ts';
import { wordSet } from '../words/word-table.ts';
import { isPerson } from './noun-kinds.ts';
import { type Clause, clauseOf, isContrast, isEarly, topicsBetween } from './phrase-places.ts';
import { featuresOf, isFormOf, isParticle, isVerb, isWord, textOf, tokensOf } from './read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from './rule.ts';
import { caseParticle, topicParticle } from './say.ts';
import { actOf } from './speech-act.ts';

/** 昨日、… and 昨日は…; 日曜日、…, 日曜日に…, 日曜日は… and 日曜日には…. */
export const topicTimes: ParaphraseRule = {
  name: 'topic',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      const time = timeAt(sentence, at);
      if (time) yield* otherParticles(sentence, time);
    }
  },
};

type After = '' | 'は' | 'に' | 'には';

interface Time {
  readonly noun: number;
  /** The unit after its particles. */
  readonly to: number;
  readonly after: After;
  readonly takesNi: boolean;
  readonly clause: Clause;
  /** Inside a clause before a noun. */
  readonly isInner: boolean;
}

/** With は they mean something else: 毎日は is "not every day", 今度は "this time", いつも and いつ take none. */
const NEVER_TOPICS = wordSet(`
  毎日 まいにち 毎朝 まいあさ 毎晩 まいばん 毎週 まいしゅう 毎月 まいつき まいげつ 毎年 まいとし まいねん 毎回 まいかい 今度 こんど
  いつ いつも 時々 ときどき もうすぐ これから さっき 今頃 いまごろ 先ほど さきほど この間 このあいだ
`);
/** 前に and 後に are other patterns; 昔に and 将来に are not said. */
const NEVER_NI = wordSet('前 まえ 後 あと 昔 むかし 以前 いぜん 将来 しょうらい 晩 ばん');
/** 日曜日に変える, 夜になる: the に of a result stays. */
const BECOMES = [
  '変える',
  '変わる',
  '変更する',
  '決める',
  '決まる',
  '延期する',
  '移す',
  'ずらす',
  '延ばす',
  '弱い',
  '強い',
  '近い',
];
/** Both 昨日の夜 and 昨日の夜に are said, but the second one rarely. */
const NEAR = wordSet('昨日 明日 今日 一昨日 明後日 きのう あした きょう おととい あさって');

function timeAt(sentence: ReadSentence, noun: number): Time | null {
  const { units } = sentence;
  const unit = units[noun];
  // 授業中, 会議中.
  const isDuring = unit?.kind === 'word' && unit.tokens.length > 1 && /.中$/u.test(unit.text);
  if (!unit || (unit.role !== 'time' && !isDuring) || !isEarly(units, noun)) return null;
  const word = unit.text.replace(/^お(?=正月$)/u, '');
  const takesNi = isDuring || (TIMES_WITH_OR_WITHOUT_NI.has(word) && !NEVER_NI.has(word));
  if (!takesNi && (!TIMES_WITHOUT_NI.has(word) || NEVER_TOPICS.has(word))) return null;
  const particles = units.slice(noun + 1).findIndex(({ kind }) => kind !== 'particle');
  const after = textOf(units.slice(noun + 1, noun + 1 + Math.max(particles, 0)));
  if (!isAfter(after) || (!takesNi && after.startsWith('に'))) return null;
  const to = noun + 1 + particles;
  const next = units[to];
  // 夜七時, 今週末, 朝ご飯, 夜遅く: a part of a longer word.
  const isPart =
    next?.kind === 'number' ||
    (next?.role === 'time' && !isWord(units[to + 1], 'ご飯', '御飯')) ||
    /^(?:ご飯|御飯|遅く|早く|祭り|休み|服|風邪|空|市|食|物|型|向き)/u.test(next?.text ?? '');
  if (after === '' && isPart) return null;
  const clause = clauseOf(sentence, to);
  if (clause) return { noun, to, after, takesNi, clause, isInner: false };
  // 夜にコーヒーを飲むのをやめる: inside, に may be left out, but は does not belong.
  const core = units.findIndex((one, at) => at >= to && one === firstPredicate(units, to));
  const isInner = core !== -1 && units[core]?.role === 'verb-before-noun' && !after.endsWith('は');
  return isInner ? { noun, to, after, takesNi, clause: { end: core, core, kind: 'and' }, isInner } : null;
}

const isAfter = (text: string): text is After => ['', 'は', 'に', 'には'].includes(text);

function* otherParticles(sentence: ReadSentence, time: Time): Iterable<Rewrite> {
  const { units } = sentence;
  const { noun, to, after, takesNi } = time;
  if (units[noun - 1]?.kind === 'word' && units[noun - 1]?.role !== 'time') return;
  const options: readonly After[] = takesNi ? ['', 'は', 'に', 'には'] : ['', 'は'];
  for (const other of options) {
    if (other === after || !mayChange(sentence, time, other)) continue;
    yield {
      from: noun,
      to,
      tokens: [...tokensOf(units.slice(noun, noun + 1)), ...PARTICLES[other]],
      pattern: textOf(units.slice(noun, to)),
      points: [
        ...(after.endsWith('は') ? ['wa-chu-de'] : []),
        ...(after.startsWith('に') ? ['ni-thoi-gian'] : []),
      ],
    };
  }
}

const PARTICLES: Readonly<Record<After, readonly Token[]>> = {
  '': [],
  は: [topicParticle('は')],
  に: [caseParticle('に')],
  には: [caseParticle('に'), topicParticle('は')],
};

function mayChange(sentence: ReadSentence, time: Time, other: After): boolean {
  const { after, isInner } = time;
  const { units } = sentence;
  if (isInner && other.endsWith('は')) return false;
  if (other.startsWith('に') !== after.startsWith('に') && !mayChangeNi(units, time, other)) return false;
  if (other.endsWith('は') && !after.endsWith('は')) return mayBeTopic(sentence, time);
  if (after.endsWith('は') && !other.endsWith('は')) return mayLoseTopic(sentence, time);
  return true;
}

function mayChangeNi(units: readonly ReadUnit[], { noun, to, after, clause }: Time, other: After): boolean {
  const core = units[clause.core];
  const isNext = to === clause.core;
  if (!isVerb(core) || !isVerb(firstPredicate(units, to)) || isFormOf(core, ...BECOMES)) return false;
  // 試験は金曜日にあります, 夜になる.
  if (
    isNext &&
    (other === '' || isFormOf(core, 'する', 'なる') || featuresOf(core)?.aspect === 'progressive')
  )
    return false;
  // 朝はテレビを見ません: には would only deny the time.
  const isDenied = featuresOf(core)?.negative === true && !units[noun]?.text.endsWith('中');
  if (isDenied && (after === 'は' || other === 'は')) return false;
  return !(other.startsWith('に') && units[noun - 2] && NEAR.has(units[noun - 2]?.text ?? ''));
}

const firstPredicate = (units: readonly ReadUnit[], from: number): ReadUnit | undefined =>
  units
    .slice(from)
    .find(({ kind, role }) => kind === 'copula' || (kind === 'predicate' && role !== 'adverb'));

/** は is added where the time opens a statement or a question that has no other topic of a person. */
function mayBeTopic(sentence: ReadSentence, { noun, to, clause }: Time): boolean {
  const { units } = sentence;
  if (topicsBetween(units, 0, noun).length > 0) return false;
  if (topicsBetween(units, to, clause.end).some((at) => isPerson(units[at - 1]))) return false;
  const act = actOf(sentence, noun);
  // 授業中は携帯電話を使わないでください.
  const isForbidden =
    act === 'request' && featuresOf(units[clause.core])?.negative && units[noun]?.text.endsWith('中');
  if (clause.kind === 'last' && (act === 'request' || act === 'invitation') && !isForbidden) return false;
  return !isWord(units[noun], '今', 'いま') || (act !== 'question' && isState(units[clause.core]));
}

/** 今は料理をしています, but not 今は行きます. */
const isState = (unit: ReadUnit | undefined): boolean =>
  !isVerb(unit) ||
  featuresOf(unit)?.aspect === 'progressive' ||
  featuresOf(unit)?.negative === true ||
  isFormOf(unit, 'ある', 'いる');

/** は stays where the time itself is what the sentence is about, and in a contrast: 今日は休みです, 夏は暑いです. */
function mayLoseTopic(sentence: ReadSentence, { noun, to, takesNi, clause }: Time): boolean {
  const { units } = sentence;
  if (isContrast(sentence)) return false;
  const core = units[clause.core];
  const first = firstPredicate(units, to);
  const hasSubject = units
    .slice(to, first ? units.indexOf(first) : to)
    .some((unit) => isParticle(unit, 'が', 'は'));
  if (!isVerb(first) && !hasSubject) return false;
  if (isFormOf(first, 'なる') && !hasSubject) return false;
  // 土曜日は働きません says what is usual; 先週の土曜日 is one day.
  const isUsual = takesNi && featuresOf(core)?.negative === true && !featuresOf(core)?.past;
  return !isUsual || isParticle(units[noun - 1], 'の');
}
