import { expect, test } from 'vitest';
import { habitsTexts as texts } from '#contract/texts/habits.ts';
import type { Habits } from '#core/habits/habits.ts';
import { type PicturePlan, type Shape, weekPicturePlan } from './week-picture-plan.ts';

/** 16 November 2026, a Monday. */
const MONDAY = Date.UTC(2026, 10, 16) / 86_400_000;

const habitsWith = (
  minutes: readonly number[],
  days = 12,
): Pick<Habits, 'week' | 'streak' | 'minutesOfWeek'> => ({
  streak: { days, longest: 20, isTodayLearnt: true, freezesLeft: 2, frozenDays: new Set() },
  week: minutes.map((spent, place) => ({
    day: MONDAY + place,
    answers: spent * 3,
    minutes: spent,
    isGoalReached: spent >= 10,
  })),
  minutesOfWeek: minutes.reduce((sum, spent) => sum + spent, 0),
});
const WEEK = habitsWith([10, 0, 20, 5, 0, 0, 0]);
const NOTHING = habitsWith([0, 0, 0, 0, 0, 0, 0], 0);

const textsOf = ({ shapes }: PicturePlan) => shapes.flatMap((one) => (one.kind === 'text' ? [one.text] : []));
/** The bars of the days, without the background. */
const barsOf = ({ shapes }: PicturePlan) =>
  shapes.filter((one): one is Extract<Shape, { kind: 'box' }> => one.kind === 'box').slice(1);

test('shows the week, the streak, the minutes and the answers, and says the same in words', () => {
  const plan = weekPicturePlan(WEEK, null);
  const shown = textsOf(plan);
  expect(shown).toContain(texts.pictureHeading);
  expect(shown).toContain('16/11 – 22/11/2026');
  for (const figure of ['12', '35', '105']) expect(shown).toContain(figure);
  expect(plan.alt).toBe(
    'Một tuần học tiếng Nhật, 16/11 – 22/11/2026: 12 ngày liên tiếp, 35 phút học, 105 câu trả lời.',
  );
});

test('the name is on it only if the learner wants that, and then in the words for it too', () => {
  const [without, withName] = [null, 'Lan'].map((name) => weekPicturePlan(WEEK, name));
  expect(JSON.stringify(without)).not.toContain('Lan');
  expect(textsOf(withName ?? weekPicturePlan(WEEK, null))).toContain(texts.pictureHeadingOf('Lan'));
  expect(withName?.alt).toContain('Lan');
});

test('bars are as high as the minutes of their day; a day without any has no number', () => {
  const plan = weekPicturePlan(WEEK, null);
  const [monday, tuesday, wednesday] = barsOf(plan);
  expect(barsOf(plan)).toHaveLength(7);
  expect((wednesday?.height ?? 0) / (monday?.height ?? 1)).toBe(2);
  expect(tuesday?.height).toBeLessThan(10);
  expect(new Set(barsOf(plan).map(({ y, height }) => y + height)).size).toBe(1);
  expect(textsOf(plan).filter((text) => text === '0')).toEqual([]);
});

test.each([
  { habits: WEEK, name: null, why: 'a usual week' },
  { habits: NOTHING, name: null, why: 'a week without anything' },
  {
    habits: habitsWith([999, 1, 1, 1, 1, 1, 1_440], 3_650),
    name: 'Nguyễn'.repeat(16),
    why: 'large numbers, a long name',
  },
])('nothing is outside of the picture: $why', ({ habits, name }) => {
  const { width, height, shapes } = weekPicturePlan(habits, name);
  const outside = shapes.filter((one) => {
    if (one.kind === 'box')
      return one.x < 0 || one.y < 0 || one.x + one.width > width || one.y + one.height > height;
    if (one.kind === 'disc')
      return (
        one.x < one.radius || one.y < one.radius || one.x + one.radius > width || one.y + one.radius > height
      );
    if (one.kind === 'stroke') return one.x < 0 || one.x + 48 * one.scale > width;
    const left = one.align === 'center' ? one.x - one.maxWidth / 2 : one.x;
    return left < 0 || left + one.maxWidth > width || one.y - one.size < 0 || one.y > height;
  });
  expect(outside).toEqual([]);
});
