import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountTexts } from '#contract/texts/accounts.ts';
import { useScoreUpdate } from '#app/lib/progress/use-score-update.ts';
import { useSession } from '#app/lib/session/session.ts';
import { heldBack, refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { ScoreStar } from './score-star.tsx';

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
});
afterEach(cleanup);

const SCORE = 'GET /auth/7/score';

/** The star, and a screen that judges answers. */
function Practising({ totals }: { readonly totals: readonly (number | null)[] }) {
  const update = useScoreUpdate();
  return (
    <>
      <ScoreStar session={useSession()} />
      {totals.map((total) => (
        <button key={total} type="button" onClick={() => update(total)}>
          {String(total)}
        </button>
      ))}
    </>
  );
}
const practise = (totals: readonly (number | null)[], answer: () => Response | Promise<Response>) =>
  renderWithApi(<Practising totals={totals} />, { [SCORE]: answer });
const star = (score: string) => screen.findByRole('link', { name: accountTexts.score(score) });
const judged = (total: number | null) => fireEvent.click(screen.getByRole('button', { name: String(total) }));
const pulses = (link: HTMLElement) => link.querySelector('svg')?.classList.toString().includes('animate');

test('the star updates with each judged answer, and is animated when the score rises', async () => {
  const { callsOf } = practise([25, 30], () => Response.json({ score: 15 }));
  expect(pulses(await star('15')), 'no points earned yet').toBe(false);
  judged(25);
  expect(pulses(await star('25'))).toBe(true);
  const before = (await star('25')).querySelector('svg');
  judged(30);
  // The next rise restarts the animation.
  expect((await star('30')).querySelector('svg')).not.toBe(before);
  expect(callsOf(SCORE), 'no second request').toHaveLength(1);
});

test.each([
  { total: 15, why: 'nothing was earned' },
  { total: null, why: 'a reply without a total' },
  { total: 12, why: 'less than before' },
])('is not animated: $why', async ({ total }) => {
  practise([total], () => Response.json({ score: 15 }));
  await star('15');
  judged(total);
  expect(pulses(await star(String(total ?? 15)))).toBe(false);
});

test('says what an account is for where the score cannot be loaded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  practise([], () => refusal(403, 'Không được xem.'));
  const link = await screen.findByRole('link', { name: accountTexts.scoreMissing });
  expect(link.textContent).toBe(accountTexts.scoreMissing);
  expect(link.getAttribute('href')).toBe('/exercises');
});

test('a total requested before the answer does not overwrite the newer one', async () => {
  const lateReply = heldBack(() => Response.json({ score: 0 }));
  const { client } = practise([10], lateReply.answer);
  judged(10);
  await star('10');
  lateReply.release();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.getByRole('link').getAttribute('aria-label')).toBe('10 điểm');
});
