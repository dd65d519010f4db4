import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { exercisePlayerTexts as playerTexts } from '../contract/texts/exercise-player.ts';
import { pathTexts, stepStateNames, stepTexts } from '../contract/texts/path-screens.ts';
import { practiceTexts } from '../contract/texts/practice.ts';
import { settingsTexts } from '../contract/texts/settings.ts';
import { todayTexts } from '../contract/texts/today.ts';
import type { ExerciseKind } from '../core/exercises/exercise.ts';
import { eventsOnDevice } from './support/device.ts';
import { beginExercises, type By, kindsOf, playToEnd, presser } from './support/exercises.ts';
import {
  eventsOf,
  knowKana,
  placeAccount,
  FIRST_UNIT,
  playedStepOf,
  stepLink,
  stepOf,
  takePlacement,
  unitOf,
} from './support/path.ts';
import { logIn, newLearner, openAs } from './support/people.ts';
import { PHONE } from './support/places.ts';
import { button } from './support/practice.ts';
import { giveVoice } from './support/speech.ts';
import { accessibilityFindings, expect, test } from './support/test.ts';

const FIRST_LESSON = 'n5-1-toi-la';
/** Its sentences suit every kind. */
const MIXED_UNIT = 'n5-4';
const MIXED_CHECKPOINT = 'n5-4-kiem-tra';
const UPPER_KINDS: readonly ExerciseKind[] = [
  'tiles',
  'particle-blank',
  'form-blank',
  'dictation',
  'free-translation',
];
const NEEDS_SOUND: readonly ExerciseKind[] = ['heard-choice', 'dictation'];
/** The other events of a lesson without mistakes: placed, finished, flawless. */
const PLACED_AND_FINISHED = 3;
const { correct, 'correct-with-note': noted, wrong } = practiceTexts.verdicts;

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

/** Checks every kind of exercise when it is asked for the first time. */
function lookOnce(page: Page) {
  const seen = new Set<ExerciseKind>();
  return async ({ kind }: { readonly kind: ExerciseKind }) => {
    if (!seen.has(kind)) await expectAccessible(page, kind);
    seen.add(kind);
  };
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the whole first unit by touch, from the placement test to the next unit', async ({
    page,
    request,
  }) => {
    // Some 80 answers, and a new server makes all questions of the placement test first.
    test.setTimeout(180_000);
    await giveVoice(page);
    await takePlacement(page, request, 'touch', () => expectAccessible(page, 'a question of the placement'));
    await walkFirstUnit(page, request, 'touch');
    await expectAccessible(page, 'the path');
  });

  test.describe('in the dark', () => {
    test.use({ colorScheme: 'dark' });

    test('a unit is skipped by its checkpoint, which asks every upper kind', async ({ page, request }) => {
      await giveVoice(page);
      await page.goto(paths.path);
      const { units, at } = await unitOf(request, MIXED_UNIT);
      await page.getByRole('link', { name: pathTexts.skipNamed(units[at]?.title ?? '') }).tap();
      const { exercises } = await playedStepOf(request, MIXED_CHECKPOINT);
      await beginExercises(page, 'touch');
      const played = await playToEnd(page, { exercises, by: 'touch', onAsked: lookOnce(page) });
      expect(kindsOf(played).toSorted()).toEqual(UPPER_KINDS.toSorted());
      await expect(page.getByText(stepTexts.testPassed)).toBeVisible();
      await page.getByRole('link', { name: stepTexts.backToPath }).tap();
      await expect(page.getByText(pathTexts.unitPassed)).toHaveCount(1);
    });
  });
});

test('the whole first unit with the keyboard alone', async ({ page, request }) => {
  test.setTimeout(180_000);
  await giveVoice(page);
  await knowKana(page, 'keyboard');
  await page.goto(paths.path);
  await walkFirstUnit(page, request, 'keyboard');
});

test('failing on purpose steps down, shows the answer, and never traps', async ({ page, request }) => {
  await giveVoice(page);
  await knowKana(page, 'mouse');
  await page.goto(paths.step(FIRST_LESSON));
  await expectAccessible(page, 'an introduction');
  const step = await playedStepOf(request, FIRST_LESSON);
  await beginExercises(page, 'mouse');
  // At first right: on the lowest rung there is nothing to step down to.
  let hasClimbed = false;
  const played = await playToEnd(page, {
    exercises: step.exercises,
    by: 'mouse',
    onAsked: lookOnce(page),
    isFailed: ({ kind }) => (hasClimbed ||= kind === 'tiles'),
  });
  const rightAnswers = played.findIndex(({ exercise }) => exercise.kind === 'tiles');
  const [first, second, third] = played.slice(rightAnswers);
  expect([first?.verdict, second?.verdict, third?.verdict]).toEqual([wrong, wrong, wrong]);
  expect(second?.says).toContain(playerTexts.lower);
  expect(third?.exercise.sentenceId).toBe(first?.exercise.sentenceId);
  expect(third?.exercise.kind).not.toBe('tiles');
  expect(third?.says).toContain(playerTexts.comesBack);
  const again = played.findLast(({ exercise }) => exercise === third?.exercise);
  expect(again, 'it comes back').not.toBe(third);
  expect(again?.says).not.toContain(playerTexts.comesBack);
  await expect(page.getByRole('heading', { name: playerTexts.mistakesHeading })).toBeVisible();
  await page.getByRole('link', { name: stepTexts.backToPath }).click();
  await expect(stepLink(page, step)).toContainText(stepStateNames.done);
});

test('a lesson without sound, done before the login, reaches the account and a second device once', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
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
});

test('a lesson goes on without a network, and the answers reach the account later', async ({
  page,
  context,
  request,
}) => {
  const { token } = await newLearner(request);
  await giveVoice(page);
  await openAs(page, token, paths.settings);
  const sound = page.getByRole('group', { name: settingsTexts.soundExercises.legend });
  await sound
    .getByRole('radio', { name: settingsTexts.soundExercises.options.off.name })
    .check({ force: true });
  await placeAccount(request, token, FIRST_UNIT);
  await page.goto(paths.step(FIRST_LESSON));
  const { exercises } = await playedStepOf(request, FIRST_LESSON);
  await beginExercises(page, 'mouse');
  const played = await playToEnd(page, {
    exercises,
    by: 'mouse',
    onAsked: async (_, answered) => {
      if (answered === 0) await context.setOffline(true);
    },
  });
  expect(kindsOf(played).filter((kind) => NEEDS_SOUND.includes(kind))).toEqual([]);
  await expect(page.getByText(playerTexts.flawless)).toBeVisible();
  expect(await eventsOf(request, token)).not.toContain(`step-finished step:${FIRST_LESSON}`);
  await context.setOffline(false);
  await expect
    .poll(() => eventsOf(request, token), { timeout: 15_000 })
    .toContain(`step-flawless step:${FIRST_LESSON}`);
  const events = (await eventsOf(request, token)).filter((event) => !event.startsWith('time-zone '));
  expect(events).toHaveLength(played.length + PLACED_AND_FINISHED);
  await expect(page.getByText(/^\+\d+ điểm$/)).toBeVisible();
});
