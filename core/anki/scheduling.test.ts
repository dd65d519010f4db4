import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnkiScheduling, memoryOf, NEW_SCHEDULING, scheduledRow, schedulingOf } from './scheduling.ts';

const hanoi = () => 420;
/** Clocks go forward in March and back in October. */
const berlin = (at: Date) => (at.getUTCMonth() >= 3 && at.getUTCMonth() < 10 ? 120 : 60);
/** 1 January 2026. */
const calendar = { firstDay: 20_454, minutesEast: hanoi };
const at = (time: string) => Date.parse(`2026-${time}:00+07:00`);

const review: AnkiScheduling = {
  phase: 'review',
  due: at('01-11T04:00'),
  intervalDays: 12,
  ease: 2.5,
  reps: 4,
  lapses: 1,
  stability: 12.346,
  difficulty: 5.1,
  lastReview: at('01-03T21:00'),
  isSuspended: false,
};

describe('a card for Anki', () => {
  test.each([
    {
      change: {},
      row: { type: 2, queue: 2, due: 10, ivl: 12, factor: 2_500, left: 0 },
      why: 'a review, by its day',
    },
    { change: { due: at('01-12T03:59') }, row: { due: 10 }, why: 'a day ends at 04:00' },
    { change: { due: at('01-01T05:00') }, row: { due: 0 }, why: 'the first day' },
    {
      change: { phase: 'learning', due: at('01-01T09:10') },
      row: { type: 1, queue: 1, due: at('01-01T09:10') / 1_000, ivl: 0 },
      why: 'a learning step, by its second',
    },
    {
      change: { phase: 'relearning', due: at('01-01T09:10') },
      row: { type: 3, queue: 1, due: at('01-01T09:10') / 1_000, ivl: 12 },
      why: 'a card that was forgotten',
    },
    { change: { isSuspended: true }, row: { type: 2, queue: -1, due: 10 }, why: 'a suspended card' },
    { change: { intervalDays: 0.3 }, row: { ivl: 1 }, why: 'an interval is a day at least' },
    {
      change: { ease: null, difficulty: 10 },
      row: { factor: 1_300 },
      why: 'the hardest has the lowest ease',
    },
    { change: { ease: null, difficulty: 1 }, row: { factor: 3_000 }, why: 'the easiest' },
    { change: { ease: null, difficulty: null }, row: { factor: 2_500 }, why: 'nothing known about it' },
    { change: {}, row: { data: '{"s":12.346,"d":5.1,"lrt":1767448800}' }, why: 'the memory of FSRS' },
    {
      change: { stability: 12.345_678 },
      row: { data: '{"s":12.346,"d":5.1,"lrt":1767448800}' },
      why: 'three decimals',
    },
    { change: { stability: null }, row: { data: '{}' }, why: 'no memory of FSRS' },
  ])('$why', ({ change, row }) => {
    expect(scheduledRow({ ...review, ...(change as Partial<AnkiScheduling>) }, 7, calendar)).toMatchObject(
      row,
    );
  });

  test('a new card has its place among the others', () => {
    expect(scheduledRow(NEW_SCHEDULING, 7, calendar)).toMatchObject({ type: 0, queue: 0, due: 7, reps: 0 });
  });
});

const row = { type: 2, queue: 2, due: 10, ivl: 12, factor: 2_500, reps: 4, lapses: 1, odue: 0, data: '' };

describe('a card of Anki', () => {
  test.each([
    { change: {}, read: { phase: 'review', due: at('01-11T04:00'), ease: 2.5 }, why: 'a review' },
    {
      change: { due: -3 },
      read: { due: Date.parse('2025-12-29T04:00:00+07:00') },
      why: 'due before the collection',
    },
    {
      change: { type: 1, queue: 3, due: 2 },
      read: { phase: 'learning', due: at('01-03T04:00') },
      why: 'a step of days',
    },
    {
      change: { type: 2, queue: 1, due: 1_767_300_000 },
      read: { phase: 'relearning' },
      why: 'the first scheduler',
    },
    { change: { queue: -2 }, read: { phase: 'review', due: at('01-11T04:00') }, why: 'a buried card' },
    { change: { queue: -1 }, read: { isSuspended: true, phase: 'review' }, why: 'a suspended card' },
    {
      change: { due: -100_000, odue: 10 },
      read: { due: at('01-11T04:00') },
      why: 'a card in a filtered deck',
    },
    {
      change: {},
      read: { lastReview: at('01-11T04:00') - 12 * 86_400_000 },
      why: 'the last review, by its interval',
    },
    { change: { data: '{"s":3,"d":4}' }, read: { stability: 3, difficulty: 4 }, why: 'the memory of FSRS' },
    {
      change: { data: '{"s":"3","d":null}' },
      read: { stability: null, difficulty: null },
      why: 'no numbers',
    },
    {
      change: { data: '{"s":1e99,"d":99}' },
      read: { stability: 36_500, difficulty: 10 },
      why: 'numbers beyond all',
    },
    { change: { data: '7' }, read: { stability: null }, why: 'data of another kind' },
    { change: { factor: 0 }, read: { ease: null }, why: 'no ease' },
    { change: { factor: 90_000 }, read: { ease: 5 }, why: 'an ease beyond all' },
    { change: { type: 0 }, read: NEW_SCHEDULING, why: 'a new card' },
    { change: { due: Number.NaN }, read: NEW_SCHEDULING, why: 'no due date' },
    { change: { due: 99_999_999_999 }, read: NEW_SCHEDULING, why: 'milliseconds where seconds belong' },
  ])('$why', ({ change, read }) => {
    expect(schedulingOf({ ...row, ...change }, calendar)).toMatchObject(read);
  });

  test('a day stays the same day when the clock changes', () => {
    const german = { firstDay: 20_454, minutesEast: berlin };
    const days = [0, 80, 100, 200, 300, 330].map((due) => schedulingOf({ ...row, due }, german).due ?? 0);
    expect(
      days.map((due) => new Date(due + berlin(new Date(due)) * 60_000).toISOString().slice(11, 16)),
    ).toEqual(days.map(() => '04:00'));
  });

  test('any numbers and any data give a schedule that can be stored', () => {
    const number = fc.double();
    const record = fc.record({
      type: fc.integer({ min: -1, max: 5 }),
      queue: fc.integer({ min: -4, max: 5 }),
      due: number,
      ivl: number,
      factor: number,
      reps: number,
      lapses: number,
      odue: number,
      data: fc.oneof(fc.string(), fc.json()),
    });
    fc.assert(
      fc.property(record, (any) => {
        const {
          due,
          lastReview,
          isSuspended: _flag,
          phase: _phase,
          ...numbers
        } = schedulingOf(any, calendar);
        for (const value of Object.values(numbers)) expect(value ?? 0).toBeGreaterThanOrEqual(0);
        for (const time of [due ?? 0, lastReview ?? 0]) expect(new Date(time).getTime()).toBe(time);
      }),
    );
  });
});

describe('the memory to start with', () => {
  test.each([
    { scheduling: review, memory: { stability: 12.346, difficulty: 5.1 }, why: 'FSRS has one' },
    {
      scheduling: { ...review, stability: null, difficulty: null },
      memory: { stability: 12, difficulty: 3.647 },
      why: 'from interval and ease',
    },
    {
      scheduling: { ...review, stability: null, difficulty: null, ease: 1.3, intervalDays: 0 },
      memory: { stability: 0.5, difficulty: 10 },
      why: 'the hardest, still being learnt',
    },
    { scheduling: NEW_SCHEDULING, memory: null, why: 'a new card has none' },
  ])('$why', ({ scheduling, memory }) => expect(memoryOf(scheduling)).toEqual(memory));
});
