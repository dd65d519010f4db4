import type { Token } from '../japanese/tokens/token.ts';
import { finish, type Steps } from '../steps.ts';
import type { Contrast, GrammarLevel, GrammarPoint, WrittenAnswer } from './grammar-point.ts';
import { answerFinder } from './match-answer.ts';
import { type RecognisedGrammar, recognisingSteps } from './recognise.ts';
import { spellingKey } from './search-grammar.ts';

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
  /** The contrasts with this spelling on one of their sides. */
  contrastsWith(spelling: string): readonly Contrast[];
  /** The contrasts that are about a point … */
  contrastsAbout(point: GrammarPoint): readonly Contrast[];
  /** … and the points that a contrast is about: those that its author lists, otherwise those that its sides name. */
  pointsIn(contrast: Contrast): readonly GrammarPoint[];
  /** Our answer to a question in Vietnamese, with or without tone marks. */
  answerTo(question: string): WrittenAnswer | null;
  /** The points that occur in a sentence, in order. */
  recognise(tokens: readonly Token[]): RecognisedGrammar[];
  /** The same in steps, one for each point. */
  recognisingSteps(tokens: readonly Token[]): Steps<RecognisedGrammar[]>;
}

export function createGrammarLibrary(texts: GrammarTexts): GrammarLibrary {
  const { points, contrasts, answers } = texts;
  const byId = new Map(points.map((point) => [point.id, point]));
  const contrastById = new Map(contrasts.map((contrast) => [contrast.id, contrast]));
  const withNames = points.map((point) => ({ point, names: namesOf(point) }));
  const withSides = contrasts.map((contrast) => ({ contrast, sides: sidesOf(contrast) }));
  const pointsByContrast = new Map(
    withSides.map(({ contrast, sides }) => {
      const { about } = contrast;
      const isMeant = about
        ? ({ point }: Named) => about.includes(point.id)
        : ({ names }: Named) => sides.some((side) => [...side].some((spelling) => names.has(spelling)));
      return [contrast, withNames.filter(isMeant).map(({ point }) => point)];
    }),
  );
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
    contrastsWith(spelling) {
      const key = spellingKey(spelling);
      return withSides
        .filter(({ sides }) => sides.some((side) => side.has(key)))
        .map(({ contrast }) => contrast);
    },
    contrastsAbout: (point) =>
      contrasts.filter((contrast) => pointsByContrast.get(contrast)?.includes(point)),
    pointsIn: (contrast) => pointsByContrast.get(contrast) ?? [],
    answerTo: answerFinder(answers),
    recognise: (tokens) => finish(recognisingSteps(points, tokens)),
    recognisingSteps: (tokens) => recognisingSteps(points, tokens),
  };
}

interface Named {
  readonly point: GrammarPoint;
  readonly names: ReadonlySet<string>;
}

const namesOf = ({ pattern, names }: GrammarPoint): Set<string> =>
  new Set([pattern, ...names].map(spellingKey));

const sidesOf = ({ sides }: Contrast): Set<string>[] => sides.map((side) => new Set(side.map(spellingKey)));

/** The two are spellings of different sides. */
function opposes(sides: readonly Set<string>[], a: string, b: string): boolean {
  const first = sides.findIndex((side) => side.has(a));
  const second = sides.findIndex((side) => side.has(b));
  return first !== -1 && second !== -1 && first !== second;
}
