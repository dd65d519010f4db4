import type { Token } from '../../../japanese/tokens/token.ts';
import { type Features, PLAIN } from '../../predicate/features.ts';
import { COPULA, type Lexeme } from '../../predicate/inflection-class.ts';
import { AMOUNT_ADVERBS } from '../../words/grammar-words.ts';
import { featuresOf, isFormOf, isParticle, textOf, tokensOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, inflect, inflectLike, NA, NO, noun, topicParticle } from '../say.ts';
import { type Entry, entriesFrom, type Phrase } from './set-phrase-entries.ts';
import { fits } from './set-phrase-fits.ts';

/** Phrases of the table, with the last word in the form of the model. */
export const setPhrase: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites(sentence) {
    for (const from of sentence.units.keys())
      for (const entry of entriesFrom(sentence.units[from]?.text.charAt(0) ?? '')) {
        const found = phraseAt(sentence.units, from, entry.said);
        if (found && fits({ ...found, sentence, from, entry }, found.adverbs))
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
