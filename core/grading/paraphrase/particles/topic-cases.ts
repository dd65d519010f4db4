import { isCountry, isPerson, isPlace, isQuestion, isVehicle } from '../reading/noun-kinds.ts';
import { takesThing } from '../reading/object-verbs.ts';
import {
  type Clause,
  clauseOf,
  isContrast,
  isEarly,
  phraseStart,
  topicsBetween,
} from '../reading/phrase-places.ts';
import { featuresOf, isFormOf, isParticle, isVerb, isWord, tokensOf } from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, topicParticle } from '../say.ts';

/** 部屋に and 部屋には, この店で and この店では: は only opens the sentence with the place, or marks what is denied. */
export const topicCases: ParaphraseRule = {
  name: 'topic',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      const place = placeAt(sentence, at);
      if (place && (place.hasTopic ? mayLoseTopic(sentence, place) : mayBeTopic(sentence, place)))
        yield otherwise(sentence, place);
      yield* placeItself(sentence, at);
    }
  },
};

interface Place {
  readonly noun: number;
  readonly particle: 'に' | 'で' | 'から' | 'と' | 'へ';
  readonly hasTopic: boolean;
  readonly clause: Clause;
}

const PARTICLES = ['に', 'で', 'から', 'と', 'へ'] as const;
/** Nouns whose に, で or から is no case of the verb: ために, わけには, このままでは. */
const FORMAL = [
  'ため',
  'わけ',
  'よう',
  'まま',
  'これ',
  'それ',
  'こと',
  'の',
  'ん',
  '方',
  'ほう',
  'うち',
  '一緒',
  'ところ',
];
const EXISTS = ['ある', 'いる', '多い', '少ない', '入る', '住む', '並ぶ'];

function placeAt(sentence: ReadSentence, noun: number): Place | null {
  const { units } = sentence;
  const [unit, particle, next] = units.slice(noun);
  // 中 of スポーツの中で counts as a time elsewhere.
  const isAmong = isWord(unit, '中') && isParticle(units[noun - 1], 'の');
  if (unit?.kind !== 'word' || isQuestion(unit) || isWord(unit, ...FORMAL)) return null;
  if (unit.role !== 'noun' && !isAmong) return null;
  const text = PARTICLES.find((one) => isParticle(particle, one));
  if (!text || !particle?.tokens.every(({ pos }) => pos.startsWith('助詞/格助詞/一般'))) return null;
  // 静かに, 元気で.
  if (unit.tokens.some(({ pos }) => pos.includes('形容動詞語幹'))) return null;
  const hasTopic = isParticle(next, 'は');
  if (!hasTopic && next?.kind === 'particle') return null;
  const clause = clauseOf(sentence, noun + 1);
  return clause && { noun, particle: text, hasTopic, clause };
}

function otherwise({ units }: ReadSentence, { noun, particle, hasTopic }: Place): Rewrite {
  const to = noun + (hasTopic ? 3 : 2);
  const said = tokensOf(units.slice(noun, noun + 2));
  return {
    from: noun,
    to,
    tokens: hasTopic ? said : [...said, topicParticle('は')],
    pattern: `〜${particle}${hasTopic ? 'は' : ''}`,
    points: hasTopic ? ['wa-chu-de'] : [],
  };
}

/** は is added to a place that opens the sentence, and to what a negative statement denies. */
function mayBeTopic(sentence: ReadSentence, place: Place): boolean {
  const { units } = sentence;
  const { noun, particle, clause } = place;
  const core = units[clause.core];
  const act = actOf(sentence, noun);
  if (act === 'invitation' || clause.kind === 'reason') return false;
  if (topicsBetween(units, 0, clause.end).some((at) => isPerson(units[at - 1]) || at > noun)) return false;
  const start = phraseStart(units, noun);
  const opens = isPlace(units[noun]) && isEarly(units, start) && topicsBetween(units, 0, start).length === 0;
  const hasSubject = units.slice(noun, clause.core).some((unit) => isParticle(unit, 'が'));
  if (particle === 'に' && opens && hasSubject && isFormOf(core, ...EXISTS)) return true;
  if (particle === 'から' && opens && hasSubject && isFormOf(core, '見える', '聞こえる')) return true;
  if (particle === 'で' && opens && (hasSubject || act === 'permission' || isForbidden(units, clause)))
    return act !== 'request';
  return act === 'statement' && clause.kind === 'last' && isDenied(units, place);
}

/** ここで写真を撮らないでください, 撮ってはいけません. */
const isForbidden = (units: readonly ReadUnit[], { core, end }: Clause): boolean =>
  featuresOf(units[core])?.negative === true || featuresOf(units[end])?.negative === true;

/** 友達には会いませんでした: the phrase stands right before a verb that is denied. */
function isDenied(units: readonly ReadUnit[], { noun, particle, clause }: Place): boolean {
  const verb = units[clause.core];
  const isNext = clause.core === noun + 2 && clause.end === clause.core;
  return (
    particle !== 'から' &&
    isNext &&
    isVerb(verb) &&
    featuresOf(verb)?.negative === true &&
    !featuresOf(verb)?.wish
  );
}

/** は is left out where the sentence says the same without it; never in a contrast, nor where a person judges: 私には難しい. */
function mayLoseTopic(sentence: ReadSentence, place: Place): boolean {
  const { units } = sentence;
  const { noun, particle, clause } = place;
  if (isContrast(sentence)) return false;
  const core = units[clause.core];
  switch (particle) {
    case 'で':
      // 東京では電車が便利です: an adjective is said about the place.
      return isVerb(core) && isPlace(units[noun]) && !isCustom(units, place);
    case 'に':
      if (isPerson(units[noun]))
        return isVerb(core) && featuresOf(core)?.negative === true && isFormOf(core, '会う', '話す', '言う');
      return isFormOf(core, ...EXISTS) || (isVerb(core) && featuresOf(core)?.negative === true);
    case 'から':
      return isPlace(units[noun]);
    case 'と':
      return isVerb(core) && featuresOf(core)?.negative === true;
    case 'へ':
      return isVerb(core);
  }
}

/** 日本では靴を脱ぎます: what people do in a country; 日本で靴を脱ぎます would be one event. */
function isCustom(units: readonly ReadUnit[], { noun, clause }: Place): boolean {
  const verb = units[clause.core];
  const hasSubject = units
    .slice(noun, clause.core)
    .some((unit) => isParticle(unit, 'が', 'は') && unit !== units[noun + 2]);
  return isCountry(units[noun]) && !hasSubject && !featuresOf(verb)?.past;
}

/** ここではカードが使えますか and ここはカードが使えますか; 外は雨が降っています and 外では…. */
function* placeItself(sentence: ReadSentence, noun: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [place, first, second] = units.slice(noun);
  const hasDe = isParticle(first, 'で') && isParticle(second, 'は');
  if (!isPlace(place) || isVehicle(place) || isContrast(sentence) || (!hasDe && !isParticle(first, 'は')))
    return;
  if (phraseStart(units, noun) !== 0) return;
  const to = noun + (hasDe ? 3 : 2);
  const clause = clauseOf(sentence, to);
  if (clause?.kind !== 'last' || topicsBetween(units, to, clause.end).length > 0) return;
  const core = units[clause.core];
  const isHere = isWord(place, 'ここ', 'そこ', 'あそこ') || /^[こそあ]の$/u.test(units[noun - 1]?.text ?? '');
  const isAble =
    isHere &&
    (hasDe ? isPossible(units, clause) : isPossible(units, clause) && hasObject(units, to, clause.core));
  if (!isAble && !isWeather(units, to, core)) return;
  const said = tokensOf(units.slice(noun, noun + 1));
  const end = clause.end + 1;
  const particles = hasDe ? [topicParticle('は')] : [caseParticle('で'), topicParticle('は')];
  // The verb is not left for another rule to replace: 外では雨です is not said.
  const rest = isAble ? [] : tokensOf(units.slice(to, end));
  yield {
    from: noun,
    to: isAble ? to : end,
    tokens: [...said, ...particles, ...rest],
    pattern: hasDe ? '〜では' : '〜は',
    points: ['wa-chu-de'],
  };
}

const isPossible = (units: readonly ReadUnit[], { core, end }: Clause): boolean =>
  takesThing(units[core]) &&
  !isFormOf(units[core], '見る', '聞く') &&
  (featuresOf(units[core])?.voice === 'potential' || (end > core && isFormOf(units[end], 'できる')));

const hasObject = (units: readonly ReadUnit[], from: number, to: number): boolean =>
  units.slice(from, to).some((unit) => isParticle(unit, 'が', 'を', 'で'));

const isWeather = (units: readonly ReadUnit[], from: number, verb: ReadUnit | undefined): boolean =>
  isWord(units[from], '雨', '雪') &&
  isParticle(units[from + 1], 'が') &&
  units[from + 2] === verb &&
  isFormOf(verb, '降る') &&
  featuresOf(verb)?.aspect === 'progressive';
