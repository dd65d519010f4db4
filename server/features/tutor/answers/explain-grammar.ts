import { paths } from '#contract/paths.ts';
import { tutorGrammarTexts as texts } from '#contract/texts/tutor.ts';
import { GRAMMAR_LEVELS, type GrammarLevel, type GrammarPoint } from '#core/grammar/grammar-point.ts';
import { spellingsOf } from '#core/japanese/spellings.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { lines, link, list, paragraphs } from '../markup.ts';
import type { TutorAnswer } from '../tutor.ts';

type Knowledge = Pick<TutorKnowledge, 'grammar'>;

const NEAR_NAMES = 5;
/** A shorter name may be part of another pattern by chance. */
const NEAR_NAME_MIN = 2;
/** The number of points per level when no level was given. */
const LISTED_OF_LEVEL = 8;

/** The points with the typed name, in any script; easier ones first. */
export function pointsNamed({ grammar }: Knowledge, term: string): readonly GrammarPoint[] {
  for (const spelling of spellingsOf(term)) {
    const points = grammar.named(spelling);
    if (points.length > 0) return points.toSorted(easierFirst);
  }
  return [];
}

export const easierFirst = (a: GrammarPoint, b: GrammarPoint): number =>
  GRAMMAR_LEVELS.indexOf(a.level) - GRAMMAR_LEVELS.indexOf(b.level);

/** Null when no point has that name. */
export function explainGrammar(knowledge: Knowledge, term: string): TutorAnswer | null {
  const points = pointsNamed(knowledge, term);
  return points.length === 0 ? null : { text: explainPoints(knowledge, term, points) };
}

export function explainPoints(knowledge: Knowledge, term: string, points: readonly GrammarPoint[]): string {
  const [only] = points;
  return only && points.length === 1 ? explainPoint(knowledge, only) : overview(term, points);
}

/** A short version, for a term that is primarily a word. */
export function mentionGrammar(knowledge: Knowledge, term: string): string | null {
  const points = pointsNamed(knowledge, term);
  if (points.length === 0) return null;
  return paragraphs(
    `${texts.alsoPattern}\n${list(points.map(usageOf))}`,
    texts.askPattern(points[0]?.pattern ?? term),
  );
}

function explainPoint({ grammar }: Knowledge, point: GrammarPoint): string {
  const related = point.related.flatMap((id) => grammar.find(id)?.pattern ?? []);
  return paragraphs(
    lines(texts.title(point.pattern, point.level), texts.meaning(point.meaning)),
    `${texts.formation}\n${list(point.formation)}`,
    point.explanation,
    `${texts.examples}\n${list(examplesOf(point))}`,
    `${texts.mistakes}\n${list(mistakesOf(point))}`,
    related.length > 0 ? texts.related(related.join('、')) : null,
    link(texts.page, paths.grammarPoint(point.id)),
  );
}

export const examplesOf = ({ examples }: Pick<GrammarPoint, 'examples'>): string[] =>
  examples.map(({ ja, vi }) => texts.example(ja, vi));

export const mistakesOf = ({ mistakes }: Pick<GrammarPoint, 'mistakes'>): string[] =>
  mistakes.map(({ wrong, right, why }) => texts.mistake(wrong, right, why));

export const usageOf = (point: GrammarPoint): string =>
  texts.usage(point.pattern, point.meaning, examplesOf(point)[0] ?? '');

/** A particle with several uses: one line for each, so that the learner can choose. */
const overview = (term: string, points: readonly GrammarPoint[]): string =>
  paragraphs(
    texts.several(term, points.length),
    list(points.map(usageOf)),
    texts.askMore,
    texts.pages(points.map(({ id, pattern }) => link(pattern, paths.grammarPoint(id))).join(', ')),
  );

export function grammarUnknown({ grammar }: Knowledge, term: string): TutorAnswer {
  const near = grammar.points.filter(({ names }) =>
    spellingsOf(term).some((spelling) =>
      names.some((name) => isInside(name, spelling) || isInside(spelling, name)),
    ),
  );
  const shown = near.slice(0, NEAR_NAMES).map(({ pattern }) => pattern);
  return { text: paragraphs(texts.unknown(term), shown.length > 0 ? texts.near(shown.join('、')) : null) };
}

const isInside = (part: string, whole: string): boolean =>
  part.length > NEAR_NAME_MIN && whole.includes(part);

export function listGrammar(knowledge: Knowledge, level: GrammarLevel | null): TutorAnswer {
  if (level) return { text: paragraphs(listOf(knowledge, level), texts.listHint) };
  const lists = GRAMMAR_LEVELS.map((one) => listOf(knowledge, one, LISTED_OF_LEVEL));
  return { text: paragraphs(texts.levels, ...lists, texts.levelHint) };
}

/** Only the first sense of "lúc thì… lúc thì…, nào là… (v.v.)", because the list has eighty entries. */
const inBrief = (meaning: string): string =>
  meaning
    .replaceAll(/\s*\([^)]*\)/gu, '')
    .split(';')
    .map((sense) => sense.trim())
    .find(Boolean) ?? meaning;

function listOf({ grammar }: Knowledge, level: GrammarLevel, shown = Infinity): string {
  const points = grammar.ofLevel(level);
  const patterns = points
    .slice(0, shown)
    .map(({ pattern, meaning }) => texts.listLine(pattern, inBrief(meaning)));
  const rest = points.length - patterns.length;
  return paragraphs(
    texts.listTitle(level, points.length),
    list(rest > 0 ? [...patterns, texts.listRest(rest)] : patterns),
  );
}
