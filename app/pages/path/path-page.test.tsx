import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pathTexts as texts, stepStateNames } from '#contract/texts/path-screens.ts';
import { eventually } from '#app/testing/eventually.ts';
import { learnt, pathAnswers, withLearningStorage } from '#app/testing/path.ts';
import { renderPage } from '#app/testing/render-page.tsx';
import * as page from './path-page.tsx';

withLearningStorage();
afterEach(cleanup);

const show = async () => {
  renderPage({ page, path: '/path', address: '/path', answers: pathAnswers });
  await screen.findByRole('heading', { level: 1, name: texts.title });
};
const steps = () =>
  screen
    .getAllByRole('list')
    .filter((list) => list.tagName === 'UL')
    .flatMap((list) => within(list).getAllByRole('link'))
    .map((link) => [link.getAttribute('href'), link.textContent] as const);
const stateOf = (address: string) => steps().find(([href]) => href === address)?.[1] ?? '';

const { locked, open, done, gold } = stepStateNames;

// One log for the whole file, so the cases build on each other.
test('a newcomer begins at the first step, and can skip each unit', async () => {
  await show();
  await eventually(() => expect(stateOf('/kana/hira-a')).toContain(texts.next));
  expect(stateOf('/path/toi-la')).toContain(locked);
  expect(stateOf('/path/n5-1-test')).toContain(open);
  expect(screen.getByRole('link', { name: texts.begin('Hàng あ') }).getAttribute('href')).toBe(
    '/kana/hira-a',
  );
  for (const [unit, address] of [
    ['Hiragana', '/path/hira-test'],
    ['Chào hỏi', '/path/n5-1-test'],
  ] as const)
    expect(screen.getByRole('link', { name: texts.skipNamed(unit) }).getAttribute('href')).toBe(address);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(texts.bridge(0, 2));
});

test('a unit that is passed opens the next; a step without mistakes is gold', async () => {
  learnt(
    ['step-finished', 'step:hira-test'],
    ['step-finished', 'step:toi-la'],
    ['step-flawless', 'step:toi-la'],
  );
  await show();
  await eventually(() => expect(stateOf('/path/toi-la')).toContain(gold));
  expect(stateOf('/kana/hira-a')).toContain(done);
  expect(stateOf('/path/hoi-thoai')).toContain(texts.next);
  expect(screen.getByRole('link', { current: 'step' }).getAttribute('href')).toBe('/path/hoi-thoai');
  expect(screen.getByRole('link', { name: texts.goOn('Buổi đầu ở lớp') })).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(texts.bridge(1, 2));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('3');
});

test('at the end there is nothing to continue, and everything opens again', async () => {
  learnt(['step-finished', 'step:n5-1-test']);
  await show();
  expect(await screen.findByText(texts.allDone)).toBeTruthy();
});
