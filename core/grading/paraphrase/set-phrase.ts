import type { Token } from '../../japanese/tokens/token.ts';
import { type Features, PLAIN } from '../predicate/features.ts';
import { COPULA, type Lexeme } from '../predicate/inflection-class.ts';
import { AMOUNT_ADVERBS } from '../words/grammar-words.ts';
import { isPerson, isQuestion } from './noun-kinds.ts';
import { featuresOf, isFormOf, isParticle, textOf, tokensOf } from './read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from './rule.ts';
import { caseParticle, inflect, inflectLike, NA, NO, noun, topicParticle } from './say.ts';
import { type Entry, entriesFrom, type Phrase } from './set-phrase-entries.ts';

/** Phrases of the table, with the last word in the form of the model. */
export const setPhrase: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites(sentence) {
    for (const from of sentence.units.keys())
      for (const entry of entriesFrom(sentence.units[from]?.text.charAt(0) ?? '')) {
        const found = phraseAt(sentence.units, from, entry.said);
        if (found && isMeant(sentence, entry.flags) && fits(sentence.units, from, found, entry))
          yield* sayOtherwise(sentence, from, found, entry);
      }
  },
};

interface Found {
  /** The first unit after the words that do not inflect, and after adverbs: たくさん of お金をたくさん貯める. */
  readonly adverbs: readonly ReadUnit[];
  readonly verb: ReadUnit | null;
  readonly to: number;
}

function phraseAt(units: readonly ReadUnit[], from: number, { words, last }: Phrase): Found | null {
  const end = endOfWords(units, from, words);
  if (end === null) return null;
  if (!last) return { adverbs: [], verb: null, to: end };
  const mayWait = words.length > 0 && !last.inflectionClass.startsWith('adjective') && last !== COPULA;
  const waiting = units.slice(end).findIndex((unit) => !isAdverb(unit));
  const at = end + (mayWait ? Math.max(waiting, 0) : 0);
  const verb = units[at];
  const isLast =
    last === COPULA
      ? verb?.kind === 'copula'
      : isFormOf(verb, last.dictionary, last.rootReading + last.dictionary.slice(last.root.length));
  return verb && isLast ? { adverbs: units.slice(end, at), verb, to: at + 1 } : null;
}

const isAdverb = (unit: ReadUnit | undefined): boolean =>
  unit?.kind === 'word' && (unit.role === 'adverb' || AMOUNT_ADVERBS.has(unit.text));

/** The words may be cut into units in another way than the table has them. */
function endOfWords(units: readonly ReadUnit[], from: number, words: Phrase['words']): number | null {
  let at = from;
  let rest = '';
  for (const { written } of words) {
    if (rest === '') rest = units[at++]?.text ?? '';
    const word = written.find((one) => startsWord(rest, one, units[at]?.text ?? ''));
    if (word === undefined) return null;
    while (rest.length < word.length) rest += units[at++]?.text ?? '\n';
    if (!rest.startsWith(word)) return null;
    rest = rest.slice(word.length);
  }
  return rest === '' ? at : null;
}

const startsWord = (rest: string, word: string, next: string): boolean =>
  rest.startsWith(word) ||
  (word.startsWith(rest) && (rest + next).startsWith(word.slice(0, rest.length + 1)));

/** `vi` and some Vietnamese words: only where the sentence to translate has them. */
const isMeant = ({ vietnamese }: ReadSentence, flags: readonly string[]): boolean =>
  flags.every(
    (flag) => !flag.startsWith('vi ') || vietnamese.toLowerCase().includes(flag.slice('vi '.length)),
  );

/** Whether the phrase stands alone and in a form that the other one has too. */
function fits(units: readonly ReadUnit[], from: number, { verb, to }: Found, entry: Entry): boolean {
  const { said, other, flags } = entry;
  const form = featuresOf(verb ?? undefined);
  if (flags.includes('ている') && said.last !== COPULA && form?.aspect !== 'progressive') return false;
  if (form && form.voice !== 'active' && form.voice !== 'potential') return false;
  // 仕事をできる is not said.
  if (form?.voice === 'potential' && other.last?.dictionary === 'する') return false;
  // 雪だかもしれない, 雪だんです: before these, だ is left out or な.
  if (other.last === COPULA && /^(?:かも|ん|の|か)$/u.test(units[to]?.text ?? '')) return false;
  // 昨日の晩ご飯 is not 昨晩ご飯.
  if (!said.last && units[to]?.text.startsWith('ご飯')) return false;
  if (flags.includes('文中') && (!isBetween(units[to]) || isFor(units, from))) return false;
  if (flags.includes('勤め先') && !WORKPLACE.test(units[from - 1]?.text ?? '')) return false;
  if (flags.includes('数') && units[to]?.kind !== 'number' && !isQuestion(units[to])) return false;
  if (flags.includes('です') && units[to]?.kind !== 'copula') return false;
  const before = units[from - 1];
  return !before || before.endsSentence || units[from]?.kind === 'particle' || mayFollow(before, entry);
}

/** 銀行に勤める; not 東京に, 家に. */
const WORKPLACE = /(?:社|銀行|学校|大学|病院|工場|店|館|局|所|院|ホテル|デパート|スーパー|役所)$/u;

function mayFollow(before: ReadUnit, { said, other, flags }: Entry): boolean {
  if (repeatsParticle(before, other)) return false;
  if (said.words.length === 0) return true;
  if (before.kind === 'word' && (before.role === 'noun' || /^[朝昼晩夜夕]$/u.test(before.text))) return false;
  // よく雨が降る is not よく雨だ.
  if (other.last === COPULA && before.role === 'adverb') return false;
  return flags.includes('修飾') || !modifies(before);
}

/** ホテルを予約する has its を already: not ホテルを予約を取る. */
const repeatsParticle = (before: ReadUnit, { words }: Phrase): boolean =>
  isParticle(before, 'を', 'が') && words.some(({ reading }) => reading === before.text);

/** 何のために, 自分のために: for whom. */
const isFor = (units: readonly ReadUnit[], from: number): boolean =>
  isPerson(units[from - 2]) || isQuestion(units[from - 2]);

const modifies = (before: ReadUnit): boolean =>
  isParticle(before, 'の', 'な') ||
  ['attribute', 'adjective-before-noun', 'verb-before-noun', 'degree'].includes(before.role);

/** ため before another phrase; not ためです, ための, ためには. */
const isBetween = (next: ReadUnit | undefined): boolean =>
  next !== undefined && next.kind !== 'copula' && next.kind !== 'particle';

function* sayOtherwise(
  { units }: ReadSentence,
  from: number,
  { adverbs, verb, to }: Found,
  { other, flags }: Entry,
): Iterable<Rewrite> {
  const said = other.words.map(({ written: [word = ''], reading }) => wordToken(word, reading));
  const form = featuresOf(verb ?? undefined);
  const aspect = flags.includes('ている') ? 'progressive' : 'simple';
  const last = other.last
    ? lastWord(other.last, verb, form && verb?.kind === 'copula' ? { ...form, aspect } : form, units[to])
    : [];
  if (!last || (other.last === COPULA && adverbs.length > 0)) return;
  // 貯金する has no place for an adverb but the front.
  const isCovered = said.at(-1)?.pos.startsWith('助詞') ?? false;
  const tokens =
    isCovered || adverbs.length === 0
      ? [...said, ...tokensOf(adverbs), ...last]
      : [...tokensOf(adverbs), ...said, ...last];
  yield { from, to, tokens, pattern: textOf(units.slice(from, to)) };
}

function lastWord(
  lexeme: Lexeme,
  verb: ReadUnit | null,
  form: Features | null,
  next: ReadUnit | undefined,
): readonly Token[] | null {
  if (!verb || !form) return null;
  if (lexeme === COPULA || verb.kind === 'copula') return changedCopula(lexeme, verb, form, next);
  return inflectLike(lexeme, verb);
}

/** 雨が降りました and 雨でした: only in statements that are not denied, with な before ので. */
function changedCopula(
  lexeme: Lexeme,
  verb: ReadUnit,
  form: Features,
  next: ReadUnit | undefined,
): readonly Token[] | null {
  const isStated = form.mood === 'statement' || form.mood === 'tara' || form.mood === 'conjecture';
  if (!isStated || form.negative || form.wish || form.voice !== 'active' || verb.role === 'verb-before-noun')
    return null;
  const { past, polite, mood, aspect } = form;
  if (lexeme !== COPULA) return inflect(lexeme, { past, polite, mood, aspect });
  if (verb.role !== 'predicate') return null;
  const isBeforeNode = !past && !polite && isParticle(next, 'ので', 'のに');
  return isBeforeNode ? [NA] : inflect(COPULA, { ...PLAIN, past, polite, mood });
}

const PARTICLES = [
  'が',
  'を',
  'に',
  'で',
  'と',
  'へ',
  'まで',
  'によって',
  'とともに',
  'につれて',
  'だけ',
  'ばかり',
];

function wordToken(text: string, reading: string): Token {
  if (text === 'の') return NO;
  if (text === 'は') return topicParticle(text);
  return PARTICLES.includes(text) ? caseParticle(text) : noun(text, reading);
}
