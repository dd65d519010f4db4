import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { listLearningEvents } from '../../contract/learning/endpoints.ts';
import type { getPath } from '../../contract/path/endpoints.ts';
import type { CheckpointStepReply, LessonStepReply, PathStepReply } from '../../contract/path/step.ts';
import { paths } from '../../contract/paths.ts';
import type { getPlacement } from '../../contract/placement/endpoints.ts';
import { kanaScriptNames, kanaTexts } from '../../contract/texts/kana.ts';
import { pathTexts } from '../../contract/texts/path-screens.ts';
import { stepKindNames } from '../../contract/texts/path.ts';
import { placementQuestionTexts, placementTexts } from '../../contract/texts/placement.ts';
import type { z } from '../../contract/zod.ts';
import { withoutRuby } from '../../core/japanese/ruby.ts';
import { unitSubject } from '../../core/path/path-progress.ts';
import { type By, presser, shownText } from './exercises.ts';
import { button } from './practice.ts';
import { expect } from './test.ts';

export const FIRST_UNIT = 'n5-1';
export const FIRST_LESSON = 'n5-1-toi-la';

/** Everything that the screen of a step gets. Tests fetch it, because authors keep changing the content. */
export const stepOf = async (request: APIRequestContext, stepId: string): Promise<PathStepReply> =>
  (await (await request.get(`/api/path/steps/${stepId}`)).json()) as PathStepReply;

export async function playedStepOf(
  request: APIRequestContext,
  stepId: string,
): Promise<LessonStepReply | CheckpointStepReply> {
  const step = await stepOf(request, stepId);
  if (step.kind !== 'lesson' && step.kind !== 'checkpoint') throw new Error(`${stepId} has no exercises`);
  return step;
}

/** Somebody who reads kana and knows no grammar takes the placement test, and accepts what it says. */
export async function takePlacement(
  page: Page,
  request: APIRequestContext,
  by: By,
  onQuestion?: () => Promise<void>,
): Promise<void> {
  const press = presser(page, by);
  const reply = await request.get('/api/placement');
  const { units, questions } = (await reply.json()) as z.output<typeof getPlacement.output>;
  await page.goto(paths.placement);
  await press(button(page, placementTexts.begin));
  const test = page.getByRole('region', { name: placementTexts.label });
  await expect(test).toBeVisible();
  await onQuestion?.();
  for (let asked = 1; await test.isVisible(); asked += 1) {
    const shown = await shownText(test);
    const question = questions.find(
      ({ asks, japanese, choices }) =>
        placementQuestionTexts[asks] === shown.heading &&
        withoutRuby(japanese)
          .split('＿')
          .every((part) => shown.text.includes(part)) &&
        choices.every((choice, at) => withoutRuby(choice) === shown.items[at]),
    );
    const isKana = question !== undefined && units[question.unit]?.level === 'kana';
    await press(
      isKana ? test.locator('li button').nth(question.right) : button(page, placementTexts.unknown),
    );
    await expect(test.getByText(`${placementTexts.step(asked)} ·`)).toBeHidden();
  }
  const unit = units.find(({ id }) => id === FIRST_UNIT);
  await expect(
    page.getByRole('heading', { name: placementTexts.resultTitle(unit?.title ?? '') }),
  ).toBeVisible();
  await press(button(page, placementTexts.accept));
  await expect(page.getByRole('heading', { level: 1, name: pathTexts.title })).toBeVisible();
}

/** A step on the map of the path. */
export const stepLink = (page: Page, { title, kind }: Pick<PathStepReply, 'title' | 'kind'>): Locator =>
  page.getByRole('main').getByRole('link', { name: `${title} ${stepKindNames[kind]}` });

/** What the log of an account has, as `kind subject`. */
export async function eventsOf(request: APIRequestContext, token: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const events: string[] = [];
  for (let after = 0, hasMore = true; hasMore;) {
    const reply = await request.get(`/api/me/learning-events?after=${after}`, { headers });
    const part = (await reply.json()) as z.output<typeof listLearningEvents.output>;
    events.push(...part.events.map(({ kind, subject }) => `${kind} ${subject}`));
    ({ last: after, hasMore } = part);
  }
  return events;
}

/** As if the learner had taken the placement test on another device. */
export async function placeAccount(request: APIRequestContext, token: string, unitId: string): Promise<void> {
  const placed = { id: crypto.randomUUID(), kind: 'placed', subject: unitSubject(unitId), result: 'right' };
  const reply = await request.post('/api/me/learning-events', {
    headers: { Authorization: `Bearer ${token}` },
    data: { events: [{ ...placed, at: new Date().toISOString() }] },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** Somebody who says that she knows kana: the first unit after them is open then. */
export async function knowKana(page: Page, by: By): Promise<void> {
  const press = presser(page, by);
  await page.goto(paths.kana);
  for (const name of Object.values(kanaScriptNames)) {
    await press(page.getByRole('navigation', { name: kanaTexts.script }).getByRole('link', { name }));
    await press(button(page, kanaTexts.markKnown(name)));
    await expect(button(page, kanaTexts.unmarkKnown(name))).toBeVisible();
  }
}

/** A unit among all units of the path. */
export async function unitOf(request: APIRequestContext, unitId: string) {
  const { units } = (await (await request.get('/api/path')).json()) as z.output<typeof getPath.output>;
  return { units, at: units.findIndex(({ id }) => id === unitId) };
}

/** Cards of these words, as if they had been added on another device. */
export async function addCards(request: APIRequestContext, token: string, wordIds: readonly number[]) {
  const events = wordIds.map((id, at) => ({
    id: crypto.randomUUID(),
    kind: 'card-added',
    subject: `word:${id}-read`,
    result: 'right',
    at: new Date(Date.now() - 60_000 + at).toISOString(),
  }));
  const headers = { Authorization: `Bearer ${token}` };
  expect((await request.post('/api/me/learning-events', { headers, data: { events } })).status()).toBe(200);
}
