import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { practiceTexts } from '#contract/texts/practice.ts';
import { settingsTexts as texts } from '#contract/texts/settings.ts';
import { createQueryClient } from '#app/lib/api/query-client.ts';
import { showChoices } from '#app/lib/choices/document-choices.ts';
import { createAnsweringApi } from '#app/testing/answering-api.ts';
import { type FakeUtterance, stubVoices } from '#app/testing/fake-voices.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import SettingsPage from './settings-page.tsx';

const { furigana, voice, speed, theme, motion } = texts;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  showChoices();
});

const show = () => renderWithApi(<SettingsPage />, {}, '/settings');
/** Found by its legend: a role query over the whole page is slow. */
const group = (legend: string) =>
  within(screen.getByText(legend, { selector: 'legend' }).closest('fieldset') ?? document.body);
const choose = (legend: string, name: string) => fireEvent.click(group(legend).getByRole('radio', { name }));
const chosen = (legend: string) =>
  group(legend)
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map((radio) => document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent);
const romaji = () => screen.getByRole<HTMLInputElement>('checkbox', { name: practiceTexts.romajiSwitch });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const announced = () => screen.getByRole('status').textContent;

test.each([
  { set: furigana, name: furigana.options.never.name, key: 'furigana', stored: 'never', onRoot: true },
  {
    set: furigana,
    name: furigana.options['after-answer'].name,
    key: 'furigana',
    stored: 'after-answer',
    onRoot: true,
  },
  { set: voice, name: voice.options.server.name, key: 'voice', stored: 'server', onRoot: false },
  { set: speed, name: speed.options['0.75'].name, key: 'speech-speed', stored: '0.75', onRoot: false },
  { set: theme, name: theme.options.dark.name, key: 'theme', stored: 'dark', onRoot: true },
  { set: motion, name: motion.options.reduce.name, key: 'motion', stored: 'reduce', onRoot: true },
])('$name is stored at once and announced: $stored', ({ set: { legend }, name, key, stored, onRoot }) => {
  show();
  expect(chosen(legend)).not.toEqual([name]);
  choose(legend, name);
  expect(chosen(legend)).toEqual([name]);
  expect(localStorage.getItem(key)).toBe(stored);
  expect(document.documentElement.dataset[key]).toBe(onRoot ? stored : undefined);
  expect(announced()).toBe(texts.chosen(legend, name));
});

test('the romaji switch works as in a lesson', () => {
  show();
  expect(romaji().checked).toBe(true);
  fireEvent.click(romaji());
  expect(localStorage.getItem('romaji')).toBe('off');
  expect(announced()).toBe(texts.chosen(practiceTexts.romajiSwitch, texts.off));
});

test('a device that cannot vibrate has that turned off', () => {
  show();
  const { legend, options } = texts.haptics;
  expect(chosen(legend)).toEqual([options.off.name]);
  expect(screen.getByText(legend, { selector: 'legend' }).closest('fieldset')?.disabled).toBe(true);
});

test.each([
  { name: furigana.options.always.name, readings: [true, true], why: 'before and after an answer' },
  { name: furigana.options['after-answer'].name, readings: [false, true], why: 'only after an answer' },
  { name: furigana.options.never.name, readings: [false, false], why: 'not at all' },
])('the preview has readings $why: $name', ({ name, readings }) => {
  show();
  choose(furigana.legend, name);
  const lines = within(screen.getByRole('group', { name: texts.preview })).getAllByRole('definition');
  expect(lines.map((line) => line.querySelector('rt') !== null)).toEqual(readings);
});

describe('listening', () => {
  const says: FakeUtterance[] = [];
  beforeEach(() => {
    says.length = 0;
    stubVoices(['ja-JP'], (utterance) => {
      says.push(utterance);
      utterance.onstart();
    });
  });

  test('plays a sample at the chosen speed, and can be stopped', async () => {
    show();
    choose(speed.legend, speed.options['0.5'].name);
    press(texts.listen);
    await waitFor(() => expect(says).toMatchObject([{ rate: 0.5 }]));
    press(texts.stop);
    expect(await screen.findByRole('button', { name: texts.listen })).toBeDefined();
    choose(speed.legend, speed.options['1'].name);
    press(texts.listen);
    await waitFor(() => expect(says).toMatchObject([{ rate: 0.5 }, { rate: 1 }]));
    await act(async () => says.at(-1)?.onend());
  });
});

describe('restoring the defaults', () => {
  const setAll = () => {
    choose(furigana.legend, furigana.options.never.name);
    choose(theme.legend, theme.options.dark.name);
    choose(speed.legend, speed.options['0.5'].name);
    fireEvent.click(romaji());
  };
  const all = () => ({
    furigana: chosen(furigana.legend),
    theme: chosen(theme.legend),
    speed: chosen(speed.legend),
    romaji: romaji().checked,
    onRoot: { ...document.documentElement.dataset },
  });

  test('takes one tap, and can be undone', () => {
    show();
    const usual = all();
    setAll();
    const own = all();
    press(texts.restore);
    expect(all()).toEqual(usual);
    expect(announced()).toBe(texts.restored);
    press(texts.undo);
    expect(all()).toEqual(own);
    expect(announced()).toBe(texts.undone);
    expect(document.activeElement?.textContent).toBe(texts.restore);
    expect(screen.queryByRole('button', { name: texts.undo })).toBeNull();
  });

  test('cannot be undone after another choice', () => {
    show();
    setAll();
    press(texts.restore);
    choose(theme.legend, theme.options.light.name);
    expect(screen.queryByRole('button', { name: texts.undo })).toBeNull();
    expect(chosen(theme.legend)).toEqual([theme.options.light.name]);
  });
});

test('the HTML is the same for everyone, with a note for browsers without scripts', () => {
  localStorage.setItem('theme', 'dark');
  const router = createMemoryRouter([{ path: '/settings', element: <SettingsPage /> }], {
    initialEntries: ['/settings'],
  });
  const { api } = createAnsweringApi({});
  const render = () =>
    renderToString(
      <QueryClientProvider client={createQueryClient(api)}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  const html = render();
  expect(html).toMatch(new RegExp(`<noscript>.*${texts.withoutScript}.*</noscript>`));
  expect(html).toContain('name="robots" content="noindex"');
  localStorage.clear();
  expect(render()).toBe(html);
});
