import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kanaDrillTexts as texts } from '#contract/texts/kana.ts';
import { kanaProgress } from '#core/kana/kana-progress.ts';
import { isAnswer } from '#core/learning/learning-event.ts';
import { useLearningEvents } from '#app/lib/learning/learning.ts';
import { eventually } from '#app/testing/eventually.ts';
import { withFakeDatabase } from '#app/testing/fake-database.ts';
import { kanaLesson } from '#app/testing/kana.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import Drill from './drill.tsx';

withFakeDatabase();

beforeEach(() => {
  // The strokes of a kana cannot be loaded here.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});
afterEach(cleanup);

/** The log, as the rest of the app sees it. */
function Log() {
  const events = useLearningEvents() ?? [];
  return (
    <ul aria-label="log">
      {events.filter(isAnswer).map(({ id, kind, subject, result }) => (
        <li key={id}>{`${kind} ${subject} ${result}`}</li>
      ))}
    </ul>
  );
}
const logged = () =>
  within(screen.getByRole('list', { name: 'log' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

const onLeave = vi.fn<() => void>();
function start(changes: Parameters<typeof kanaLesson>[0] = {}) {
  renderWithApi(
    <>
      <Drill
        row={kanaLesson(changes)}
        progress={kanaProgress([])}
        withSound={false}
        onLeave={onLeave}
        links={<a href="/kana/hira-ka">next</a>}
      />
      <Log />
    </>,
    {},
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => document.querySelector('form [lang=ja]')?.textContent ?? '';
const ROMAJI: Readonly<Record<string, string>> = { あ: 'a', い: 'i', あい: 'ai' };

function type(text: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  fireEvent.submit(screen.getByRole('textbox'));
}

test('right answers lead through reading, writing and a word to the summary', async () => {
  start();
  for (let at = 0; at < 2; at += 1) {
    type(ROMAJI[shown()] ?? '');
    expect(screen.getByRole('status').textContent).toContain(texts.right);
    press(texts.next);
  }
  for (let at = 0; at < 2; at += 1) {
    press(texts.wroteOnPaper);
    press(texts.next);
  }
  expect(shown()).toBe('あい');
  type('ai');
  expect(screen.getByRole('status').textContent).toContain(texts.wordMeans('tình yêu'));
  expect(screen.getByRole('status').textContent).toContain('愛');
  press(texts.next);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.doneTitle }));
  expect(screen.getByText(texts.doneText(5, 5))).toBeTruthy();
  expect(screen.getByText(texts.nothingToRepeat)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'next' })).toBeTruthy();
  await eventually(() =>
    expect(logged().toSorted()).toEqual([
      'kana-read kana:あ right',
      'kana-read kana:い right',
      'kana-word word:7 right',
      'kana-write kana:あ right',
      'kana-write kana:い right',
    ]),
  );
});

test('a wrong answer says how the kana is read and remembered, and the kana comes back', () => {
  start({ group: 'digraph', words: [] });
  const kana = shown();
  type('zu');
  const status = screen.getByRole('status').textContent;
  expect(status).toContain(texts.isReadAs(kana, ROMAJI[kana] ?? ''));
  expect(status).toContain(`Hình của ${kana}.`);
  expect(status).toContain(texts.comesBack);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.next }));
  press(texts.next);
  press(texts.unknown);
  press(texts.next);
  expect(shown()).toBe(kana);
  expect(screen.getByText(texts.step(3, 4))).toBeTruthy();
});

test('an empty answer is a reminder, not a mistake', () => {
  start();
  fireEvent.submit(screen.getByRole('textbox'));
  expect(screen.getByRole('alert').textContent).toBe(texts.typeSomething);
  expect(screen.queryByRole('button', { name: texts.next })).toBeNull();
});

test('strokes that do not load can be requested again, and do not block the round', async () => {
  start({ kana: kanaLesson().kana.slice(0, 1) });
  type('a');
  press(texts.next);
  expect((await screen.findByRole('alert')).textContent).toContain(texts.writeFailed);
  press(texts.skip);
  expect(screen.getByRole('status').textContent).toContain(texts.wrong);
});

test('the round can be left', () => {
  start();
  press(texts.leave);
  expect(onLeave).toHaveBeenCalledOnce();
});
