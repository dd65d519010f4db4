import { COPULA, type Lexeme } from '../../predicate/inflection-class.ts';
import { AMOUNT_ADVERBS } from '../../words/grammar-words.ts';
import { isPerson, isQuestion, isTime } from '../reading/noun-kinds.ts';
import { type Phrase as NounPhrase, phrasesBefore } from '../reading/phrases.ts';
import { featuresOf, hasMood, isAdjective, isParticle, isWord } from '../reading/read-sentence.ts';
import type { ReadUnit } from '../rule.ts';
import { holds } from './set-phrase-conditions.ts';
import type { Phrase, PhrasePlace } from './set-phrase-entries.ts';

/** Whether a phrase stands where the other one can stand too, and in a form that the other one has. */
export const fits = (place: PhrasePlace, adverbs: readonly ReadUnit[]): boolean =>
  hasForm(place) && mayGoOn(place) && mayFollow(place) && mayHold(place, adverbs) && holds(place);

const isOf = (lexeme: Lexeme | null, kind: string): boolean =>
  lexeme?.inflectionClass.startsWith(kind) === true;

/** Of an adjective and a verb, only these forms mean the same: 頭が痛そう is not 頭痛がしそう. */
const SHARED_MOODS: ReadonlySet<string> = new Set(['statement', 'te', 'tara', 'conjecture']);

function hasForm({ verb, entry: { said, other, flags } }: PhrasePlace): boolean {
  const form = featuresOf(verb ?? undefined);
  if (flags.includes('ている') && said.last !== COPULA && form?.aspect !== 'progressive') return false;
  if (!form) return true;
  const isTurned = flags.includes('受身') || flags.includes('早引け');
  if (form.voice !== 'active' && form.voice !== 'potential' && !isTurned) return false;
  // 仕事をできる is not said.
  if (form.voice === 'potential' && other.last?.dictionary === 'する') return false;
  if (form.aspect === 'too-much' && said.last?.dictionary !== other.last?.dictionary) return false;
  if (isOf(said.last, 'adjective') === isOf(other.last, 'adjective')) return true;
  return SHARED_MOODS.has(form.mood) && form.aspect === 'simple' && !form.wish;
}

/** What may come after だ: not 雨だまで, 雨だかもしれない, 雨だんです. */
const AFTER_COPULA = ['から', 'ので', 'のに', 'けど', 'けれど', 'が', 'し', 'よ', 'ね', 'と'];

function mayGoOn({ sentence: { units }, from, to, verb, entry: { said, other } }: PhrasePlace): boolean {
  const next = units[to];
  // 昨日の晩ご飯 is not 昨晩ご飯.
  if (!said.last && next?.text.startsWith('ご飯')) return false;
  // 新しい製品や機械: all of them are new.
  if (!said.last && isAdjective(units[from]) && isParticle(next, 'や', 'とか')) return false;
  if (other.last !== COPULA || !next || verb?.endsSentence) return true;
  if (featuresOf(verb ?? undefined)?.aspect === 'finished') return false;
  const isAsked = isParticle(next, 'か') && featuresOf(verb ?? undefined)?.polite === true;
  const isLinked = hasMood(verb ?? undefined, 'tara', 'conjecture') && next.kind !== 'particle';
  return isParticle(next, ...AFTER_COPULA) || isAsked || isLinked;
}

const LISTS = ['や', 'か', 'とか', 'やら', 'なり', 'だの'];

/** お酒と of お酒とたばこを; not 友達と, nor the か and と after a verb. */
function isListed(before: ReadUnit, listed: ReadUnit | undefined): boolean {
  if (isParticle(before, 'より', 'ほど') || isWord(before, 'より', 'または')) return true;
  if (listed?.kind === 'predicate' || listed?.kind === 'copula' || isQuestion(listed)) return false;
  return isParticle(before, ...LISTS) || (isParticle(before, 'と') && !isPerson(listed));
}

/** Whether what stands before the phrase leaves its first word alone: not お酒とたばこをやめる, 一番若い人. */
function mayFollow({ sentence: { units }, from, entry }: PhrasePlace): boolean {
  const { said, other, flags } = entry;
  const before = units[from - 1];
  if (isParticle(units[from])) return true;
  const beginsWithParticle = other.words[0] !== undefined && PARTICLE_FIRST.test(other.words[0].reading);
  if (!before || before.endsSentence) return !beginsWithParticle;
  if (beginsWithParticle) return before.kind === 'word' && before.role === 'noun';
  if (said.words.length === 0) return true;
  if (isListed(before, units[from - 2])) return false;
  // パンではなくご飯を食べる.
  if (before.kind === 'copula' && featuresOf(before)?.negative) return false;
  if (isAdjective(units[from]) && isMeasured(before)) return false;
  if (before.kind === 'word' && (before.role === 'noun' || /^[朝昼晩夜夕]$/u.test(before.text)))
    return isQuestion(before);
  // よく雨が降る is not よく雨だ.
  if (other.last === COPULA && before.role === 'adverb' && !isWord(before, 'もし', 'たぶん', 'きっと'))
    return false;
  return flags.includes('修飾') || !modifies(before);
}

const PARTICLE_FIRST = /^[のをがには]$/u;

/** 字が小さい時, 一番若い人, とても新しい製品: the adjective is more than half of a name. */
const isMeasured = (before: ReadUnit): boolean =>
  before.role === 'degree' || before.role === 'adverb' || before.kind === 'number';

const modifies = (before: ReadUnit): boolean =>
  isParticle(before, 'の', 'な') ||
  ['attribute', 'adjective-before-noun', 'verb-before-noun', 'degree'].includes(before.role);

const hasParticle = ({ words }: Phrase, ...particles: readonly string[]): boolean =>
  words.some(({ reading }) => particles.includes(reading));

/** Whether the other phrase leaves room for what belongs to the verb: not ホテルを予約を取る, 日本に国へ帰る, 一万円お金を貯める. */
function mayHold(place: PhrasePlace, adverbs: readonly ReadUnit[]): boolean {
  const {
    sentence: { units },
    from,
    entry,
  } = place;
  const { said, other, flags } = entry;
  if (adverbs.some(isAmount) && said.last?.dictionary !== other.last?.dictionary && !flags.includes('量'))
    return false;
  const own = ownPhrases(units, from);
  for (const particle of ['が', 'を'])
    if (
      hasParticle(other, particle) &&
      !hasParticle(said, particle) &&
      own.some((one) => one.particle === particle)
    )
      return false;
  const goesThere =
    hasParticle(other, 'に', 'へ') && !hasParticle(said, 'に', 'へ') && other.last?.dictionary !== '行く';
  if (goesThere && own.some(({ particle, noun }) => /^[にへ]/u.test(particle) && !isTime(noun))) return false;
  return (
    !isOf(said.last, 'suru') ||
    said.words.length > 0 ||
    !hasParticle(other, 'を') ||
    hasNoOtherObject(place, own)
  );
}

const isAmount = ({ text }: ReadUnit): boolean =>
  AMOUNT_ADVERBS.has(text) && !/^(?:よく|良く|時々|ときどき|たまに|いつも|たいてい|大抵)$/u.test(text);

/** The phrases of the verb itself, not those of a て form before it. */
function ownPhrases(units: readonly ReadUnit[], from: number): readonly NounPhrase[] {
  const last = units.slice(0, from).findLastIndex(({ kind }) => kind === 'predicate' || kind === 'copula');
  return phrasesBefore(units, from).filter(({ at }) => at > last);
}

/** 花もプレゼントした and プレゼントした花 have their object already. */
function hasNoOtherObject(
  { sentence: { units }, from, to, verb }: PhrasePlace,
  own: readonly NounPhrase[],
): boolean {
  const before = units[from - 1];
  if (before?.kind === 'number' && /[円ドル万千百]$|ドン$/u.test(before.text)) return false;
  if (verb?.role === 'verb-before-noun' && !isPerson(units[to]) && !isWord(units[to], ...DEPENDENT))
    return false;
  return own.every(
    ({ particle, noun }) => !/^[はも]$/u.test(particle) || isPerson(noun) || isTime(noun) || isQuestion(noun),
  );
}

const DEPENDENT = [
  '時',
  'とき',
  '前',
  '後',
  'こと',
  'の',
  'つもり',
  '予定',
  'ほう',
  '方',
  'よう',
  'そう',
  'ため',
  'はず',
  'わけ',
  '場合',
];
