import type { Locator, Page } from '@playwright/test';
import { exercisePlayerTexts as texts } from '../../contract/texts/exercise-player.ts';
import { exerciseTexts } from '../../contract/texts/exercises.ts';
import { stepTexts } from '../../contract/texts/path-screens.ts';
import { practiceTexts } from '../../contract/texts/practice.ts';
import { EXERCISE_KINDS, type ExerciseKind } from '../../core/exercises/exercise.ts';
import {
  choicesOf,
  type Exercise,
  kindRules,
  questionOf,
  rightAnswersOf,
} from '../../core/exercises/kinds.ts';
import { withoutRuby } from '../../core/japanese/ruby.ts';
import { answerBox, button } from './practice.ts';
import { expect } from './test.ts';

export type By = 'touch' | 'mouse' | 'keyboard';

/** Uses a control. With the keyboard it is focused first, as by Tab. */
export const presser =
  (page: Page, by: By) =>
  async (control: Locator): Promise<void> => {
    if (by === 'touch') return control.tap();
    if (by === 'mouse') return control.click();
    await control.focus();
    await page.keyboard.press('Enter');
  };

const player = (page: Page): Locator => page.getByRole('region', { name: texts.label });

interface Shown {
  readonly heading: string;
  readonly text: string;
  /** Of every list item: choices, or tiles. */
  readonly items: readonly string[];
}

/** What a part of the page says, without the readings of kanji and the names of keys. */
export const shownText = (part: Locator): Promise<Shown> =>
  part.evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const extra of copy.querySelectorAll('rt, rp, kbd')) extra.remove();
    const textOf = (one: Element | null) => one?.textContent.trim() ?? '';
    return {
      heading: textOf(copy.querySelector('h2')),
      text: textOf(copy),
      items: [...copy.querySelectorAll('li')].map(textOf),
    };
  });

interface Playing {
  readonly exercises: readonly Exercise[];
  readonly by: By;
  /** Called before an exercise is answered; `instead` if something else was done and the next one is there. */
  readonly onAsked?: (exercise: Exercise, answered: number) => Promise<'instead' | void>;
  /** Whether to answer it wrong on purpose. */
  readonly isFailed?: (exercise: Exercise) => boolean;
}

/** What happened: an exercise, and what the screen said after the answer. */
interface Played {
  readonly exercise: Exercise;
  readonly verdict: string;
  readonly says: string;
}

/** Answers one exercise after the other until the summary is there. */
export async function playToEnd(page: Page, playing: Playing): Promise<Played[]> {
  const played: Played[] = [];
  const next = nextButton(page);
  await player(page).waitFor();
  while (await player(page).isVisible()) {
    const exercise = await exerciseOn(page, playing.exercises);
    if ((await playing.onAsked?.(exercise, played.length)) === 'instead') continue;
    await give(page, playing.by, exercise, playing.isFailed?.(exercise) ?? false);
    await next.waitFor();
    const { text } = await shownText(player(page));
    const verdict = Object.values(practiceTexts.verdicts).find((name) => text.includes(name)) ?? '';
    played.push({ exercise, verdict, says: text });
    // The same exercise again is not spoken again.
    if (text.endsWith(texts.continue)) await page.evaluate('window.spoken = []');
    // The button has the focus already.
    await (playing.by === 'keyboard' ? page.keyboard.press('Enter') : presser(page, playing.by)(next));
    await next.waitFor({ state: 'hidden' });
  }
  const end = new RegExp(`^(${texts.doneTitle}|${stepTexts.testPassed})$`);
  await expect(page.getByRole('heading', { name: end })).toBeFocused();
  return played;
}

const nextButton = (page: Page): Locator =>
  player(page).getByRole('button', { name: new RegExp(`^(${texts.continue}|${texts.tryAgain})$`) });

/** The exercise on the screen, found by what a learner sees or hears. */
async function exerciseOn(page: Page, exercises: readonly Exercise[]): Promise<Exercise> {
  const shown = await shownText(player(page));
  const kind = EXERCISE_KINDS.find((one) => exerciseTexts[one].instruction === shown.heading);
  const heard = kind === 'dictation' ? await lastHeard(page) : '';
  // One sentence may be part of another.
  const [found] = exercises
    .filter((one) => one.kind === kind && isShown(one, shown, heard))
    .toSorted((a, b) => b.japanese.length - a.japanese.length);
  if (!found) throw new Error(`No exercise for “${shown.text}”`);
  return found;
}

/** What is heard is told by its sound or by its choices, everything else by the first line of its question. */
function isShown(exercise: Exercise, { text, items }: Shown, heard: string): boolean {
  if ('words' in exercise)
    return exercise.words.every((word, at) => items[at]?.startsWith(withoutRuby(word)) === true);
  if (!kindRules[exercise.kind].needsSound)
    return text.includes(withoutRuby(questionOf(exercise).split('\n')[0] ?? ''));
  const choices = choicesOf(exercise)?.choices;
  return choices
    ? choices.every((one, at) => withoutRuby(one) === items[at])
    : heard.endsWith(` ${withoutRuby(exercise.japanese)}`);
}

async function lastHeard(page: Page): Promise<string> {
  const spoken = () => page.evaluate<string[]>('window.spoken');
  await expect.poll(async () => (await spoken()).length).toBeGreaterThan(0);
  return (await spoken()).at(-1) ?? '';
}

/** Answers the exercise on the screen; a typed answer in kana, as by somebody who does not know the kanji. */
async function give(page: Page, by: By, exercise: Exercise, isFailed: boolean): Promise<void> {
  const right = rightAnswersOf(exercise).at(-1);
  if (!right) throw new Error(`${exercise.japanese} has no right answer`);
  if ('choice' in right) {
    const count = choicesOf(exercise)?.choices.length ?? 1;
    return choose(page, by, isFailed ? (right.choice + 1) % count : right.choice);
  }
  if ('pairs' in right) return matchPairs(page, by, isFailed ? right.pairs.toReversed() : right.pairs);
  if ('tiles' in right) return layTiles(page, by, isFailed ? right.tiles.toReversed() : right.tiles);
  return type(page, by, isFailed ? 'ねこ' : right.text);
}

async function choose(page: Page, by: By, choice: number): Promise<void> {
  if (by === 'keyboard') {
    await page.keyboard.press(String(choice + 1));
    return page.keyboard.press('Enter');
  }
  const press = presser(page, by);
  await press(player(page).getByRole('radiogroup', { name: texts.choices }).locator('label').nth(choice));
  await press(button(page, texts.check));
}

/** Each meaning goes to the next word that has none. */
async function matchPairs(page: Page, by: By, pairs: readonly number[]): Promise<void> {
  const press = presser(page, by);
  // A word that is chosen loses the meaning of the try before; the first one is chosen last.
  for (const at of [...pairs.keys()].toReversed())
    await press(player(page).getByRole('listitem').nth(at).getByRole('button'));
  for (const meaning of pairs) {
    if (by === 'keyboard') await page.keyboard.press(String(meaning + 1));
    else
      await press(player(page).getByRole('list', { name: texts.choices }).getByRole('button').nth(meaning));
  }
  await press(button(page, texts.check));
}

async function layTiles(page: Page, by: By, order: readonly number[]): Promise<void> {
  const tile = (at: number) => player(page).locator(`[data-tile="${at}"]:enabled`);
  if (by !== 'keyboard') {
    const press = presser(page, by);
    // A wrong order of the try before is still there.
    for (const at of order) {
      if (await laid(page).locator(`[data-tile="${at}"]`).isVisible()) await press(tile(at));
    }
    for (const at of order) await press(tile(at));
    return press(button(page, texts.check));
  }
  await page.keyboard.press('Tab');
  for (const at of order) {
    await expect(page.locator(':focus')).toHaveAttribute('data-tile', /./);
    const isThere = () => tile(at).evaluate((one) => one === document.activeElement);
    for (const arrow of ['ArrowRight', 'ArrowLeft'])
      for (let tries = 0; tries < 12 && !(await isThere()); tries += 1) await page.keyboard.press(arrow);
    await page.keyboard.press('Enter');
    await expect(laid(page).locator(`[data-tile="${at}"]`)).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

const laid = (page: Page): Locator => player(page).getByRole('list', { name: texts.ownSentence });

async function type(page: Page, by: By, text: string): Promise<void> {
  if (by === 'keyboard') {
    // The box has the focus already.
    await page.keyboard.type(text);
    return page.keyboard.press('Enter');
  }
  await answerBox(page).fill(text);
  await presser(page, by)(button(page, texts.check));
}

/** From the introduction or the first screen of a checkpoint to its exercises. */
export async function beginExercises(page: Page, by: By): Promise<void> {
  const name = new RegExp(`^(${stepTexts.begin}|${stepTexts.testBegin})$`);
  await presser(page, by)(page.getByRole('main').getByRole('button', { name }).first());
}

export const kindsOf = (played: readonly Played[]): ExerciseKind[] => [
  ...new Set(played.map(({ exercise }) => exercise.kind)),
];
