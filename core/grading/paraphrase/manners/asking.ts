import type { Token } from '../../../japanese/tokens/token.ts';
import { COPULA } from '../../predicate/inflection-class.ts';
import { wordSet } from '../../words/word-table.ts';
import { isWilled, vietnameseSays } from '../reading/clauses.ts';
import { isMe, isPerson, isPlace, isThing } from '../reading/noun-kinds.ts';
import { hasQuestionWord, phrasesBefore } from '../reading/phrases.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
  textOf,
  tokensOf,
} from '../reading/read-sentence.ts';
import { subjectsOf } from '../reading/subject.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import {
  caseParticle,
  clauseParticle,
  dependentNoun,
  finalParticle,
  inflect,
  inflectUnit,
  noun,
  topicParticle,
  verbLexeme,
} from '../say.ts';

/**
 * 撮ってもいいですか and 撮らせていただいてもよろしいですか; 消すのを忘れないでください and 忘れずに消してください; ありませんか and ありますか; 行ったほうがいいです and
 * 行くといいです; 泣くな and 泣かないで.
 */
export const asking: ParaphraseRule = {
  name: 'request',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* askedHumbly(sentence, at);
      yield* isPossible(sentence, at);
      yield* withoutForgetting(sentence, at);
      yield* whetherThereIs(sentence, at);
      yield* goodToDo(sentence, at);
      yield* softened(sentence, at);
      yield* notAllowed(sentence, at);
    }
  },
};

const ITADAKU = verbLexeme('いただく', 'いただく', 'godan');
const CAN = verbLexeme('できる', 'できる', 'ichidan');

interface Leave {
  readonly verb: ReadUnit;
  readonly to: number;
}

/** 撮って|も|いいです|か at the end. */
function leaveAt(sentence: ReadSentence, at: number): Leave | null {
  const { units } = sentence;
  const [verb, mo, good, ka] = units.slice(at);
  const form = featuresOf(verb);
  if (!verb || !isVerb(verb) || !hasMood(verb, 'te') || form?.negative || form?.voice !== 'active')
    return null;
  if (!isParticle(mo, 'も') || !isFormOf(good, 'いい', 'よい', '良い', 'よろしい') || !isParticle(ka, 'か'))
    return null;
  const isPlain = at + 4 === sentenceEnd(sentence, at) && isWilled([verb]) && form.aspect === 'simple';
  return isPlain && !hasQuestionWord(units.slice(0, at)) ? { verb, to: at + 4 } : null;
}

const FOR_ME = /(?<!\p{L})(?:tôi|em|mình|cháu|con|chúng tôi|chúng em)(?!\p{L})/iu;

/** Who asks for leave acts: "Tôi chụp ảnh ở đây có được không?" */
function* askedHumbly(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, vietnamese } = sentence;
  const leave = leaveAt(sentence, at);
  if (!leave || !FOR_ME.test(vietnamese)) return;
  if (subjectsOf(units, at).some(({ noun: who }) => isPerson(who) && !isMe(who))) return;
  // 母に手伝わせる would make the mother help.
  if (phrasesBefore(units, at).some(({ noun: who, particle }) => isPerson(who) && /^[にを]/u.test(particle)))
    return;
  const caused = inflectUnit(leave.verb, { voice: 'causative' });
  const have = inflect(ITADAKU, { mood: 'te' });
  if (!caused || !have) return;
  for (const ending of ['もいいですか', 'もよろしいですか', 'もよろしいでしょうか', 'もいいでしょうか'])
    yield {
      from: at,
      to: leave.to,
      tokens: [...caused, ...have, finalParticle(ending)],
      pattern: '〜てもいいですか',
      points: ['te-mo-ii'],
    };
}

/** このアパートはペットを飼ってもいいですか, 飼うことができますか: what a place allows. */
function* isPossible(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, vietnamese } = sentence;
  const leave = leaveAt(sentence, at);
  if (!leave || FOR_ME.test(vietnamese) || !vietnameseSays(sentence, 'được')) return;
  const isOfPlace = phrasesBefore(units, at).some(
    ({ noun: where, particle }) => /^(?:は|では|で)$/u.test(particle) && (isPlace(where) || isThing(where)),
  );
  const act = inflectUnit(leave.verb, { mood: 'statement' });
  const can = inflect(CAN, { polite: true });
  if (!isOfPlace || !act || !can) return;
  for (const particle of [caseParticle('が'), topicParticle('は')])
    yield {
      from: at,
      to: leave.to,
      tokens: [...act, dependentNoun('こと'), particle, ...can, finalParticle('か')],
      pattern: '〜てもいいですか',
      points: ['te-mo-ii'],
    };
}

const NOT_FORGETTING: readonly Token[] = [noun('忘れずに', 'わすれずに')];

/** 電気を|消す|の|を|忘れないで|ください, 忘れずに電気を消してください. */
function* withoutForgetting({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [verb, no, o, forget, please] = units.slice(at);
  if (!verb || !isVerb(verb) || featuresOf(verb)?.voice !== 'active' || !isWord(no, 'の', 'こと')) return;
  if (!isParticle(o, 'を') || !isFormOf(forget, '忘れる') || !forget?.text.endsWith('ないで')) return;
  if (!isFormOf(please, 'くださる', '下さる') || featuresOf(verb)?.negative) return;
  const te = inflectUnit(verb, { mood: 'te' });
  if (!te) return;
  const about = { to: at + 4, pattern: '〜のを忘れないで', points: ['nai-de-kudasai'] };
  yield { ...about, from: at, tokens: [...NOT_FORGETTING, ...te] };
  if (!isParticle(units[at - 1], 'を') || units[at - 2]?.kind !== 'word') return;
  yield { ...about, from: at - 2, tokens: [...NOT_FORGETTING, ...tokensOf(units.slice(at - 2, at)), ...te] };
}

const NOT_FOR_SALE = wordSet('こと つもり はず わけ 必要 時間 お時間 お金 質問 予定 約束');
const ASKS_FOR = /(?<!\p{L})có(?!\p{L}).*(?<!\p{L})không(?!\p{L})/iu;

/** もっと大きいのはありませんか, ありますか: whether a shop has it. */
function* whetherThereIs(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [thing, particle, verb, ka] = units.slice(at);
  const form = featuresOf(verb);
  if (!verb || !isFormOf(verb, 'ある') || !form?.polite || form.past || form.mood !== 'statement') return;
  if (!isParticle(particle, 'は', 'が') || !isParticle(ka, 'か') || at + 4 !== sentenceEnd(sentence, at))
    return;
  if (thing?.kind !== 'word' || NOT_FOR_SALE.has(thing.text) || !ASKS_FOR.test(sentence.vietnamese)) return;
  const tokens = inflectUnit(verb, { negative: !form.negative });
  if (tokens && !hasQuestionWord(units.slice(0, at)))
    yield { from: at + 2, to: at + 3, tokens, pattern: `${verb.text}か` };
}

/** 持って行ったほうがいいですよ, 持って行くといいですよ. */
function* goodToDo(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [verb, way, ga, good] = units.slice(at);
  const form = featuresOf(verb);
  if (!verb || !isVerb(verb) || !form?.past || form.negative || form.voice !== 'active') return;
  if (!isWord(way, 'ほう', '方') || !isParticle(ga, 'が') || !isFormOf(good, 'いい', 'よい', '良い')) return;
  const end = sentenceEnd(sentence, at);
  const isTold = textOf(units.slice(at + 4, end)) === '' || isParticle(units[at + 4], 'よ', 'ね');
  if (!isTold || featuresOf(good)?.past || featuresOf(good)?.negative || !vietnameseSays(sentence, 'nên'))
    return;
  const tokens = inflectUnit(verb, { past: false });
  if (tokens && good)
    yield {
      from: at,
      to: at + 4,
      tokens: [...tokens, clauseParticle('と'), ...good.tokens],
      pattern: '〜たほうがいい',
      points: ['ta-hou-ga-ii'],
    };
}

/** 泣くな, 泣かないで: the same is forbidden, only less harshly. */
function* softened(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const verb = units[at];
  if (!verb || featuresOf(verb)?.mood !== 'prohibitive' || !vietnameseSays(sentence, 'đừng')) return;
  const plain = inflectUnit(verb, { mood: 'statement', negative: true });
  const last = plain?.at(-1);
  if (!plain || !last) return;
  const naide = { ...last, surface: `${last.surface}で`, reading: `${last.reading}で` };
  const tokens = [...plain.slice(0, -1), naide];
  const about = { from: at, to: at + 1, pattern: '〜な', points: ['cam-na'] };
  const isLast = at + 1 === sentenceEnd(sentence, at);
  if (isLast || isParticle(units[at + 1], 'と', 'って'))
    yield {
      ...about,
      tokens: [
        noun(tokens.map(({ surface }) => surface).join(''), tokens.map(({ reading }) => reading).join('')),
      ],
    };
  if (isLast && sentence.freeRegister) yield { ...about, tokens: [...tokens, finalParticle('ください')] };
}

const BAN = noun('禁止', 'きんし');

/** 話してはいけません, 話すのは禁止です. */
function* notAllowed(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [verb, wa, not] = units.slice(at);
  const form = featuresOf(not);
  if (!verb || !isVerb(verb) || !hasMood(verb, 'te') || featuresOf(verb)?.negative || !isParticle(wa, 'は'))
    return;
  if (!isFormOf(not, 'いける') || !form?.negative || form.past || form.mood !== 'statement') return;
  if (
    at + 3 !== sentenceEnd(sentence, at) ||
    !vietnameseSays(sentence, 'không được', 'cấm', 'không được phép')
  )
    return;
  // あなたは…: a ban is not for one person.
  if (units.some((unit) => isPerson(unit)) || !isWilled([verb])) return;
  const act = inflectUnit(verb, { mood: 'statement' });
  const be = inflect(COPULA, { polite: form.polite });
  if (act && be && featuresOf(verb)?.voice === 'active')
    yield {
      from: at,
      to: at + 3,
      tokens: [...act, dependentNoun('の'), topicParticle('は'), BAN, ...be],
      pattern: '〜てはいけません',
      points: ['te-wa-ikenai'],
    };
}
