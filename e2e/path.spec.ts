import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { exercisePlayerTexts as playerTexts } from '../contract/texts/exercise-player.ts';
import { pathTexts, stepStateNames, stepTexts } from '../contract/texts/path-screens.ts';
import { practiceTexts } from '../contract/texts/practice.ts';
import { todayTexts } from '../contract/texts/today.ts';
import type { ExerciseKind } from '../core/exercises/exercise.ts';
import { eventsOnDevice } from './support/device.ts';
import { beginExercises, type By, playToEnd, presser } from './support/exercises.ts';
import {
  eventsOf,
  knowKana,
  FIRST_LESSON,
  FIRST_UNIT,
  playedStepOf,
  stepLink,
  stepOf,
  takePlacement,
  unitOf,
} from './support/path.ts';
import { logIn, newLearner } from './support/people.ts';
import { PHONE } from './support/places.ts';
import { button } from './support/practice.ts';
import { giveVoice } from './support/speech.ts';
import { accessibilityFindings, expect, test } from './support/test.ts';

const NEEDS_SOUND: readonly ExerciseKind[] = ['heard-choice', 'dictation'];
const { correct, 'correct-with-note': noted } = practiceTexts.verdicts;

/** Does a lesson or a checkpoint without a wrong answer, from its first screen on. */
async function playRight(page: Page, request: APIRequestContext, stepId: string, by: By) {
  const { exercises } = await playedStepOf(request, stepId);
  await beginExercises(page, by);
  const played = await playToEnd(page, { exercises, by });
  for (const { verdict, says } of played) expect([correct, noted], says).toContain(verdict);
  return played;
}

/** Answers the questions about a dialogue or a reading. */
async function answerQuestions(
  page: Page,
  request: APIRequestContext,
  stepId: string,
  by: By,
): Promise<void> {
  const press = presser(page, by);
  const step = await stepOf(request, stepId);
  if (!('questions' in step)) throw new Error(`${stepId} asks nothing`);
  for (const [at, { choices }] of step.questions.entries()) {
    await expect(page.getByText(stepTexts.question(at + 1, step.questions.length))).toBeVisible();
    const right = choices.find((choice) => choice.right);
    await press(button(page, right?.vi ?? ''));
    await press(button(page, at + 1 < step.questions.length ? stepTexts.nextQuestion : stepTexts.finish));
  }
  await expect(page.getByText(stepTexts.doneGold)).toBeVisible();
}

/** Every step of the first unit without a wrong answer, from the path and back to it; then the next unit is open. */
async function walkFirstUnit(page: Page, request: APIRequestContext, by: By): Promise<void> {
  const press = presser(page, by);
  const { units, at } = await unitOf(request, FIRST_UNIT);
  for (const step of units[at]?.steps ?? []) {
    const { id, kind, title } = step;
    await expect(page).toHaveURL(paths.path);
    await expect(stepLink(page, step)).toContainText(pathTexts.next);
    await press(stepLink(page, step));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (kind === 'dialogue' || kind === 'reading') await answerQuestions(page, request, id, by);
    else await playRight(page, request, id, by);
    if (kind === 'checkpoint') await expect(page.getByText(stepTexts.testPassed)).toBeVisible();
    await press(page.getByRole('link', { name: stepTexts.backToPath }));
    await expect(stepLink(page, step)).toContainText(stepStateNames.gold);
  }
  await expect(page.getByRole('main').locator('[aria-current=step]')).toHaveAttribute(
    'href',
    paths.step(units[at + 1]?.steps[0]?.id ?? ''),
  );
  const unit = page.getByRole('region', { name: units[at]?.title ?? '', exact: true });
  await expect(unit.getByText(pathTexts.unitPassed)).toBeVisible();
}

const expectAccessible = async (page: Page, what: string) =>
  expect.soft(await accessibilityFindings(page), what).toEqual([]);

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  // Half a minute of answers: each kind of step is done on its own by the tests of components, lessons also by keyboard.
  test(
    'the whole first unit by touch, from the placement test to the next unit',
    { tag: '@all' },
    async ({ page, request }) => {
      // Some 80 answers, and a new server makes all questions of the placement test first.
      test.setTimeout(180_000);
      await giveVoice(page);
      await takePlacement(page, request, 'touch', () =>
        expectAccessible(page, 'a question of the placement'),
      );
      await walkFirstUnit(page, request, 'touch');
      await expectAccessible(page, 'the path');
    },
  );
});

test(
  'a lesson without sound, done before the login, reaches the account and a second device once',
  { tag: '@all' },
  async ({ page, browser, request, baseURL }) => {
    await giveVoice(page);
    await knowKana(page, 'mouse');
    await page.goto(paths.step(FIRST_LESSON));
    const step = await playedStepOf(request, FIRST_LESSON);
    await beginExercises(page, 'mouse');
    let skips = 0;
    const played = await playToEnd(page, {
      exercises: step.exercises,
      by: 'mouse',
      onAsked: async ({ kind }) => {
        if (!NEEDS_SOUND.includes(kind)) return;
        skips += 1;
        await button(page, playerTexts.cannotHear).click();
        await expect(button(page, playerTexts.cannotHear)).toBeHidden();
        return 'instead';
      },
    });
    expect(skips, 'asked once, then never again').toBe(1);
    expect(played.length).toBeGreaterThan(10);

    const { email, token } = await newLearner(request);
    const stored = (await eventsOnDevice(page)).length;
    await page.goto(paths.login);
    await logIn(page, email);
    await expect(page.getByLabel('Mật khẩu', { exact: true })).toBeHidden();
    // They are sent in several parts, in no order.
    await expect.poll(() => eventsOf(request, token), { timeout: 15_000 }).toHaveLength(stored);
    expect(await eventsOf(request, token)).toContain(`step-finished step:${FIRST_LESSON}`);

    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await other.goto(paths.login);
    await logIn(other, email);
    await expect(other.getByLabel('Mật khẩu', { exact: true })).toBeHidden();
    for (const device of [page, other]) {
      await device.goto(paths.path);
      await expect(stepLink(device, step)).toContainText(stepStateNames.gold);
    }
    expect(await eventsOf(request, token)).toHaveLength(stored);
    await other.goto(paths.today);
    await expect(other.getByRole('region', { name: todayTexts.weekTitle, exact: true })).toBeVisible();
    await expectAccessible(other, 'today');
    await other.context().close();
  },
);
