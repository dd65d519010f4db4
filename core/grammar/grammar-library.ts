import type { Token } from '../japanese/tokens/token.ts';
import type { Contrast, GrammarLevel, GrammarPoint, WrittenAnswer } from './grammar-point.ts';
import { answerFinder } from './match-answer.ts';
import { type RecognisedGrammar, recogniseGrammar } from './recognise.ts';

/** Our texts about grammar. */
export interface GrammarTexts {
  readonly points: readonly GrammarPoint[];
  readonly contrasts: readonly Contrast[];
  readonly answers: readonly WrittenAnswer[];
}

/** The same, with lookups. */
export interface GrammarLibrary extends GrammarTexts {
  find(id: string): GrammarPoint | null;
  findContrast(id: string): Contrast | null;
  ofLevel(level: GrammarLevel): readonly GrammarPoint[];
  /** The points that a learner can mean by this spelling, with or without 〜. */
  named(spelling: string): readonly GrammarPoint[];
  /** In any order; each is a spelling of one side. */
  contrastBetween(a: string, b: string): Contrast | null;
  /** Our answer to a question in Vietnamese, with or without tone marks. */
  answerTo(question: string): WrittenAnswer | null;
  /** The points that occur in a sentence, in order. */
  recognise(tokens: readonly Token[]): RecognisedGrammar[];
}

export function createGrammarLibrary(texts: GrammarTexts): GrammarLibrary {
  const { points, contrasts, answers } = texts;
  const byId = new Map(points.map((point) => [point.id, point]));
  const contrastById = new Map(contrasts.map((contrast) => [contrast.id, contrast]));
  const withNames = points.map((point) => ({ point, names: namesOf(point) }));
  const withSides = contrasts.map((contrast) => ({ contrast, sides: sidesOf(contrast) }));
  return {
    ...texts,
    find: (id) => byId.get(id) ?? null,
    findContrast: (id) => contrastById.get(id) ?? null,
    ofLevel: (wanted) => points.filter(({ level }) => level === wanted),
    named(spelling) {
      const key = spellingKey(spelling);
      return withNames.filter(({ names }) => names.has(key)).map(({ point }) => point);
    },
    contrastBetween(a, b) {
      const [first, second] = [spellingKey(a), spellingKey(b)];
      return withSides.find(({ sides }) => opposes(sides, first, second))?.contrast ?? null;
    },
    answerTo: answerFinder(answers),
    recognise: (tokens) => recogniseGrammar(points, tokens),
  };
}

/** 〜て いる, ～ている, ﾃｲﾙ from any keyboard: characters that only mark an omission do not count. */
const spellingKey = (spelling: string): string => spelling.normalize('NFKC').replaceAll(/[〜~\s]/gu, '');

const namesOf = ({ pattern, names }: GrammarPoint): Set<string> =>
  new Set([pattern, ...names].map(spellingKey));

const sidesOf = ({ sides }: Contrast): Set<string>[] => sides.map((side) => new Set(side.map(spellingKey)));

/** The two are spellings of different sides. */
function opposes(sides: readonly Set<string>[], a: string, b: string): boolean {
  const first = sides.findIndex((side) => side.has(a));
  const second = sides.findIndex((side) => side.has(b));
  return first !== -1 && second !== -1 && first !== second;
}
