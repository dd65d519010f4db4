import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { inspectScreen } from './support/inspect-screen.ts';
import { FIRST_LESSON } from './support/path.ts';
import { PHONE } from './support/places.ts';
import { CURRICULUM, lessonAddress } from './support/practice.ts';
import { guardedScreens, publicScreens, type Screen } from './support/screens.ts';
import { OTHER_NAME, OTHER_NAME_ESCAPED, oldNames, underOtherName } from './support/site-name.ts';
import { accessibilityFindings, expect, type Person, test } from './support/test.ts';

/**
 * Every screen is opened once; all that can be seen of it without using it is checked on this one page. `npm run test:all`
 * sweeps once more, looks at all screens in both themes, and at the main ones at further sizes.
 */

const isInFull = process.env['TEST_ALL'] === '1';
const SWEEP = { tag: '@sweep' };

const WITH_GOOGLE: readonly string[] = [paths.login, paths.register];
const IN_BOTH_THEMES: readonly string[] = [
  paths.home,
  paths.searchFor('学校'),
  paths.word(6),
  paths.path,
  paths.step(FIRST_LESSON),
  paths.kanaRow('hira-a'),
  paths.rank,
  lessonAddress(40),
  paths.account,
  paths.qc,
];
const MAIN: readonly string[] = [
  paths.home,
  paths.searchFor('学校'),
  paths.word(6),
  paths.today,
  paths.path,
  paths.step(FIRST_LESSON),
  paths.review,
  paths.settings,
  paths.kana,
  lessonAddress(40),
  lessonAddress(40, 'listening'),
];
const CROWDED: readonly string[] = [
  paths.login,
  paths.searchFor('学校'),
  paths.word(6),
  CURRICULUM,
  lessonAddress(40, 'listening'),
];
const WITHOUT_FOOTER: readonly string[] = [
  paths.review,
  paths.step(FIRST_LESSON),
  lessonAddress(40),
  lessonAddress(40, 'listening'),
];

async function sweep(page: Page, list: readonly Screen[]): Promise<void> {
  for (const { path, guard } of list) {
    await page.setViewportSize(PHONE);
    const reply = await page.goto(path);
    const html = (await reply?.text()) ?? '';
    expect.soft(oldNames(html), `${path}: the name of the site`).toEqual([]);
    expect.soft(html, path).toContain(`data-site="${OTHER_NAME_ESCAPED}"`);
    if (guard === 'anyone')
      expect.soft(/<title>(.*?)<\/title>/.exec(html)?.[1]?.split(OTHER_NAME_ESCAPED), path).toHaveLength(2);
    await expect.soft(page, path).toHaveURL(path);
    const footer = page.getByRole('contentinfo');
    if (WITHOUT_FOOTER.includes(path)) await expect.soft(footer, path).toBeHidden();
    else if (guard === 'anyone' && (await footer.isVisible()))
      expect.soft((await footer.boundingBox())?.height, path).toBeLessThan(PHONE.height / 3);
    await inspectScreen(page, path, {
      inBothThemes: isInFull || IN_BOTH_THEMES.includes(path),
      atEverySize: isInFull && MAIN.includes(path),
      isCrowded: CROWDED.includes(path),
    });
    expect.soft(oldNames(await page.content()), `${path}: the name of the site in the browser`).toEqual([]);
  }
}

test.use({
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
  colorScheme: 'light',
  // Otherwise the test would wait for animated characters, stroke by stroke.
  contextOptions: { reducedMotion: 'reduce' },
});
test.slow();

/** As many parts as make the workers finish at about the same time. */
const PARTS = 5;
for (let part = 0; part < PARTS; part += 1)
  test(`every public screen, part ${part + 1} of ${PARTS}`, SWEEP, async ({ page, request, tokenOf }) => {
    const open = publicScreens.filter(({ path }) => !WITH_GOOGLE.includes(path));
    await underOtherName(request, await tokenOf('admin'), () =>
      sweep(
        page,
        open.filter((_, index) => index % PARTS === part),
      ),
    );
  });

test.describe('with Google’s button', () => {
  test.use({ withGoogle: true });

  test('the screens to log in and to register', async ({ page, request, tokenOf }) => {
    const screens = publicScreens.filter(({ path }) => WITH_GOOGLE.includes(path));
    await underOtherName(request, await tokenOf('admin'), () => sweep(page, screens));
  });
});

/** The parts of the owner's desk are one page with tabs. */
const SITE_TABS: readonly Screen[] = ['founder', 'donation', 'connections', 'history'].map((tab) => ({
  path: `${paths.site}?tab=${tab}`,
  guard: 'admin',
}));

const ENTITLED: readonly { guard: Screen['guard']; person: Person }[] = [
  { guard: 'loggedIn', person: 'user' },
  { guard: 'admin', person: 'admin' },
  { guard: 'supplier', person: 'supplier' },
  { guard: 'reviewer', person: 'qc' },
];
for (const { guard, person } of ENTITLED)
  test(`every screen for ${guard}, as ${person}`, SWEEP, async ({ page, request, signInAs, tokenOf }) => {
    await signInAs(person);
    const screens = [...guardedScreens, ...SITE_TABS].filter((screen) => screen.guard === guard);
    await underOtherName(request, await tokenOf('admin'), () => sweep(page, screens));
  });

test(
  'a renamed site has its name in what the browser draws',
  { tag: '@all' },
  async ({ page, request, tokenOf }) => {
    await underOtherName(request, await tokenOf('admin'), async () => {
      await page.goto(paths.home);
      await expect(page).toHaveTitle(`${OTHER_NAME} — cầu nối tiếng Nhật cho người Việt`);
      await expect(page.getByRole('contentinfo')).toContainText(OTHER_NAME);
    });
  },
);

test('an open menu and an open dialog are accessible in both themes', async ({ page, signInAs }) => {
  const expectAccessible = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityFindings(page), colorScheme).toEqual([]);
    }
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs('admin');
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'admin@kakehashi.test' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible();
});
