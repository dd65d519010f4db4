import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { homeTexts } from '#contract/texts/home.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import WeeklyPodium from './weekly-podium.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const asked: URL[] = [];
const open = (answer: () => Response) =>
  renderWithApi(<WeeklyPodium />, {
    'GET /auth/load/userrank': (request: Request) => {
      asked.push(new URL(request.url));
      return answer();
    },
  });
const scoring = (...scores: number[]) =>
  Response.json(
    scores.map((score, index) => ({
      id: index + 1,
      rank: index + 1,
      score,
      name: `Người ${index + 1}`,
      email: 'a***@b***.vn',
    })),
  );
const steps = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

test.each([
  {
    scores: [1480, 900, 20, 10],
    expected: ['Người 11.480 điểmHạng 11', 'Người 2900 điểmHạng 22', 'Người 320 điểmHạng 33'],
    why: 'the first three in order',
  },
  {
    scores: [15, 0],
    expected: ['Người 115 điểmHạng 11', `${homeTexts.rankVacant}Hạng 22`, 'Hạng 33'],
    why: 'a learner without points has no place; the next free place is offered',
  },
  { scores: [], expected: [`${homeTexts.rankVacant}Hạng 11`, 'Hạng 22', 'Hạng 33'], why: 'nobody yet' },
])('$why', async ({ scores, expected }) => {
  open(() => scoring(...scores));
  expect(await steps()).toEqual(expected);
  expect(screen.queryByText(homeTexts.rankNobody) !== null).toBe(scores.length === 0);
  expect(asked.at(-1)?.searchParams.get('period')).toBe('week');
});

test('a ranking that fails to load says so', async () => {
  open(() => refusal(400, 'Thôi nhé.'));
  expect(await screen.findByText(homeTexts.rankFailed)).toBeTruthy();
});
