import { wordSet } from '../../words/word-table.ts';
import { hasQuestion, isActor, isPerson, isQuestion } from '../reading/noun-kinds.ts';
import { isDoneTo } from '../reading/object-verbs.ts';
import { type Clause, clauseOf, isContrast, phraseStart, topicsBetween } from '../reading/phrase-places.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  tokensOf,
} from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, topicParticle } from '../say.ts';
import {
  FIXED,
  isDefinite,
  isDone,
  objectMayBeTopic,
  objectOpens,
  topicMayBeObject,
} from './topic-objects.ts';

/**
 * は for が or を, and back: テレビはありません, 兄弟がいますか, 肉は食べません. A question word takes no は, nor does what is new in
 * the sentence.
 */
export const topic: ParaphraseRule = {
  name: 'topic',
  *rewrites(sentence) {
    for (const [at, unit] of sentence.units.entries()) {
      if (!isParticle(unit, 'は', 'が', 'を') || !isNounBefore(sentence.units, at)) continue;
      const clause = clauseOf(sentence, at);
      if (!clause) continue;
      const other = otherParticle(sentence, at, clause);
      if (!other) continue;
      yield rewrite(sentence, at, other);
      if (other === 'が' && isParticle(sentence.units[at - 2], 'に')) yield withTopicOfPlace(sentence, at);
    }
  },
};

/** クラスに留学生は何人いますか and クラスには留学生が何人いますか: the place becomes the topic. */
function withTopicOfPlace({ units }: ReadSentence, at: number): Rewrite {
  const tokens = [
    caseParticle('に'),
    topicParticle('は'),
    ...tokensOf(units.slice(at - 1, at)),
    caseParticle('が'),
  ];
  return { from: at - 2, to: at + 1, tokens, pattern: '〜は', points: ['wa-chu-de'] };
}

type Particle = 'は' | 'が' | 'を';

function isNounBefore(units: readonly ReadUnit[], at: number): boolean {
  const before = units[at - 1];
  const isNoun = before?.role === 'noun' || isWord(before, '時間', 'お時間', '名前', 'お名前');
  return before?.kind === 'word' && isNoun && !isQuestion(before);
}

function rewrite({ units }: ReadSentence, at: number, other: Particle): Rewrite {
  const text = units[at]?.text ?? '';
  const tokens = [other === 'は' ? topicParticle(other) : caseParticle(other)];
  return { from: at, to: at + 1, tokens, pattern: `〜${text}`, points: POINTS[text] ?? [] };
}

const POINTS: Readonly<Record<string, readonly string[]>> = {
  は: ['wa-chu-de'],
  が: ['ga-chu-ngu', 'ga-doi-tuong'],
  を: ['o-tan-ngu'],
};

function otherParticle(sentence: ReadSentence, at: number, clause: Clause): Particle | null {
  const { units } = sentence;
  const particle = units[at]?.text;
  if (isContrast(sentence)) return null;
  if (particle === 'を')
    return objectMayBeTopic(sentence, at, clause) || objectOpens(sentence, at, clause) ? 'は' : null;
  if (particle === 'が' && isResult(sentence, at, clause) && isLost(units[clause.core])) return 'は';
  if (particle === 'は' && topicMayBeObject(sentence, at, clause)) return 'を';
  if (particle === 'は' && isResult(sentence, at, clause)) return 'が';
  const isRight =
    existsAlike(sentence, at, clause) ||
    isFeltAlike(sentence, at, clause) ||
    isDeniedAlike(sentence, at, clause);
  if (!isRight) return null;
  return particle === 'は' ? 'が' : 'は';
}

/** 父はいません says where he is; 兄弟はいません says that there are none. */
const WHO = wordSet(
  '兄弟 姉妹 子供 子ども こども 友達 友だち 恋人 学生 留学生 人 方 家族 妹 弟 兄 姉 お客さん 店員',
);
/** Nouns after a verb: 行ったことがない, 来るはずがない, 行く必要がない. こと only after a past: することはない is "no need". */
const AFTER_VERB = ['はず', 'わけ', '必要'];

/** 〜がありません and 〜はありません, 〜がいますか and 〜はいますか. */
function existsAlike(sentence: ReadSentence, at: number, { end, core, kind }: Clause): boolean {
  const { units } = sentence;
  const noun = units[at - 1];
  if (!noun || end !== core || !isFormOf(units[end], 'ある', 'いる', 'ござる')) return false;
  if (kind !== 'last' && kind !== 'but') return false;
  const between = units.slice(at + 1, end);
  const isCounted =
    between.length > 0 && between.every((unit) => isQuestion(unit) || isParticle(unit, 'ぐらい', 'くらい'));
  if (between.length > 0 && !isCounted) return false;
  const act = actOf(sentence, at);
  const isAsked = act === 'question' && kind === 'last' && (isCounted || !hasQuestion(units));
  const isDenied = act === 'statement' && featuresOf(units[end])?.negative === true;
  if (!isAsked && !isDenied) return false;
  if (FIXED.has(noun.text) || (isPerson(noun) && !WHO.has(noun.text)) || isDefinite(units, at - 1))
    return false;
  if (isWord(noun, 'こと'))
    return hasMood(units[at - 2], 'statement') && featuresOf(units[at - 2])?.past === true;
  if (units[at - 2]?.role === 'verb-before-noun' && !isWord(noun, ...AFTER_VERB)) return false;
  return topicsBetween(units, 0, at).length === 0;
}

/** レシートがない商品は返品できません: a rule about such things. */
const isKnown = (units: readonly ReadUnit[], noun: number): boolean =>
  isDefinite(units, noun) ||
  units[noun - 1]?.role === 'verb-before-noun' ||
  units[noun - 1]?.role === 'adjective-before-noun';

const isAfterBut = (units: readonly ReadUnit[], at: number): boolean =>
  units.slice(0, at).some((unit) => unit.role === 'clause-end' && isParticle(unit, 'が', 'けど', 'けれど'));

const FELT = wordSet(
  '恥ずかしい 楽しい 怖い 難しい 易しい 好き 嫌い 苦手 得意 大変 大好き 面白い 辛い 嫌 いや 下手 上手',
);

/** 話すのは恥ずかしい and 話すのが恥ずかしい. */
function isFeltAlike({ units }: ReadSentence, at: number, { end, kind }: Clause): boolean {
  const [noun, before] = [units[at - 1], units[at - 2]];
  if (!isWord(noun, 'の') || before?.role !== 'verb-before-noun' || kind !== 'last') return false;
  const feeling = units[at + 1];
  const isNext = end === at + 1 || (end === at + 2 && units[end]?.kind === 'copula');
  const text = feeling?.lexeme?.dictionary ?? feeling?.text ?? '';
  return isNext && FELT.has(text) && topicsBetween(units, 0, at).length === 0;
}

/** 魚が好きではありません and 魚は…; 漢字が読めません and 漢字は…: the thing that is not liked, known or possible. */
function isDeniedAlike(sentence: ReadSentence, at: number, { end, core, kind }: Clause): boolean {
  const { units } = sentence;
  const verb = units[core];
  if (kind !== 'last' || (isActor(units[at - 1]) && !isDoneTo(units[at - 1], verb) && isVerb(verb)))
    return false;
  if (isPerson(units[at - 1])) return false;
  const act = actOf(sentence, at);
  const isDenied = act === 'statement' && featuresOf(verb)?.negative === true;
  // カードが使えますか and カードは使えますか.
  const isAsked = act === 'question' && featuresOf(verb)?.voice === 'potential' && !hasQuestion(units);
  const isPotential = featuresOf(verb)?.voice === 'potential' || isFormOf(verb, 'できる', '分かる', 'わかる');
  const isLiked = verb?.kind === 'copula' && isWord(units[core - 1], '好き', '嫌い', '上手', '得意', '必要');
  if (end !== core || !(isDenied || isAsked) || !(isPotential || isLiked)) return false;
  const between = units.slice(at + 1, isLiked ? core - 1 : core);
  const isNext = between.every(({ role }) => role === 'adverb' || role === 'degree');
  if (units[at]?.text === 'は' && (isKnown(units, at - 1) || isAfterBut(units, at))) return false;
  const isAble = isWord(units[at - 1], 'こと', 'の') ? units[at - 2]?.role === 'verb-before-noun' : true;
  return isNext && isAble && topicsBetween(units, 0, at).every((earlier) => isPerson(units[earlier - 1]));
}

/** 薬を飲まなければ、病気は治りません and 病気が治りません: what follows from a condition. */
function isResult(sentence: ReadSentence, at: number, { core, kind }: Clause): boolean {
  const { units } = sentence;
  const start = phraseStart(units, at - 1);
  const before = units[start - 1];
  const isAfterCondition = hasMood(before, 'ba', 'tara') || isParticle(before, 'と', 'ほど');
  const verb = units[core];
  const isPlain = featuresOf(verb)?.past === false && !isDone(verb) && verb?.kind === 'predicate';
  const isOnly = units.slice(at + 1, core).every((unit) => !isParticle(unit, 'が', 'を', 'は', 'も'));
  return (
    kind === 'last' &&
    isAfterCondition &&
    isPlain &&
    isOnly &&
    !isActor(units[at - 1]) &&
    actOf(sentence, at) === 'statement'
  );
}

/** 花はすぐ散ってしまいます: what is lost each time. */
const isLost = (unit: ReadUnit | undefined): boolean => featuresOf(unit)?.aspect === 'finished';
