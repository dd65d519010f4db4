import type { Headword, Headwords } from '../dictionary/headwords.ts';
import type { GrammarLibrary } from '../grammar/grammar-library.ts';
import type { GrammarPoint } from '../grammar/grammar-point.ts';
import { type GrammarMatch, matchingSteps, recognisedIn } from '../grammar/recognise.ts';
import { type SentenceWord, sentenceWords } from '../japanese/sentence-words.ts';
import type { Token } from '../japanese/tokens/token.ts';
import { finish } from '../steps.ts';
import { uncoveredGrammar } from './uncovered-grammar.ts';

/** What sentences are read with. */
export interface Sources<Row extends Headword> {
  readonly headwords: Headwords<Row>;
  readonly grammar: Pick<GrammarLibrary, 'points' | 'named'>;
}

export interface ReadWord<Row> {
  readonly row: Row;
  /** A word that carries little meaning of its own: 私, この, する. */
  readonly glue: boolean;
}

/** What a learner has to know for one sentence. */
export interface ReadSentence<Row> {
  readonly words: readonly ReadWord<Row>[];
  readonly points: readonly GrammarPoint[];
  /** Words without a dictionary item, and grammar without a point, as they are written. */
  readonly uncovered: { readonly words: readonly string[]; readonly grammar: readonly string[] };
}

/** A word of the sentence and the tokens that it consists of. */
interface Part<Row> {
  readonly word: SentenceWord;
  readonly from: number;
  readonly to: number;
  readonly row: Row | null;
}

/** The words and grammar points of a model answer: looked up as in its breakdown, recognised as by the assistant. */
export function readSentence<Row extends Headword>(
  tokens: readonly Token[],
  { headwords, grammar }: Sources<Row>,
): ReadSentence<Row> {
  const matches = finish(matchingSteps(grammar.points, tokens));
  const parts = partsOf(tokens, headwords);
  const taught = parts.filter((part) => isTaught(part.word) && !belongsToGrammar(part, tokens, matches));
  const left = uncoveredGrammar(tokens, { named: grammar.named, explained: explainedTokens(parts, matches) });
  return {
    words: taught.flatMap(({ word, row }) => (row ? [{ row, glue: isGlue(word, row) }] : [])),
    points: [...recognisedIn(matches, tokens).map(({ point }) => point), ...left.points],
    uncovered: {
      words: taught.flatMap(({ word, row }) => (row === null && mustBeKnown(word) ? [word.text] : [])),
      grammar: left.uncovered,
    },
  };
}

function partsOf<Row extends Headword>(tokens: readonly Token[], headwords: Headwords<Row>): Part<Row>[] {
  let at = 0;
  return sentenceWords(tokens, headwords.has).map((word) => {
    const from = at;
    for (let length = 0; length < word.text.length; at += 1) length += tokens[at]?.surface.length ?? 1;
    const row = headwords.find(word);
    // まま is not ママ: a dependent noun is never a foreign word.
    const isForeign = tokens[from]?.pos.startsWith('名詞/非自立') && KATAKANA.test(row?.kanji ?? '');
    return { word, from, to: at, row: isForeign ? null : row };
  });
}

const KATAKANA = /^[\p{sc=Katakana}ー]+$/u;

/** Particles and endings are grammar; names are nothing to learn. */
const isTaught = ({ kind }: SentenceWord): boolean => !['particle', 'copula', 'mark', 'name'].includes(kind);

/** Numbers are taught as ranges, and a prefix belongs to the word after it. */
const mustBeKnown = ({ kind }: SentenceWord): boolean => !['number', 'other'].includes(kind);

/** よる of 〜によって, いける of 〜てはいけません and ん of 〜んです are taught by their points. */
function belongsToGrammar<Row>(
  { from, to, word }: Part<Row>,
  tokens: readonly Token[],
  matches: readonly GrammarMatch[],
): boolean {
  const pos = tokens[from]?.pos ?? '';
  if (ENDING_LIKE_NOUN.test(pos)) return true;
  const around = matches.filter(({ words }) => words.includes(from));
  if (around.length === 0) return false;
  const afterParticle = tokens[from - 1]?.pos.startsWith('助詞') ?? false;
  if (word.kind === 'verb' && afterParticle && around.some(({ words }) => words.includes(from - 1)))
    return true;
  return to === from + 1 && pos.includes('非自立');
}

/** そう of 〜そうです, よう of 〜ようです: the tokenizer takes these endings for nouns. */
const ENDING_LIKE_NOUN = /^名詞\/(?:特殊|接尾\/助動詞語幹|非自立\/助動詞語幹)/u;

/** The tokens inside a match, and those of a headword of several tokens, such as に of 一緒に. */
function explainedTokens<Row>(
  parts: readonly Part<Row>[],
  matches: readonly GrammarMatch[],
): ReadonlySet<number> {
  const compounds = parts.filter(({ word, row }) => row !== null && word.ending === '');
  return new Set([
    ...matches.flatMap(({ words }) => words),
    ...compounds.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  ]);
}

const GLUE_VERBS: readonly string[] = ['する', 'ある', 'いる', 'なる', '居る', '有る', '成る'];

const isGlue = ({ kind }: SentenceWord, { kanji }: Headword): boolean =>
  ['pronoun', 'other', 'number'].includes(kind) || GLUE_VERBS.includes(kanji);
