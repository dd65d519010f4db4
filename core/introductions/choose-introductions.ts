import type { GrammarPoint } from '../grammar/grammar-point.ts';
import type { LessonNeeds, Needed } from './lesson-needs.ts';

/** What an author wants to be introduced, in that order; empty lists leave the choice to the rules. */
export interface Introduces {
  readonly words: readonly number[];
  readonly grammar: readonly string[];
}

export const NOTHING_CHOSEN: Introduces = { words: [], grammar: [] };

/** What is shown at once, and what is behind "Xem thêm". */
export interface Chosen<One> {
  readonly first: readonly One[];
  readonly more: readonly One[];
}

export interface Introduction<Row> {
  readonly words: Chosen<Row>;
  readonly points: Chosen<GrammarPoint>;
}

interface WordRow {
  readonly id: number;
  /** Its JLPT level. */
  readonly type: string;
}

/** A lesson of a curriculum. */
export interface IntroducedLesson<Row> {
  /** The JLPT level that belongs to the level of the lesson. */
  readonly level: string;
  /** The grammar points that it is there to practise. */
  readonly focus: readonly string[];
  readonly introduces: Introduces;
  readonly needs: LessonNeeds<Row>;
}

interface Library<Row> {
  readonly word: (id: number) => Row | undefined;
  readonly point: (id: string) => GrammarPoint | null;
}

/** As much as a learner takes in before the first sentence. */
const WORDS = { min: 5, max: 9 };
const POINTS = { min: 2, max: 3 };
const LEVELS: readonly string[] = ['N5', 'N4', 'N3', 'N2', 'N1'];
const EASIEST = 'N5';
/** There are no texts about harder grammar. */
const HARDEST_GRAMMAR = 'N3';

/** What each lesson of a curriculum introduces. The lessons must be in order: what one has shown is not new in the next. */
export function chooseIntroductions<Row extends WordRow>(
  lessons: readonly IntroducedLesson<Row>[],
  library: Library<Row>,
): Introduction<Row>[] {
  const shownWords = new Set<number>();
  const shownPoints = new Set<string>();
  return lessons.map((lesson, index) => {
    const { needs, introduces, focus } = lesson;
    const isVeryFirst = index === 0 && lesson.level === EASIEST;
    const words = choose<Row, number>(needs.words, {
      ...WORDS,
      chosen: introduces.words.flatMap((id) => library.word(id) ?? []),
      idOf: ({ id }) => id,
      levelOf: ({ type }) => rankOf(type),
      isNew: ({ one, glue }) => !shownWords.has(one.id) && (!glue || isVeryFirst),
      isFocus: () => false,
      level: rankOf(lesson.level),
    });
    const points = choose<GrammarPoint, string>(withFocus(needs.points, focus, library), {
      ...POINTS,
      chosen: introduces.grammar.flatMap((id) => library.point(id) ?? []),
      idOf: ({ id }) => id,
      levelOf: ({ level }) => rankOf(level),
      isNew: ({ one }) => !shownPoints.has(one.id),
      isFocus: ({ one }) => focus.includes(one.id),
      level: Math.min(rankOf(lesson.level), rankOf(HARDEST_GRAMMAR)),
    });
    for (const { id } of words.first) shownWords.add(id);
    for (const { id } of points.first) shownPoints.add(id);
    return { words, points };
  });
}

/** What a lesson is there to practise is introduced even where no pattern recognises it. */
function withFocus<Row>(
  needed: readonly Needed<GrammarPoint>[],
  focus: readonly string[],
  { point }: Library<Row>,
): readonly Needed<GrammarPoint>[] {
  const missing = focus.filter((id) => !needed.some(({ one }) => one.id === id));
  const added = missing
    .flatMap((id) => point(id) ?? [])
    .map((one) => ({ one, count: 0, at: 0, glue: false }));
  return [...needed, ...added];
}

const rankOf = (level: string): number => LEVELS.indexOf(level);

interface Choice<One, Id> {
  readonly min: number;
  readonly max: number;
  /** The author's choice. */
  readonly chosen: readonly One[];
  readonly idOf: (one: One) => Id;
  readonly levelOf: (one: One) => number;
  readonly isNew: (needed: Needed<One>) => boolean;
  readonly isFocus: (needed: Needed<One>) => boolean;
  /** The level of the lesson. */
  readonly level: number;
}

/**
 * First what the lesson practises, then what is new and not below its level. Easier and repeated ones only fill up to
 * the minimum.
 */
function choose<One, Id>(needed: readonly Needed<One>[], choice: Choice<One, Id>): Chosen<One> {
  const { chosen, idOf, min, max, isNew, isFocus, levelOf, level } = choice;
  const byDifficulty = needed
    .toSorted((a, b) => levelOf(a.one) - levelOf(b.one) || b.count - a.count || a.at - b.at)
    .map(({ one }) => one);
  const split = (ids: ReadonlySet<Id>): One[] => byDifficulty.filter((one) => !ids.has(idOf(one)));
  if (chosen.length > 0) return { first: chosen, more: split(new Set(chosen.map(idOf))) };

  /** 0 is shown first. */
  const rank = (one: Needed<One>): number => {
    if (isFocus(one)) return 0;
    if (!isNew(one)) return one.glue ? NEVER_NEW : REPEATED;
    return levelOf(one.one) >= level ? WANTED : EASIER;
  };
  // Of easier ones, those nearest to the level of the lesson.
  const belowBy = ({ one }: Needed<One>): number => Math.max(0, level - levelOf(one));
  const ranked = needed.toSorted(
    (a, b) => rank(a) - rank(b) || belowBy(a) - belowBy(b) || b.count - a.count || a.at - b.at,
  );
  const wanted = ranked.filter((one) => rank(one) <= WANTED).length;
  const size = Math.max(min, Math.min(max, wanted));
  const first = new Set(ranked.slice(0, size).map(({ one }) => idOf(one)));
  return { first: byDifficulty.filter((one) => first.has(idOf(one))), more: split(first) };
}

/** After what the lesson practises. */
const WANTED = 1;
const EASIER = 2;
const REPEATED = 3;
const NEVER_NEW = 4;
