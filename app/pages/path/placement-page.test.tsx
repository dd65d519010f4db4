import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PlacementQuestion } from '#contract/placement/endpoints.ts';
import { placementTexts as texts } from '#contract/texts/placement.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { useLearningEvents } from '#app/lib/learning/learning.ts';
import { eventually } from '#app/testing/eventually.ts';
import { withLearningStorage } from '#app/testing/path.ts';
import { renderPage } from '#app/testing/render-page.tsx';
import * as placementPage from './placement-page.tsx';

withLearningStorage();
afterEach(cleanup);

const units = ['Kana', 'Chào hỏi', 'Một ngày'].map((title, at) => ({ id: `u-${at}`, title, level: 'N5' }));
const questionOf = (unit: number, number: number): PlacementQuestion => ({
  unit,
  asks: 'meaning',
  japanese: `本[ほん]${unit}-${number}`,
  choices: [`Sai A ${unit}-${number}`, `Đúng ${unit}-${number}`, `Sai B ${unit}-${number}`],
  right: 1,
});
const questions = units.flatMap((_, unit) =>
  Array.from({ length: 6 }, (__, number) => questionOf(unit, number)),
);

function PageWithLog() {
  const events = useLearningEvents() ?? [];
  return (
    <>
      <placementPage.default />
      <p data-testid="log">{events.map(({ kind, subject }) => `${kind} ${subject}`).join(', ')}</p>
    </>
  );
}
const show = (reply: () => Response = () => Response.json({ units, questions })) =>
  renderPage({
    page: { default: PageWithLog, clientLoader: () => null },
    path: '/placement',
    address: '/placement',
    answers: { 'GET /api/placement': reply },
  });

/** Answers until the result: right below a unit, “chưa biết” from it on. */
async function take(known: number): Promise<number> {
  fireEvent.click(
    await screen.findByRole('button', { name: new RegExp(`^(${texts.begin}|${texts.again})$`) }),
  );
  for (let count = 0; ; count += 1) {
    const region = await eventually(() => {
      const shown = screen.queryByRole('region', { name: texts.label });
      if (!shown && !screen.queryByRole('heading', { name: texts.answersTitle })) throw new Error('not yet');
      return shown;
    });
    if (!region) return count;
    const right = within(region).getByRole('button', { name: /^Đúng/ });
    const unit = Number(/\d/.exec(right.textContent ?? '')?.[0]);
    fireEvent.click(unit < known ? right : within(region).getByRole('button', { name: texts.unknown }));
  }
}

test('finds where to begin, says why, and opens that unit', async () => {
  show();
  expect(await take(1)).toBeLessThanOrEqual(12);
  const heading = screen.getByRole('heading', { name: texts.resultTitle('Chào hỏi') });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(texts.why('Kana', 'Chào hỏi'))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: texts.accept }));
  await eventually(() =>
    expect(screen.queryByTestId('log')?.textContent ?? 'left').toMatch(/placed unit:u-1|left/),
  );
});

test('can be taken again, and knows who knows everything', async () => {
  show();
  await take(0);
  expect(screen.getByRole('heading', { name: texts.resultTitle('Kana') })).toBeTruthy();
  expect(screen.getByText(texts.whyFirst)).toBeTruthy();
  await take(3);
  expect(screen.getByRole('heading', { name: texts.knowsAll })).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.toExercises })).toBeTruthy();
});

test.each([
  { why: 'no questions', reply: () => Response.json({ units: [], questions: [] }), shows: texts.noQuestions },
  { why: 'no server', reply: () => new Response('', { status: 500 }), shows: uiTexts.somethingWrong },
])('says so without questions: $why', async ({ reply, shows }) => {
  show(reply);
  expect(await screen.findByText(shows)).toBeTruthy();
});
