import { expect, test } from 'vitest';
import { endsStreak, needsReminder } from './reminder-rules.ts';

test.each([
  { due: 3, streak: 0, learntToday: false, needs: true, ends: false, why: 'cards are due' },
  { due: 0, streak: 2, learntToday: false, needs: true, ends: true, why: 'a streak would end' },
  { due: 0, streak: 1, learntToday: false, needs: false, ends: false, why: 'one day is no streak' },
  { due: 0, streak: 0, learntToday: false, needs: false, ends: false, why: 'nothing to do' },
  { due: 9, streak: 9, learntToday: true, needs: false, ends: false, why: 'already learnt today' },
])('$why', ({ needs, ends, ...standing }) => {
  expect({ needs: needsReminder(standing), ends: endsStreak(standing) }).toEqual({ needs, ends });
});
