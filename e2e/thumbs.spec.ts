import type { Page } from '@playwright/test';
import { HAPTICS_WRONG_MS } from '../contract/limits.ts';
import { paths } from '../contract/paths.ts';
import { exercisePlayerTexts as playerTexts } from '../contract/texts/exercise-player.ts';
import { exerciseTexts } from '../contract/texts/exercises.ts';
import { navigationTexts } from '../contract/texts/navigation.ts';
import { stepTexts } from '../contract/texts/path-screens.ts';
import { practiceTexts } from '../contract/texts/practice.ts';
import { EXERCISE_KINDS, type ExerciseKind } from '../core/exercises/exercise.ts';
import type { Exercise } from '../core/exercises/kinds.ts';
import { beginExercises, kindsOf, playToEnd } from './support/exercises.ts';
import { FIRST_LESSON, knowKana, playedStepOf } from './support/path.ts';
import { PHONE } from './support/places.ts';
import { answerBox, button, CURRICULUM, lessonAddress } from './support/practice.ts';
import { giveVoice } from './support/speech.ts';
import { accessibilityFindings, expect, test } from './support/test.ts';
import { scrollTo } from './support/thumb-checks.ts';

/** Its sentences suit every kind that the first lesson does not ask. */
const MIXED_CHECKPOINT = 'n5-4-kiem-tra';
const TRANSLATE = lessonAddress(40);
const LANDSCAPE = { width: 740, height: 360 };
/** As high as a phone in portrait is above its keyboard. */
const ABOVE_KEYBOARD = { width: PHONE.width, height: 400 };

const bottomBar = (page: Page) => page.getByRole('navigation', { name: navigationTexts.bottomBar });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

  test('the keyboard covers neither the answer nor its buttons, the bar makes room, and a verdict is felt', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const felt: unknown[] = [];
      Object.assign(window, { felt });
      navigator.vibrate = (pattern) => felt.push(pattern) > 0;
    });
    await page.goto(TRANSLATE);
    await expect(bottomBar(page)).toBeVisible();
    await answerBox(page).tap();
    await page.setViewportSize(ABOVE_KEYBOARD);
    await expect(bottomBar(page)).toBeHidden();
    await expect(answerBox(page)).toBeInViewport({ ratio: 1 });
    await expect(button(page, practiceTexts.check)).toBeInViewport({ ratio: 1 });
    await page.keyboard.insertText('ねこ');
    await button(page, practiceTexts.check).tap();
    await expect(
      page.getByRole('heading', { name: practiceTexts.verdicts.wrong, exact: true }),
    ).toBeInViewport();
    expect(await page.evaluate('window.felt')).toEqual([[...HAPTICS_WRONG_MS]]);
  });

  test('a hint scrolls into sight, above the bar', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(TRANSLATE);
    await button(page, practiceTexts.hint).tap();
    const hint = page.getByRole('heading', { name: practiceTexts.hintNames.structure });
    await expect(hint).toBeInViewport();
    const bar = await bottomBar(page).boundingBox();
    const { y = 0, height = 0 } = (await hint.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test('“back” closes a menu and a dialog, and costs no step when they were closed otherwise', async ({
    page,
  }) => {
    await page.goto(paths.rank);
    await page.goto(CURRICULUM);
    const menu = page.getByRole('menu');
    const openMenu = () => page.getByRole('button', { name: navigationTexts.openMenu }).tap();
    await openMenu();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(CURRICULUM);

    const dialog = page.getByRole('dialog');
    const openDialog = () => page.locator(`main a[aria-haspopup=dialog][href="${TRANSLATE}"]`).tap();
    await openDialog();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(CURRICULUM);

    await openDialog();
    await dialog.locator(`a[href="${TRANSLATE}"]`).tap();
    await expect(page).toHaveURL(TRANSLATE);
    await page.goBack();
    await expect(page).toHaveURL(CURRICULUM);
    await expect(dialog).toBeHidden();

    await openDialog();
    await dialog.getByRole('button', { name: 'Đóng' }).tap();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(paths.rank);
  });

  test('“back” in a lesson that has begun asks first', async ({ page }) => {
    await giveVoice(page);
    await knowKana(page, 'touch');
    await page.goto(paths.step(FIRST_LESSON));
    await beginExercises(page, 'touch');
    const player = page.getByRole('region', { name: playerTexts.label });
    await button(page, playerTexts.giveUp).tap();
    await button(page, playerTexts.continue).tap();
    await page.goBack();
    await button(page, playerTexts.stay).tap();
    await expect(player).toBeVisible();
    await page.goBack();
    await page.getByRole('dialog').getByRole('button', { name: playerTexts.leave }).tap();
    await expect(player).toBeHidden();
    await expect(page).toHaveURL(paths.step(FIRST_LESSON));
    await expect(button(page, stepTexts.begin).first()).toBeVisible();
  });
});

test.describe('in landscape', () => {
  test.use({ viewport: LANDSCAPE });

  test('the bars leave the screen to the page', async ({ page }) => {
    await page.goto(paths.path);
    await scrollTo(page, 0.5);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    const bar = await bottomBar(page).boundingBox();
    expect(bar?.height).toBeLessThan(LANDSCAPE.height / 7);
    await page.goto(TRANSLATE);
    await expect(bottomBar(page)).toBeHidden();
  });
});

/** What a screen reader has to tell about an exercise when it is asked. */
async function hearTask(page: Page, { kind }: Exercise, answered: number): Promise<void> {
  const player = page.getByRole('region', { name: playerTexts.label });
  const { instruction } = exerciseTexts[kind];
  await expect(player.getByRole('heading', { level: 2 }), kind).toHaveText(instruction);
  await expect(player.getByRole('status').last(), kind).toContainText(/^Đã xong \d+ trên \d+$/);
  // The focus is on the task, or in its field, which says what it answers.
  const focused = page.locator(':focus');
  if (await focused.evaluate((element) => element.matches('textarea')))
    await expect(focused).toHaveAccessibleDescription(
      kind === 'form-blank' ? new RegExp(playerTexts.blank) : new RegExp(instruction),
    );
  else await expect(focused, `${kind} ${answered}`).toHaveText(instruction);
  const nameless = await player.locator('button, input, textarea').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { labels } = control as HTMLInputElement;
        const text = control.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? control.textContent;
        return text.trim() === '';
      })
      .map((control) => control.outerHTML),
  );
  expect(nameless, kind).toEqual([]);
  expect.soft(await accessibilityFindings(page), kind).toEqual([]);
  await expect(player).toMatchAriaSnapshot(SNAPSHOTS[kind]);
}

/** The parts of each kind that a screen reader finds, in their order. */
const SNAPSHOTS: Readonly<Record<ExerciseKind, string>> = {
  'match-pairs': `
    - progressbar /Đã xong/
    - heading "${exerciseTexts['match-pairs'].instruction}" [level=2]
    - list "${playerTexts.words}":
      - listitem:
        - button /chỗ trống/ [pressed]
    - list "${playerTexts.choices}"
    - button "${playerTexts.check}" [disabled]`,
  'meaning-choice': `
    - progressbar /Đã xong/
    - heading "${exerciseTexts['meaning-choice'].instruction}" [level=2]
    - radiogroup "${playerTexts.choices}":
      - radio
    - button "${playerTexts.check}" [disabled]`,
  'heard-choice': `
    - heading "${exerciseTexts['heard-choice'].instruction}" [level=2]
    - button "${playerTexts.listenAgain}"
    - radiogroup "${playerTexts.choices}":
      - radio
    - button "${playerTexts.cannotHear}"`,
  tiles: `
    - heading "${exerciseTexts.tiles.instruction}" [level=2]
    - list "${playerTexts.pieces}":
      - listitem:
        - button
    - button "${playerTexts.check}" [disabled]`,
  'particle-blank': `
    - heading "${exerciseTexts['particle-blank'].instruction}" [level=2]
    - radiogroup "${playerTexts.choices}":
      - radio
    - button "${playerTexts.check}" [disabled]`,
  'form-blank': `
    - heading "${exerciseTexts['form-blank'].instruction}" [level=2]
    - button "${playerTexts.check}" [disabled]`,
  dictation: `
    - heading "${exerciseTexts.dictation.instruction}" [level=2]
    - button "${playerTexts.listenAgain}"
    - textbox "${practiceTexts.answerLabel}"
    - button "${playerTexts.check}" [disabled]`,
  'free-translation': `
    - heading "${exerciseTexts['free-translation'].instruction}" [level=2]
    - textbox "${practiceTexts.answerLabel}"
    - button "${playerTexts.check}" [disabled]`,
};

/** Records what the live regions of the lesson say, in their order. */
const recordAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest('[role=status]')?.textContent ?? '';
        if (text !== '' && text !== said.at(-1)) said.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

test(
  'a lesson by keyboard alone: each kind names its task, and each verdict is said once',
  { tag: '@all' },
  async ({ page, request }) => {
    test.setTimeout(180_000);
    await giveVoice(page);
    await recordAnnouncements(page);
    await knowKana(page, 'keyboard');
    const heard: ExerciseKind[] = [];
    for (const stepId of [FIRST_LESSON, MIXED_CHECKPOINT]) {
      await page.goto(paths.step(stepId));
      const { exercises } = await playedStepOf(request, stepId);
      await beginExercises(page, 'keyboard');
      const played = await playToEnd(page, {
        exercises,
        by: 'keyboard',
        onAsked: async (exercise, answered) => {
          if (heard.includes(exercise.kind)) return;
          heard.push(exercise.kind);
          await hearTask(page, exercise, answered);
        },
      });
      const said = await page.evaluate<string[]>('window.said');
      const verdicts = Object.values<string>(practiceTexts.verdicts);
      expect(said.filter((text) => verdicts.includes(text))).toHaveLength(played.length);
      expect(kindsOf(played).length).toBeGreaterThan(3);
    }
    // These steps have no words to match.
    const asked = EXERCISE_KINDS.filter((kind) => kind !== 'match-pairs');
    expect(heard.toSorted()).toEqual(asked.toSorted());
  },
);
