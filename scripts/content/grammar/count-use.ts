import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import { GRAMMAR_LEVELS, type GrammarPoint } from '#core/grammar/grammar-point.ts';
import { analyseAnswer } from '#core/japanese/notation/analyse.ts';
import { saidTokens } from '#core/japanese/notation/said-tokens.ts';
import type { Tokenize } from '#core/japanese/tokens/token.ts';
import type { CommandResult } from '../../command-result.ts';
import { loadTokenizer } from '../../grading/load-tokenizer.ts';
import { readShippedSentences, type Sentence } from '../sentences/sentences.ts';
import { readShippedGrammar } from './grammar.ts';

interface PointUse {
  readonly point: GrammarPoint;
  readonly sentences: number;
}

/** The number of sentences with each point in their model answer, in the order of the library. */
export function countUse(
  library: Pick<GrammarLibrary, 'points' | 'recognise'>,
  sentences: readonly Pick<Sentence, 'jpSentence' | 'reading'>[],
  tokenize: Tokenize,
): PointUse[] {
  const counts = new Map<string, number>();
  for (const { jpSentence, reading } of sentences) {
    const tokens = saidTokens(analyseAnswer(jpSentence, tokenize, reading).parts);
    for (const { point } of library.recognise(tokens)) counts.set(point.id, (counts.get(point.id) ?? 0) + 1);
  }
  return library.points.map((point) => ({ point, sentences: counts.get(point.id) ?? 0 }));
}

/** Every point occurs in so many sentences of the courses. */
const SENTENCES_OF_POINT_MIN = 3;

export const checkUse = (used: readonly PointUse[]): string[] =>
  used
    .filter(({ sentences }) => sentences < SENTENCES_OF_POINT_MIN)
    .map(
      ({ point, sentences }) =>
        `${point.id} occurs in ${sentences} sentences, ${SENTENCES_OF_POINT_MIN} are needed`,
    );

export async function printUse(): Promise<CommandResult> {
  const [library, sentences, tokenize] = await Promise.all([
    readShippedGrammar(),
    readShippedSentences(),
    loadTokenizer(),
  ]);
  const used = countUse(library, sentences, tokenize);
  const unused = used.filter((use) => use.sentences === 0);
  const output = [
    `${used.length} points in ${sentences.length} sentences; ${unused.length} points without any`,
    ...GRAMMAR_LEVELS.map((level) => `${level} without: ${idsOf(unused, level)}`),
    ...used.toSorted((a, b) => b.sentences - a.sentences).map(lineOf),
  ].join('\n');
  return { output, exitCode: 0 };
}

const idsOf = (unused: readonly PointUse[], level: string): string =>
  unused.flatMap(({ point }) => (point.level === level ? [point.id] : [])).join(' ') || '–';

const lineOf = ({ point, sentences }: PointUse): string =>
  [sentences, point.level, point.id, point.pattern].join('\t');
