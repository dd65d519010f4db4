import type { Headword, Headwords } from '../dictionary/headwords.ts';
import type { GrammarLibrary } from '../grammar/grammar-library.ts';
import type { GrammarPoint } from '../grammar/grammar-point.ts';
import { type GrammarMatch, matchingSteps, recognisedIn } from '../grammar/recognise.ts';
import type { SentenceWord } from '../japanese/sentence-words.ts';
import type { Token } from '../japanese/tokens/token.ts';
import { finish } from '../steps.ts';
import { belongsToGrammar } from './grammar-words.ts';
import { isInName } from './meant-words.ts';
import { type Part, partsOf, textOf } from './sentence-parts.ts';
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

/** The words and grammar points of a model answer: looked up as in its breakdown, recognised as by the assistant. */
export function readSentence<Row extends Headword>(
  tokens: readonly Token[],
  { headwords, grammar }: Sources<Row>,
): ReadSentence<Row> {
  const matches = finish(matchingSteps(grammar.points, tokens));
  const parts = partsOf(tokens, headwords);
  const taught = parts.filter(
    (part) => isTaught(part.word) && !isName(part, tokens) && !belongsToGrammar(part, tokens, matches),
  );
  const left = uncoveredGrammar(tokens, { named: grammar.named, explained: explainedTokens(parts, matches) });
  return {
    words: taught.flatMap(({ word, row }) => (row ? [{ row, glue: isGlue(word, row) }] : [])),
    points: [
      ...recognisedIn(matches, tokens).map(({ point }) => point),
      ...left.named.map(({ point }) => point),
    ],
    uncovered: {
      words: taught
        .filter(({ word, row, to }) => row === null && mustBeKnown(word, tokens[to - 1]))
        .map(({ word }) => word.text),
      grammar: left.uncovered,
    },
  };
}

/** Particles and endings are grammar; names are nothing to learn. The tokenizer takes 米, rice, for America. */
export const isTaught = ({ kind, text }: SentenceWord): boolean =>
  !['particle', 'copula', 'mark', 'name'].includes(kind) || text === '米';

const isName = <Row extends Headword>({ word, to, row }: Part<Row>, tokens: readonly Token[]): boolean =>
  row !== null && isInName(word.text, row.kanji, textOf(tokens.slice(to)));

/** Numbers are taught as ranges, and a prefix belongs to the word after it. */
const mustBeKnown = ({ kind }: SentenceWord, last: Token | undefined): boolean =>
  !['number', 'other'].includes(kind) && !last?.pos.startsWith('名詞/数');

/** The tokens inside a match, and those of a headword of several tokens, such as に of 一緒に. */
export function explainedTokens<Row>(
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
