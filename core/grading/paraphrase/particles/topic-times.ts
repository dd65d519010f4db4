import type { Token } from '../../../japanese/tokens/token.ts';
import { TIMES_WITH_OR_WITHOUT_NI, TIMES_WITHOUT_NI } from '../../words/grammar-words.ts';
import { wordSet } from '../../words/word-table.ts';
import { isPerson } from '../reading/noun-kinds.ts';
import { type Clause, clauseOf, isContrast, isEarly, topicsBetween } from '../reading/phrase-places.ts';
import {
  featuresOf,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  textOf,
  tokensOf,
} from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, topicParticle } from '../say.ts';

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
/** 日曜日に変える, 夜に強い: the に that the verb needs stays. */
const NEEDS_NI = wordSet(`
  変える 変わる 変更する 決める 決まる 決定する 延期する 移す 移る ずらす ずれる 延ばす 延びる 早まる 繰り上げる 設定する 予定する 当てる 合わせる 合う 弱い 強い 近い
  飽きる 慣れる 期待する 集中する 備える 備わる 向ける 向く 向かう 比べる 限る 関する 対する 賛成する 反対する 感謝する 憧れる あこがれる 触れる 似る 役立つ 適する
`);
/** The day to which something is moved: Cuộc họp lùi sang thứ hai. */
const MOVED = /(?<!\p{L})(?:sang|lùi|dời|hoãn|đổi|chuyển|thành)(?!\p{L})/iu;
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
    // に needs a verb: 土曜日に雨でした is not said, so the verb is not left for another rule to replace.
    const end = other.startsWith('に') && !after.startsWith('に') ? time.clause.end + 1 : to;
    yield {
      from: noun,
      to: end,
      tokens: [
        ...tokensOf(units.slice(noun, noun + 1)),
        ...PARTICLES[other],
        ...tokensOf(units.slice(to, end)),
      ],
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
  if (after.startsWith('に') && needsNi(units, time)) return false;
  if (other.startsWith('に') !== after.startsWith('に') && !mayChangeNi(sentence, time, other)) return false;
  if (other.endsWith('は') && !after.endsWith('は')) return mayBeTopic(sentence, time);
  if (after.endsWith('は') && !other.endsWith('は')) return mayLoseTopic(sentence, time);
  return true;
}

function mayChangeNi(sentence: ReadSentence, { noun, to, after, clause }: Time, other: After): boolean {
  const { units, vietnamese } = sentence;
  const core = units[clause.core];
  if (!isVerb(core) || !isVerb(firstPredicate(units, to))) return false;
  // 会議は月曜日に急に変更になりました: the topic comes to that day.
  const topics = topicsBetween(units, 0, noun);
  if (topics.some((at) => !isPerson(units[at - 1])) || MOVED.test(vietnamese)) return false;
  // 試験は金曜日にあります, 夜になる; 夏は飽きました says something else.
  if (isNextTo(units, to, clause.core)) return false;
  // 朝はテレビを見ません: には would only deny the time.
  const isDenied = featuresOf(core)?.negative === true && !units[noun]?.text.endsWith('中');
  if (isDenied && (after === 'は' || other === 'は')) return false;
  return !(other.startsWith('に') && units[noun - 2] && NEAR.has(units[noun - 2]?.text ?? ''));
}

/** に belongs to the verb itself or to a phrase of it: 夏に飽きる, 冬に向けて, 夏に比べて. */
const needsNi = (units: readonly ReadUnit[], { to, clause }: Time): boolean =>
  [firstPredicate(units, to), units[clause.core]].some((unit) =>
    NEEDS_NI.has(unit?.lexeme?.dictionary ?? ''),
  );

/** Only adverbs stand between: もう, 急に, 少し. */
const isNextTo = (units: readonly ReadUnit[], from: number, verb: number): boolean =>
  units
    .slice(from, verb)
    .every(
      (unit, index, between) =>
        unit.role === 'adverb' ||
        unit.role === 'degree' ||
        unit.role === 'time' ||
        isAdverbial(unit) ||
        (isParticle(unit, 'に') && isAdverbial(between[index - 1])),
    );

const isAdverbial = (unit: ReadUnit | undefined): boolean =>
  unit?.tokens.some(({ pos }) => pos.includes('形容動詞語幹') || pos.startsWith('副詞')) === true;

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
