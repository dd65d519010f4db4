import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { habitsTexts as texts } from '../contract/texts/habits.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { newLearner, openAs } from './support/people.ts';
import { PHONE } from './support/places.ts';
import { expect, test } from './support/test.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A place where it is about noon, so that no day of learning ends during the tests. */
const hoursEast = 12 - new Date().getUTCHours();
test.use({ timezoneId: `Etc/GMT${hoursEast > 0 ? '-' : '+'}${Math.abs(hoursEast)}` });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** So many minutes of answers, some days ago. */
const learnt = (daysAgo: number, minutes: number) =>
  Array.from({ length: minutes + 1 }, (_, minute) => ({
    id: crypto.randomUUID(),
    kind: 'tiles',
    subject: 'sentence:401',
    result: 'right',
    at: new Date(Date.now() - daysAgo * DAY_MS - (minutes - minute) * MINUTE_MS - MINUTE_MS).toISOString(),
  }));

test(
  'what was learnt on another device is a streak, a goal, a year, and a picture to share',
  { tag: '@all' },
  async ({ page, request }) => {
    const { token } = await newLearner(request);
    // Yesterday was missed: the freeze of a month bridges it, also on the first day of one.
    const events = [...learnt(3, 4), ...learnt(2, 12), ...learnt(0, 6)];
    const reply = await request.post('/api/me/learning-events', {
      headers: { Authorization: `Bearer ${token}` },
      data: { events },
    });
    expect(reply.status(), await reply.text()).toBe(200);

    await page.setViewportSize(PHONE);
    await openAs(page, token, paths.today);
    await expect(page.getByText(texts.streakInLine(3))).toBeVisible();
    await page.getByRole('link', { name: texts.seeAll }).click();
    await expect(section(page, texts.streakTitle)).toContainText(texts.streakDays(3));
    await expect(section(page, texts.goalTitle)).toContainText(texts.minutesOfGoal(6, 10));
    const cells = page.getByRole('table', { name: texts.yearCaption }).getByRole('cell');
    await expect(cells.filter({ hasText: /: \d+ phút$/ })).toHaveCount(3);
    await expect(cells.filter({ hasText: texts.frozenDay })).toHaveCount(1);
    // The table scrolls in its own box, and is open at today.
    const box = page.getByRole('region', { name: texts.yearScroll });
    expect(await box.evaluate((one) => one.scrollLeft + one.clientWidth >= one.scrollWidth - 1)).toBe(true);
    await expect(box).toHaveAttribute('tabindex', '0');
    await inspectMoment(page, 'habits');

    const picture = section(page, texts.pictureTitle);
    await picture.getByRole('button', { name: texts.makePicture }).click();
    const drawn = picture.getByRole('img');
    await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
    const saving = page.waitForEvent('download');
    await picture.getByRole('button', { name: texts.savePicture }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^kakehashi-tuan-\d{4}-\d{2}-\d{2}\.png$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    // Not one colour only: the fonts and the colours of the theme were there.
    expect(bytes.length).toBeGreaterThan(10_000);
  },
);
