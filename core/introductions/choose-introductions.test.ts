import { describe, expect, test } from 'vitest';
import { pointWith } from '../grammar/grammar-for-test.ts';
import type { GrammarLevel } from '../grammar/grammar-point.ts';
import { chooseIntroductions, type Introduces, NOTHING_CHOSEN } from './choose-introductions.ts';

interface Word {
  readonly id: number;
  readonly type: string;
}

/** `N4 ×2` is a word of that level that two sentences need, `glue` one with little meaning. The id is its place, from 1. */
const wordsFrom = (words: readonly string[]) =>
  words.map((text, at) => {
    const [type = '', count = '×1'] = text.replace(' glue', '').split(' ');
    return {
      one: { id: at + 1, type },
      count: Number(count.slice(1)),
      at,
      glue: text.includes('glue'),
    };
  });

const points = [
  ...['N5', 'N5', 'N5', 'N5', 'N4', 'N4', 'N3'].map((level, index) =>
    pointWith({ id: `${level}-${index}`, level: level as GrammarLevel, pattern: '〜てから' }),
  ),
  pointWith({ id: 'doko', level: 'N5', pattern: 'どこ' }),
];
/** `N5-0 ×2` is a point that two sentences need, `glue` one that nearly every sentence has. */
const pointsFrom = (texts: readonly string[]) =>
  texts.map((text, at) => {
    const [id = '', count = '×1'] = text.replace(' glue', '').split(' ');
    return { one: pointOf(id), count: Number(count.slice(1)), at, glue: text.includes('glue') };
  });
function pointOf(id: string) {
  const point = points.find((known) => known.id === id);
  if (!point) throw new Error(`No point ${id}`);
  return point;
}

interface Lesson {
  readonly level?: string;
  readonly words?: readonly string[];
  readonly points?: readonly string[];
  readonly focus?: readonly string[];
  readonly introduces?: Partial<Introduces>;
}

const introductionsOf = (lessons: readonly Lesson[]) =>
  chooseIntroductions<Word>(
    lessons.map(({ level = 'N5', words = [], points: ids = [], focus = [], introduces = {} }) => ({
      level,
      focus,
      introduces: { ...NOTHING_CHOSEN, ...introduces },
      needs: { words: wordsFrom(words), points: pointsFrom(ids), uncovered: [] },
    })),
    {
      word: (id) => (id < 100 ? { id, type: 'N5' } : undefined),
      point: (id) => points.find((point) => point.id === id) ?? null,
    },
  );

const idsOf = (all: readonly { readonly id: number | string }[] = []) => all.map(({ id }) => id);
const N5 = (count: number) => Array.from({ length: count }, () => 'N5');

describe('words', () => {
  test.each<{ lessons: readonly Lesson[]; at?: number; first: number[]; more: number[]; why: string }>([
    { lessons: [{ words: N5(3) }], first: [1, 2, 3], more: [], why: 'all of a few' },
    { lessons: [{ words: N5(11) }], first: [1, 2, 3, 4, 5, 6, 7, 8, 9], more: [10, 11], why: 'nine at most' },
    {
      lessons: [{ words: [...N5(9), 'N5 ×3'] }],
      first: [10, 1, 2, 3, 4, 5, 6, 7, 8],
      more: [9],
      why: 'what more sentences need comes first',
    },
    {
      lessons: [{ level: 'N4', words: ['N5 ×4', ...N5(5), 'N4', 'N3', 'N4', 'N4', 'N4'] }],
      first: [7, 9, 10, 11, 8],
      more: [1, 2, 3, 4, 5, 6],
      why: 'words below the level of the lesson are known, harder ones are not; easy first',
    },
    {
      lessons: [{ level: 'N3', words: [...N5(6), ...Array.from({ length: 6 }, () => 'N4'), 'N3', 'N3'] }],
      first: [7, 8, 9, 10, 11, 12, 13, 14],
      more: [1, 2, 3, 4, 5, 6],
      why: 'in a hard lesson, words of the level before fill up to nine; easy ones do not',
    },
    {
      lessons: [{ words: ['N5 ×2', ...N5(9)] }, { words: ['N5 ×4'] }],
      at: 0,
      first: [2, 3, 4, 5, 6, 7, 8, 9, 10],
      more: [1],
      why: 'a word of all lessons is not what one is about',
    },
    {
      lessons: [{ level: 'N3', words: ['N5 ×4', 'N5', 'N4', 'N3', 'N5'] }],
      first: [1, 2, 5, 3, 4],
      more: [],
      why: 'easier ones fill up to five',
    },
    {
      lessons: [{ level: 'N3', words: ['N5 ×4', 'N5 ×2', ...N5(3), 'N4', 'N3'] }],
      first: [1, 2, 3, 6, 7],
      more: [4, 5],
      why: 'of easier ones those nearest to the level',
    },
    {
      lessons: [{ words: N5(9) }, { words: N5(16) }],
      first: [10, 11, 12, 13, 14, 15, 16],
      more: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      why: 'what an earlier lesson has shown is not new',
    },
    {
      lessons: [{ words: N5(11) }, { words: N5(11) }],
      first: [10, 11, 1, 2, 3].toSorted((a, b) => a - b),
      more: [4, 5, 6, 7, 8, 9],
      why: 'what it had behind "Xem thêm" still is; shown ones fill up to five',
    },
    {
      lessons: [{ words: ['N5 glue ×3', ...N5(3)] }],
      first: [1, 2, 3, 4],
      more: [],
      why: '私 in the very first lesson',
    },
    {
      lessons: [{ words: [] }, { words: ['N5 ×9 glue', ...N5(6)] }],
      first: [2, 3, 4, 5, 6, 7],
      more: [1],
      why: '私 is not new in a later one',
    },
    {
      lessons: [{ level: 'N4', words: ['N5 ×9 glue', ...N5(6)] }],
      first: [2, 3, 4, 5, 6],
      more: [1, 7],
      why: 'nor in the first lesson of a higher level',
    },
    {
      lessons: [{ words: N5(4), introduces: { words: [3, 50, 1, 900] } }],
      first: [3, 50, 1],
      more: [2, 4],
      why: 'the author’s choice in its order, without words that are gone',
    },
  ])('$why', ({ lessons, at = -1, first, more }) => {
    const chosen = introductionsOf(lessons).at(at)?.words;
    expect({ first: idsOf(chosen?.first), more: idsOf(chosen?.more) }).toEqual({ first, more });
  });
});

describe('grammar points', () => {
  test.each<{ lessons: readonly Lesson[]; at?: number; first: string[]; more: string[]; why: string }>([
    {
      lessons: [{ points: ['N5-0', 'N5-1', 'N5-2', 'N5-3'] }],
      first: ['N5-0', 'N5-1', 'N5-2'],
      more: ['N5-3'],
      why: 'three at most',
    },
    {
      lessons: [{ points: ['N5-0', 'N5-1', 'N5-2', 'N5-3'], focus: ['N5-3'] }],
      first: ['N5-0', 'N5-1', 'N5-3'],
      more: ['N5-2'],
      why: 'what the lesson practises is among them',
    },
    { lessons: [{ focus: ['N4-4'] }], first: ['N4-4'], more: [], why: 'even if no pattern recognises it' },
    {
      lessons: [{ level: 'N4', points: ['N5-0', 'N5-1', 'N4-4', 'N4-5', 'N3-6'] }],
      first: ['N4-4', 'N4-5', 'N3-6'],
      more: ['N5-0', 'N5-1'],
      why: 'not below the level of the lesson',
    },
    {
      lessons: [{ level: 'N2', points: ['N5-0', 'N4-4', 'N3-6'] }],
      first: ['N4-4', 'N3-6'],
      more: ['N5-0'],
      why: 'above the hardest points there are; the nearest fills up to two',
    },
    {
      lessons: [{ points: ['N5-0', 'N5-1', 'N5-2'] }, { points: ['N5-0', 'N5-1', 'N5-3'] }],
      first: ['N5-3', 'N5-0'],
      more: ['N5-1'],
      why: 'what an earlier lesson has shown is not new',
    },
    {
      lessons: [{ points: ['N5-0 ×8 glue', 'N5-1'] }],
      first: ['N5-0', 'N5-1'],
      more: [],
      why: '〜は in the very first lesson',
    },
    {
      lessons: [{}, { points: ['N5-0 ×8 glue', 'N5-1', 'N5-2', 'N5-3'] }],
      first: ['N5-1', 'N5-2', 'N5-3'],
      more: ['N5-0'],
      why: '〜は is not new in a later one',
    },
    {
      lessons: [{ points: ['N5-0 ×8 glue', 'N5-1', 'N5-2', 'N5-3'] }, { level: 'N4' }, { level: 'N4' }],
      at: 0,
      first: ['N5-1', 'N5-2', 'N5-3'],
      more: ['N5-0'],
      why: 'nor in the first of a curriculum that is not for beginners',
    },
    {
      lessons: [{}, { points: ['N5-0 ×8 glue', 'N5-1', 'N5-2', 'N5-3'], focus: ['N5-0'] }],
      first: ['N5-0', 'N5-1', 'N5-2'],
      more: ['N5-3'],
      why: 'unless the lesson practises it',
    },
    {
      lessons: [{ points: ['N5-0 ×3', 'N5-1 ×2', 'N5-2 ×2', 'N5-3 ×2'] }, { points: ['N5-0 ×6'] }],
      at: 0,
      first: ['N5-1', 'N5-2', 'N5-3'],
      more: ['N5-0'],
      why: 'what is more often in other lessons comes last',
    },
    {
      lessons: [{ points: ['doko', 'N5-1', 'N5-2', 'N5-3'] }],
      first: ['N5-1', 'N5-2', 'N5-3'],
      more: ['doko'],
      why: 'a pattern before a word, which has its own card',
    },
    {
      lessons: [{ level: 'N3', points: ['N4-4', 'N4-5', 'N5-0', 'N3-6'] }],
      first: ['N4-4', 'N4-5', 'N3-6'],
      more: ['N5-0'],
      why: 'in a hard lesson, points of the level before fill up to three',
    },
    {
      lessons: [{ level: 'N3', points: ['N4-4', 'N4-5', 'N3-6'], focus: ['N3-6', 'N4-4'] }],
      first: ['N4-4', 'N3-6'],
      more: ['N4-5'],
      why: 'not if the lesson says what it practises',
    },
    {
      lessons: [{ points: ['N5-0', 'N5-1', 'N5-2', 'N5-3'], focus: ['N5-0', 'N5-1', 'N5-2', 'N5-3'] }],
      first: ['N5-0', 'N5-1', 'N5-2', 'N5-3'],
      more: [],
      why: 'all that the lesson practises, even four',
    },
    {
      lessons: [
        { level: 'N3', points: ['N4-4', 'N4-5', 'N3-6'] },
        { level: 'N3', points: ['N4-5 ×2'] },
      ],
      at: 0,
      first: ['N4-4', 'N3-6'],
      more: ['N4-5'],
      why: 'nor if other lessons need them more',
    },
    {
      lessons: [{ points: ['N5-0', 'N5-1'], introduces: { grammar: ['N5-1', 'gone', 'N3-6'] } }],
      first: ['N5-1', 'N3-6'],
      more: ['N5-0'],
      why: 'the author’s choice in its order, without points that are gone',
    },
  ])('$why', ({ lessons, at = -1, first, more }) => {
    const chosen = introductionsOf(lessons).at(at)?.points;
    expect({ first: idsOf(chosen?.first), more: idsOf(chosen?.more) }).toEqual({ first, more });
  });
});
