import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { allPages, pages } from '#contract/pages.ts';
import { API_PREFIXES, mailedPaths, paths } from '#contract/paths.ts';
import { PRACTICE_MODES } from '#contract/practice/modes.ts';
import { projectRoot } from '#server/project-root.ts';
import routes from '../app/routes.ts';

/** Every page of `app/routes.ts` as a pattern, with the file of its guard, except the page for unknown addresses. */
const routed = routesIn(routes, '').filter(({ path }) => path !== '/*');

function routesIn(entries: readonly RouteConfigEntry[], guard: string): { path: string; guard: string }[] {
  return entries.flatMap(({ path = '', file, children }) => {
    if (!children) return [{ path: `/${path}`, guard }];
    return routesIn(children, file.startsWith('guards/') ? file : guard);
  });
}

test.each([
  { guard: '', group: pages.anyone },
  { guard: 'guards/logged-in-guard.tsx', group: pages.loggedIn },
  { guard: 'guards/admin-guard.tsx', group: pages.admin },
  { guard: 'guards/supplier-guard.tsx', group: pages.supplier },
  { guard: 'guards/reviewer-guard.tsx', group: pages.reviewer },
])('the router has exactly the pages of the table: $guard', ({ guard, group }) => {
  const shown = routed.filter((route) => route.guard === guard).map(({ path }) => path);
  expect(shown.toSorted()).toEqual(Object.values<string>(group).toSorted());
});

test('no route has a guard that is not in the table, and none is listed twice', () => {
  expect(routed.map(({ path }) => path).toSorted()).toEqual([...allPages].toSorted());
});

const lesson = { topicId: 1, curriculumId: 3, lessonId: 40 };
type Built = {
  [Name in keyof typeof paths]: (typeof paths)[Name] extends string ? never : Name;
}[keyof typeof paths];

/** One address from each function. */
const built: Record<Exclude<Built, 'strokeDrawing' | 'speech' | 'commentsHash'>, string> = {
  searchFor: paths.searchFor('学校'),
  word: paths.word(6),
  theme: paths.theme('nha-o'),
  themeOf: paths.themeOf('nha-o', 'N5'),
  rankOf: paths.rankOf('week'),
  topic: paths.topic(1),
  curriculum: paths.curriculum(1, 3),
  practice: paths.practice(lesson),
  practiceSentence: paths.practiceSentence({ ...lesson, sentenceId: 401 }),
  sentenceComments: paths.sentenceComments({ ...lesson, sentenceId: 401 }),
  ankiOf: paths.ankiOf(7),
  step: paths.step('n5-1-hoi-thoai'),
  kanaRow: paths.kanaRow('hira-a'),
  grammarOf: paths.grammarOf('N5'),
  grammarPoint: paths.grammarPoint('te-iru'),
  contrastsOf: paths.contrastsOf('N5'),
  contrast: paths.contrast('wa-ga'),
  favoriteItems: paths.favoriteItems(7),
  conversation: paths.conversation('0b6f'),
  talk: paths.talk('quan-an'),
  invitation: paths.invitation('ten=Lan'),
  lessonEditor: paths.lessonEditor(1, 3, 40),
  lessonFeedback: paths.lessonFeedback(40),
  auditOf: paths.auditOf(7),
};

test('every linked address has a page', () => {
  const linked = [
    ...Object.values(paths).filter((path) => typeof path === 'string'),
    ...Object.values(built),
    ...PRACTICE_MODES.map((mode) => paths.practice(lesson, mode)),
    mailedPaths.resetPassword('token'),
    mailedPaths.verifyOtp('lan@example.com', '123456'),
  ];
  const patterns = allPages.map(
    (page) => new RegExp(`^${page.replaceAll(/:\w+/g, String.raw`[\w-]+`)}(?:[?#].*)?$`),
  );
  expect(linked.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
});

test('links in mails work with any character of an e-mail address', () => {
  const path = mailedPaths.verifyOtp("o'brien+a&b@example.com", '012345');
  // Not of the URL: that one would escape the apostrophe too.
  expect(path).not.toContain("'");
  const address = new URL(path, 'https://hoc.example');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    email: "o'brien+a&b@example.com",
    otp: '012345',
  });
});

test('API calls have their prefixes, and no page has one', () => {
  const isCall = (path: string) => API_PREFIXES.some((prefix) => path.startsWith(prefix));
  // Operators, browsers and search engines expect these at fixed addresses.
  const elsewhere = endpoints.filter(({ path }) => !isCall(path)).map(({ path }) => path);
  expect(
    elsewhere.filter(
      (path) => !/^\/(?:health|ready|robots\.txt|manifest\.webmanifest|sitemap[a-z-]*\.xml)$/.test(path),
    ),
  ).toEqual([]);
  expect(allPages.filter(isCall)).toEqual([]);
  expect(endpoints.map(({ path }) => path)).toContain(
    new URL(paths.speech(1), 'https://hoc.example').pathname,
  );
});

const TABLE = ['contract/paths.ts', 'contract/pages.ts'];
/** Tests and their helpers write addresses out, because they describe what a visitor sees. */
const FOR_TESTS = /\.test\.tsx?$|\/testing\/|\/cases\/|-for-test\.ts$/;
const STRING_OR_COMMENT =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\//g;

/** Addresses that a source file writes out although the table has them: as a whole string, or as a link in a text. */
function writtenOut(source: string): string[] {
  const beginnings = new Set(allPages.flatMap((page) => page.split('/')[1] || []));
  const address = new RegExp(`^['"\`](?:.*\\]\\()?/(?:${[...beginnings].join('|')})(?![\\w-])`, 's');
  return (source.match(STRING_OR_COMMENT) ?? []).filter((found) => address.test(found));
}

test.each([
  { source: "new URL('/login', publicUrl)", finds: ["'/login'"], why: 'a page' },
  { source: 'to={`/search/${id}`}', finds: ['`/search/${id}`'], why: 'the beginning of one' },
  {
    source: "say('[Luyện tập](/exercises).')",
    finds: ["'[Luyện tập](/exercises).'"],
    why: 'a link in a text',
  },
  {
    source: '// `/search?kanji=` finds words\nconst a = 1; /* see `/qc` */',
    finds: [],
    why: 'comments are ignored',
  },
  { source: "path: '/api/search', other: '/topics'", finds: [], why: 'other addresses' },
])('finds an address that is written out: $why', ({ source, finds }) => {
  expect(writtenOut(source)).toEqual(finds);
});

test('only the table writes out the address of a page', async () => {
  const folders = ['app', 'server', 'contract', 'core', 'scripts'];
  const listed = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(projectRoot, folder), { recursive: true })).map((file) => `${folder}/${file}`),
    ),
  );
  const files = listed
    .flat()
    .filter((file) => /\.tsx?$/.test(file) && !FOR_TESTS.test(file) && !TABLE.includes(file));
  expect(files.length).toBeGreaterThan(500);
  const found = await Promise.all(
    files.map(async (file) =>
      writtenOut(await readFile(join(projectRoot, file), 'utf8')).map((text) => `${file}: ${text}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});
