import type { Token } from '../../../japanese/tokens/token.ts';
import { wordSet } from '../../words/word-table.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { isPerson, isPlace, isQuestion, isThing, isVehicle } from '../reading/noun-kinds.ts';
import { isDoneTo, isWanted } from '../reading/object-verbs.ts';
import { topicsBetween } from '../reading/phrase-places.ts';
import { phrasesBefore } from '../reading/phrases.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isVerb, isWord } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit } from '../rule.ts';
import { caseParticle, joiningParticle } from '../say.ts';

/** Two particles that one verb takes: に and から, と and に, を and が. */
export const particle: ParaphraseRule = {
  name: 'particle',
  *rewrites(sentence: ReadSentence) {
    const { units } = sentence;
    for (const [at, unit] of units.entries()) {
      if (unit.kind !== 'particle' || isQuestion(units[at - 1])) continue;
      const other =
        wantedObject(units, at) ??
        giver(units, at) ??
        partner(units, at) ??
        goal(units, at) ??
        stop(units, at) ??
        list(sentence, at);
      if (other)
        yield {
          from: at,
          to: at + 1,
          tokens: [other.token],
          pattern: other.pattern,
          points: other.points ?? [],
        };
    }
  },
};

interface Other {
  readonly token: Token;
  readonly pattern: string;
  readonly points?: readonly string[];
}

/** 水が飲みたい and 水を飲みたい, 漢字が読める and 漢字を読める; not をできる, を分かる, nor 会社が辞めたい. */
function wantedObject(units: readonly ReadUnit[], at: number): Other | null {
  const [noun, unit, first, ni, later] = units.slice(at - 1);
  // 日本語が上手に話せる.
  const isHow = first?.tokens.at(-1)?.pos.includes('形容動詞語幹') === true && isParticle(ni, 'に');
  const verb = isHow ? later : first?.role === 'adverb' ? ni : first;
  const form = featuresOf(verb);
  if (!isVerb(verb) || !form || form.aspect !== 'simple' || !isDoneTo(noun, verb)) return null;
  const isWish = form.wish && form.voice === 'active';
  const isAble =
    form.voice === 'potential' &&
    verb?.meanings.every(({ voice }) => voice !== 'passive') === true &&
    verb.lexeme?.inflectionClass !== 'suru';
  if (isParticle(unit, 'が') && unit?.role === 'case' && (isWish || isAble))
    return {
      token: caseParticle('を'),
      pattern: '〜が',
      points: ['ga-doi-tuong', isWish ? 'tai' : 'the-kha-nang'],
    };
  const hasSubject = phrasesBefore(units, at).some(({ particle: other }) => other === 'が');
  const takesGa = isWish && isWanted(verb) && !form.negative && !hasSubject;
  return isParticle(unit, 'を') && takesGa
    ? { token: caseParticle('が'), pattern: '〜を', points: ['o-tan-ngu'] }
    : null;
}

/** The verb that a phrase with に, と or から belongs to: nothing that could take the phrase away stands between. */
function ownVerb(units: readonly ReadUnit[], at: number): number | null {
  const verbAt = units.findIndex(
    (one, index) => index > at && one.kind === 'predicate' && one.role !== 'adverb',
  );
  const verb = units[verbAt];
  if (!verb || verb.role === 'purpose') return null;
  const between = units.slice(at + 1, verbAt);
  const isFar = between.some(
    (unit, index) =>
      isParticle(unit, 'は', 'も', 'と', 'から') ||
      (isParticle(unit, 'に', 'が') && !isHarmless(between[index - 1])) ||
      isWord(unit, '一緒', 'いっしょ'),
  );
  // お越しいただく: the noun is a part of the verb.
  const isPartOfVerb = units[verbAt - 1]?.kind === 'word' && units[verbAt - 1]?.role === 'noun';
  const others = phrasesBefore(units, verbAt).filter(
    (phrase) => phrase.particleAt !== at && /^(?:に|と|から)/u.test(phrase.particle) && isPerson(phrase.noun),
  );
  return isFar || isPartOfVerb || others.length > 0 ? null : verbAt;
}

/** 三時に, 急に, 顔が似ている. */
const isHarmless = (noun: ReadUnit | undefined): boolean =>
  noun?.role === 'time' ||
  noun?.kind === 'number' ||
  noun?.tokens.some(({ pos }) => pos.includes('形容動詞語幹')) === true ||
  isWord(noun, '顔', '声', '性格');

const GIVEN = ['もらう', 'いただく', '頂く', '借りる', '習う', '教わる'];
const GIVEN_BY_ACT = ['教える', '貸す', '送る', '紹介する', '説明する', '届ける', '譲る'];
const DONE_BY_WORDS = wordSet(`
  言う 頼む 注意する 褒める ほめる 叱る 誘う 招待する 愛する 紹介する 好く 尊敬する 信頼する 嫌う 質問する 勧める 期待する
`);
/** They take a person with に themselves: 友達に［借りた本を］返す. */
const GIVES_BACK = [
  '返す',
  '見せる',
  '話す',
  'あげる',
  '渡す',
  '貸す',
  '送る',
  '教える',
  '言う',
  '伝える',
  '聞かせる',
  '紹介する',
  '説明する',
  '売る',
  '届ける',
  '差し上げる',
];

/** 友達に借りる and 友達から借りる: a person gives or speaks. Not かまれる, 降られる, 手伝ってもらう. */
function giver(units: readonly ReadUnit[], at: number): Other | null {
  const unit = units[at];
  if (!isParticle(unit, 'に', 'から') || !isPerson(units[at - 1]) || units[at + 1]?.kind === 'particle')
    return null;
  const next = ownVerb(units, at);
  const verb = next === null ? undefined : units[next];
  if (next === null || !verb) return null;
  const isTakenAsWife = phrasesBefore(units, next).some((one) => one.particle === 'を' && isPerson(one.noun));
  const isGiven = isFormOf(verb, ...GIVEN) && featuresOf(verb)?.voice === 'active' && !isTakenAsWife;
  const isGivenByAct =
    isFormOf(verb, ...GIVEN_BY_ACT) &&
    hasMood(verb, 'te') &&
    isFormOf(units[next + 1], 'もらう', 'いただく', '頂く');
  const isSpoken =
    DONE_BY_WORDS.has(verb.lexeme?.dictionary ?? '') &&
    verb.meanings.some(({ voice }) => voice === 'passive');
  const isInside = units.slice(next, next + 2).some(({ role }) => role === 'verb-before-noun');
  if (isInside && units.slice(next + 1).some((later) => isFormOf(later, ...GIVES_BACK))) return null;
  if (!isGiven && !isGivenByAct && !isSpoken) return null;
  return isParticle(unit, 'に')
    ? { token: caseParticle('から'), pattern: '〜に', points: ['ni-doi-tuong'] }
    : { token: caseParticle('に'), pattern: '〜から', points: ['kara-tu'] };
}

const WITH_PEOPLE = ['会う', '相談する'];
const WITH_ANYTHING = ['似る', '比べる'];

/** 友達と会う and 友達に会う; not 結婚する, 話す, 別れる, 電話する, nor 父と母に会う. */
function partner(units: readonly ReadUnit[], at: number): Other | null {
  const unit = units[at];
  const noun = units[at - 1];
  if (!isParticle(unit, 'と', 'に') || noun?.kind !== 'word' || units[at + 1]?.kind === 'particle')
    return null;
  const next = ownVerb(units, at);
  const verb = next === null ? undefined : units[next];
  if (!verb || featuresOf(verb)?.voice !== 'active') return null;
  const isRight = isPerson(noun)
    ? isFormOf(verb, ...WITH_PEOPLE, ...WITH_ANYTHING)
    : isFormOf(verb, ...WITH_ANYTHING) && next === at + 1;
  if (!isRight) return null;
  return isParticle(unit, 'と')
    ? { token: caseParticle('に'), pattern: '〜と' }
    : { token: caseParticle('と'), pattern: '〜に' };
}

const LEADS = ['案内する', '届ける', '運ぶ'];

/** 会議室へ案内する and 会議室まで案内する. */
function goal(units: readonly ReadUnit[], at: number): Other | null {
  const [noun, unit, verb] = units.slice(at - 1);
  const isLed = isFormOf(verb, ...LEADS) || isWord(verb, 'ご案内', '案内');
  if (!isPlace(noun) || !isLed) return null;
  if (isParticle(unit, 'へ', 'に')) return { token: caseParticle('まで'), pattern: `〜${unit?.text}` };
  return isParticle(unit, 'まで')
    ? { token: caseParticle('へ'), pattern: '〜まで', points: ['made-den'] }
    : null;
}

/** この電車は上野に止まります and 上野で止まります: where a train or bus stops. */
function stop(units: readonly ReadUnit[], at: number): Other | null {
  const [noun, unit, verb] = units.slice(at - 1);
  const isTrain = topicsBetween(units, 0, at).some((topic) => isVehicle(units[topic - 1]));
  if (
    !isPlace(noun) ||
    !isFormOf(verb, '止まる', '停まる') ||
    featuresOf(verb)?.voice !== 'active' ||
    !isTrain
  )
    return null;
  if (isParticle(unit, 'に')) return { token: caseParticle('で'), pattern: '〜に' };
  return isParticle(unit, 'で') ? { token: caseParticle('に'), pattern: '〜で' } : null;
}

/** 新聞や雑誌 and 新聞と雑誌, where the Vietnamese says "và". と for two things is not や. */
function list(sentence: ReadSentence, at: number): Other | null {
  const { units } = sentence;
  const [noun, unit, other, next] = units.slice(at - 1);
  if (
    !isParticle(unit, 'や') ||
    !vietnameseSays(sentence, 'và') ||
    vietnameseSays(sentence, 'v.v', 'vân vân')
  )
    return null;
  const isPair = isThing(noun) && isThing(other) && isParticle(next, 'は', 'が', 'を', 'も');
  return isPair ? { token: joiningParticle('と'), pattern: '〜や〜' } : null;
}
