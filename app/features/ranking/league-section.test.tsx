import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { League, LeagueLearner } from '#contract/leagues/endpoints.ts';
import { leagueTexts as texts } from '#contract/texts/leagues.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { LeagueSection } from './league-section.tsx';
import { nearestLearners } from './nearest-learners.ts';

afterEach(cleanup);

/** `own` is the rank of the learner. */
const group = (count: number, own: number): LeagueLearner[] =>
  Array.from({ length: count }, (_, index) => ({
    rank: index + 1,
    name: `Người ${index + 1}`,
    score: 1_000 - index,
    isYou: index + 1 === own,
  }));
const league = (learners: readonly LeagueLearner[], isMember = true): League => ({
  isMember,
  endsAt: '2026-03-08T21:00:00.000Z',
  learners: [...learners],
});

const PUT = 'PUT /api/me/league';
const show = (stored: League, changed: () => Response = () => Response.json(stored)) =>
  renderWithApi(<LeagueSection userId={7} />, {
    'GET /api/me/league': () => Response.json(stored),
    [PUT]: changed,
  });
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('without an account it asks the server nothing', () => {
  const { sent } = renderWithApi(<LeagueSection userId={null} />, {});
  expect(screen.getByText(texts.needsAccount)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('says what others see before one joins, and shows the group afterwards', async () => {
  const { callsOf } = show(league([], false), () => Response.json(league(group(2, 1))));
  expect(await screen.findByText(texts.whatOthersSee)).toBeTruthy();
  await press(texts.join);
  expect(await rows()).toEqual(['Hạng 11Người 1Bạn1.000 câu', 'Hạng 22Người 2999 câu']);
  expect(callsOf(PUT).map(({ body }) => body)).toEqual([{ isMember: true }]);
});

test('leaving removes the list', async () => {
  const { callsOf } = show(league(group(2, 1)), () => Response.json(league([], false)));
  await press(texts.leave);
  expect(await screen.findByText(texts.whatOthersSee)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
  expect(callsOf(PUT).map(({ body }) => body)).toEqual([{ isMember: false }]);
});

test('a member without an answer this week waits for a group', async () => {
  show(league([]));
  expect(await screen.findByText(texts.waiting)).toBeTruthy();
});

test('a large group shows the learners nearby, and all of them on demand', async () => {
  show(league(group(30, 17)));
  expect(await rows()).toHaveLength(5);
  await press(texts.showAll(30));
  expect(await rows()).toHaveLength(30);
  await press(texts.showLess);
  expect(await rows()).toHaveLength(5);
});

test('a failure to join is said, and nothing changes', async () => {
  show(league([], false), () => refusal(503, 'Máy chủ đang bận.'));
  await press(texts.join);
  expect(await screen.findByText('Máy chủ đang bận.')).toBeTruthy();
  expect(screen.getByRole('button', { name: texts.join })).toBeTruthy();
});

describe('the learners nearby', () => {
  test.each([
    { count: 30, own: 1, ranks: [1, 2, 3, 4, 5], why: 'at the top' },
    { count: 30, own: 17, ranks: [15, 16, 17, 18, 19], why: 'in the middle' },
    { count: 30, own: 30, ranks: [26, 27, 28, 29, 30], why: 'at the bottom' },
    { count: 3, own: 3, ranks: [1, 2, 3], why: 'a small group' },
    { count: 0, own: 1, ranks: [], why: 'no group' },
    { count: 9, own: 10, ranks: [1, 2, 3, 4, 5], why: 'the own account is hidden' },
  ])('$why', ({ count, own, ranks }) => {
    expect(nearestLearners(group(count, own)).map(({ rank }) => rank)).toEqual(ranks);
  });
});
