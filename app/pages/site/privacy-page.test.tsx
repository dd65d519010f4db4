import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { browserStorage } from '#contract/texts/browser-storage.ts';
import { privacyTexts } from '#contract/texts/privacy.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import PrivacyPage from './privacy-page.tsx';

afterEach(cleanup);
const show = () => renderWithApi(<PrivacyPage />, {}, paths.privacy);

// Literal values: changing a limit changes a promise of this page.
const promises = [
  { name: 'Câu trả lời chưa đúng', says: 'giữ 180 ngày', why: 'refused answers' },
  { name: 'Trò chuyện khi chưa đăng nhập', says: 'sau 24 giờ', why: 'conversations of visitors' },
  { name: 'Thư nhắc học', says: 'từ 22 giờ đến 7 giờ sáng', why: 'quiet hours' },
  { name: 'Thư nhắc học', says: 'vắng 14 ngày', why: 'the last reminder' },
  { name: 'Thông báo nhắc học', says: 'nhiều nhất 10 máy', why: 'devices of an account' },
  { name: 'Nhóm tuần', says: 'bốn tuần gần nhất', why: 'the weeks that decide the group' },
  { name: 'Chuông thông báo', says: '90 ngày', why: 'notifications' },
  { name: 'Không đăng nhập', says: 'giữ 30 ngày', why: 'attempts of a browser' },
  { name: 'Lượt xem bài học', says: 'trong 24 giờ', why: 'hashes of viewers' },
  { name: 'Họ tên, e-mail, số điện thoại', says: 'sau 7 ngày', why: 'unconfirmed registrations' },
  { name: 'Mã xác thực và liên kết đặt lại mật khẩu', says: '10 phút, liên kết trong 30 phút', why: 'codes' },
  { name: 'Xóa', says: '7 ngày để đổi ý', why: 'deletion' },
  { name: 'Nội dung cộng tác viên soạn', says: '30 ngày', why: 'deleted content' },
  {
    name: 'Phiên đăng nhập',
    says: 'nhiều nhất mỗi 1 giờ',
    why: 'how often the last use of a session is recorded',
  },
  { name: 'Phiên đăng nhập', says: 'sau 7 ngày', why: 'sessions' },
  { name: 'Cookie và theo dõi', says: 'kakehashi-device', why: 'the name of the one cookie' },
  { name: 'Cookie và theo dõi', says: 'hết hạn sau 180 ngày', why: 'how long a browser is remembered' },
  { name: 'Mô hình ngôn ngữ', says: 'tối đa 12 tin trước đó', why: 'how many messages a model receives' },
];

test('states how long and how much data is kept', () => {
  show();
  for (const { name, says, why } of promises) {
    const term = screen.getByText(name, { selector: 'dt' });
    expect.soft(term.nextElementSibling?.textContent, why).toContain(says);
  }
});

/** The sources of the app itself. */
const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test|\.setup)\.tsx?$/.test(file) && !file.startsWith('testing'))
  .map((file) => ({ file, text: readFileSync(join('app', file), 'utf8') }));

/** Every storage key that they name. */
function storedKeys(): Set<string> {
  const keys = sources.flatMap(({ text }) => {
    if (
      !/\bstorage\.|localStorage|sessionStorage|storedChoice|ChoiceKind|deviceDatabase|createStoredList|CACHES = /.test(
        text,
      )
    )
      return [];
    const named = text.matchAll(
      /(?:\b(?:(?:REFUSED_)?KEY|DATABASE) = |\bkey: |\b(?:files|tabs|sounds|pictures|shared): |(?<!database)\.(?:get|set|remove)(?:Item)?\(|=>\s+)['`]([\w-]+)['` ]/g,
    );
    const listed = /KEYS = \[([^\]]+)\]/.exec(text)?.[1]?.matchAll(/'([\w-]+)'/g) ?? [];
    return [...named, ...listed].flatMap(([, key]) => key ?? []);
  });
  return new Set(keys);
}

test('lists everything that the app stores in the browser, and nothing else', () => {
  show();
  const table = screen.getByRole('table', { name: privacyTexts.storageCaption });
  const rows = within(table).getAllByRole('rowheader');
  const named = rows.flatMap(({ textContent }) => textContent?.split(', ') ?? []);
  expect(named).toEqual(browserStorage.flatMap(({ keys }) => keys));
  expect(named.toSorted()).toEqual([...storedKeys()].toSorted());
});

test('no source uses a cookie or another store, except for scroll positions and the stores of a device', () => {
  const stores = /document\.cookie|cookieStore|indexedDB|openDB|sessionStorage|caches\.open/;
  const found = sources.filter(({ text }) => stores.test(text)).map(({ file }) => file);
  expect(found.toSorted()).toEqual([
    join('features', 'dictionary', 'search', 'use-shared-text.ts'),
    join('lib', 'device-database.ts'),
    join('lib', 'kept', 'device-storage.ts'),
    join('lib', 'kept', 'kept-sounds.ts'),
    'scroll-memory.tsx',
    join('service-worker', 'runtime-cache.ts'),
    join('service-worker', 'shared-text.ts'),
    join('service-worker', 'stored-files.ts'),
  ]);
});

test('the server sets no cookie except the one that the page names', () => {
  const setting = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
    .filter((file) => /Set-Cookie|SameSite|setCookie/.test(readFileSync(join('server', file), 'utf8')));
  expect(setting.toSorted()).toEqual([
    join('features', 'accounts', 'accounts.routes.ts'),
    join('features', 'accounts', 'known-devices.ts'),
  ]);
});

test('the table of contents links to every section', () => {
  show();
  const contents = screen.getByRole('navigation', { name: privacyTexts.contents });
  const links = within(contents).getAllByRole('link');
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    const target = document.querySelector(link.getAttribute('href') ?? '');
    expect(target?.textContent).toBe(link.textContent);
  }
});

test('links to the sources, the own data and the contact', () => {
  show();
  const ways = within(screen.getByRole('navigation', { name: privacyTexts.seeAlso })).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual([
    paths.account,
    paths.settings,
    paths.sources,
    paths.feedback,
  ]);
});
