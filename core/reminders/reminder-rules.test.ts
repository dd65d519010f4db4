import { expect, test } from 'vitest';
import { channelsOf, endsStreak, needsReminder } from './reminder-rules.ts';

test.each([
  { due: 3, streak: 0, learntToday: false, needs: true, ends: false, why: 'cards are due' },
  { due: 0, streak: 2, learntToday: false, needs: true, ends: true, why: 'a streak would end' },
  { due: 0, streak: 1, learntToday: false, needs: false, ends: false, why: 'one day is no streak' },
  { due: 0, streak: 0, learntToday: false, needs: false, ends: false, why: 'nothing to do' },
  { due: 9, streak: 9, learntToday: true, needs: false, ends: false, why: 'already learnt today' },
])('$why', ({ needs, ends, ...standing }) => {
  expect({ needs: needsReminder(standing), ends: endsStreak(standing) }).toEqual({ needs, ends });
});

test.each([
  { devices: 0, byMail: true, push: false, mail: true, why: 'no device' },
  {
    devices: 0,
    byMail: false,
    push: false,
    mail: true,
    why: 'no device is left: better a mail than nothing',
  },
  { devices: 2, byMail: true, push: true, mail: true, why: 'both' },
  { devices: 2, byMail: false, push: true, mail: false, why: 'instead of the mail' },
])('$why', ({ devices, byMail, push, mail }) => {
  expect(channelsOf(devices, byMail)).toEqual({ push, mail });
});
