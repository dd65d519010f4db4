import { GRAMMAR_LEVELS, type GrammarPoint } from '../grammar/grammar-point.ts';
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
const HARDEST_GRAMMAR = GRAMMAR_LEVELS.at(-1) ?? EASIEST;
/** From here on, nobody knows all words of the level before: they are introduced too if there is room. */
const HARD = 'N3';

/**
 * What each lesson of a curriculum introduces. They must be in order, because what one has shown is not new in the next,
 * and all of them, because what is everywhere is not what a lesson is about.
 */
export function chooseIntroductions<Row extends WordRow>(
  lessons: readonly IntroducedLesson<Row>[],
  library: Library<Row>,
): Introduction<Row>[] {
  const shownWords = new Set<number>();
  const shownPoints = new Set<string>();
  const wordTotals = totalsOf(lessons.map(({ needs }) => needs.words));
  const pointTotals = totalsOf(lessons.map(({ needs }) => needs.points));
  const isForBeginners = lessons.filter(({ level }) => level === EASIEST).length * 2 >= lessons.length;
  return lessons.map((lesson, index) => {
    const { needs, introduces, focus } = lesson;
    const isVeryFirst = index === 0 && isForBeginners && lesson.level === EASIEST;
    const words = choose<Row, number>(needs.words, {
      ...WORDS,
      chosen: introduces.words.flatMap((id) => library.word(id) ?? []),
      idOf: ({ id }) => id,
      levelOf: ({ type }) => rankOf(type),
      isNew: ({ one, glue }) => !shownWords.has(one.id) && (!glue || isVeryFirst),
      isFocus: () => false,
      commonness: ({ id }) => wordTotals.get(id) ?? 1,
      level: rankOf(lesson.level),
      wantedFrom: withLevelBefore(rankOf(lesson.level)),
    });
    const grammarLevel = Math.min(rankOf(lesson.level), rankOf(HARDEST_GRAMMAR));
    const points = choose<GrammarPoint, string>(withFocus(needs.points, focus, library), {
      ...POINTS,
      chosen: introduces.grammar.flatMap((id) => library.point(id) ?? []),
      idOf: ({ id }) => id,
      levelOf: ({ level }) => rankOf(level),
      isNew: ({ one, glue }) => !shownPoints.has(one.id) && (!glue || isVeryFirst),
      isFocus: ({ one }) => focus.includes(one.id),
      // どこ has a card of its own among the words: a pattern is more worth a card.
      commonness: ({ id, pattern }) => (pointTotals.get(id) ?? 1) * (WORD_TITLE.test(pattern) ? 2 : 1),
      level: grammarLevel,
      wantedFrom: focus.length > 0 ? grammarLevel : withLevelBefore(grammarLevel),
    });
    for (const { id } of words.first) shownWords.add(id);
    for (const { id } of points.first) shownPoints.add(id);
    return { words, points };
  });
}

/** どこ, この／その／あの: no 〜 for what comes before or after it. */
const WORD_TITLE = /^[\p{sc=Hiragana}\p{sc=Han}][^〜]*$/u;

/** How often a curriculum needs each of them. */
function totalsOf<Id>(lessons: readonly (readonly Needed<{ readonly id: Id }>[])[]): ReadonlyMap<Id, number> {
  const totals = new Map<Id, number>();
  for (const { one, count } of lessons.flat()) totals.set(one.id, (totals.get(one.id) ?? 0) + count);
  return totals;
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
const withLevelBefore = (level: number): number => (level >= rankOf(HARD) ? level - 1 : level);

interface Choice<One, Id> {
  readonly min: number;
  readonly max: number;
  /** The author's choice. */
  readonly chosen: readonly One[];
  readonly idOf: (one: One) => Id;
  readonly levelOf: (one: One) => number;
  readonly isNew: (needed: Needed<One>) => boolean;
  readonly isFocus: (needed: Needed<One>) => boolean;
  /** How many sentences of the curriculum need it. */
  readonly commonness: (one: One) => number;
  /** The level of the lesson. */
  readonly level: number;
  /** The easiest level that fills up to the maximum. */
  readonly wantedFrom: number;
}

/**
 * First all that the lesson practises, then what is new and not below its level. Easier and repeated ones only fill up to
 * the minimum, in hard lessons those of the level before up to the maximum.
 */
function choose<One, Id>(needed: readonly Needed<One>[], choice: Choice<One, Id>): Chosen<One> {
  const { chosen, idOf, min, max, levelOf, level, commonness } = choice;
  // How often the lesson needs it, times how much of it is in this lesson: は is often in every lesson.
  const weight = ({ one, count }: Needed<One>): number => (count * count) / commonness(one);
  const byWeight = (a: Needed<One>, b: Needed<One>): number => weight(b) - weight(a) || a.at - b.at;
  const byDifficulty = needed
    .toSorted((a, b) => levelOf(a.one) - levelOf(b.one) || byWeight(a, b))
    .map(({ one }) => one);
  const split = (ids: ReadonlySet<Id>): One[] => byDifficulty.filter((one) => !ids.has(idOf(one)));
  if (chosen.length > 0) return { first: chosen, more: split(new Set(chosen.map(idOf))) };

  // Of easier ones, those nearest to the level of the lesson.
  const belowBy = ({ one }: Needed<One>): number => Math.max(0, level - levelOf(one));
  const ranked = needed
    .map((one) => ({ one, rank: rankIn(one, choice) }))
    .toSorted((a, b) => a.rank - b.rank || belowBy(a.one) - belowBy(b.one) || byWeight(a.one, b.one));
  const wanted = ranked.filter(({ rank }) => rank <= WANTED).length;
  const practised = ranked.filter(({ rank }) => rank === PRACTISED).length;
  const size = Math.max(min, practised, Math.min(max, wanted));
  const first = new Set(ranked.slice(0, size).map(({ one }) => idOf(one.one)));
  return { first: byDifficulty.filter((one) => first.has(idOf(one))), more: split(first) };
}

/** 0 is shown first. */
function rankIn<One, Id>(needed: Needed<One>, choice: Choice<One, Id>): number {
  const { isFocus, isNew, levelOf, level, wantedFrom, commonness } = choice;
  if (isFocus(needed)) return PRACTISED;
  if (!isNew(needed)) return needed.glue ? NEVER_NEW : REPEATED;
  const difficulty = levelOf(needed.one);
  // Of the level before, only what belongs to this lesson more than to the others: not one ので of many.
  const isOfThisLesson = needed.count * 2 >= commonness(needed.one);
  return difficulty >= level || (difficulty >= wantedFrom && isOfThisLesson) ? WANTED : EASIER;
}

const PRACTISED = 0;
const WANTED = 1;
const EASIER = 2;
const REPEATED = 3;
const NEVER_NEW = 4;
