import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import FromTheWorker from './from-the-worker.tsx';

let container: EventTarget;
beforeEach(() => {
  container = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function open(content: ReactNode) {
  const { router } = renderWithApi(
    <>
      <FromTheWorker />
      {content}
    </>,
    {},
  );
  return {
    place: () => router.state.location.pathname,
    say: (data: unknown) => act(() => void container.dispatchEvent(new MessageEvent('message', { data }))),
  };
}

test('a tapped reminder leads an open page to what is due', () => {
  const { place, say } = open(<p>Một trang</p>);
  say({ open: paths.review });
  expect(place()).toBe(paths.review);
});

test.each([{ data: 'take-over' }, { data: null }, { data: { open: 7 } }])(
  'other messages lead nowhere: $data',
  ({ data }) => {
    const { place, say } = open(<p>Một trang</p>);
    say(data);
    expect(place()).toBe('/');
  },
);

test('an exercise stays, with nothing typed yet', () => {
  const { place, say } = open(<section data-practice>Một bài tập</section>);
  say({ open: paths.review });
  expect(place()).toBe('/');
});

const FIELDS = [
  { field: <textarea aria-label="chữ" />, stays: true, why: 'a comment that is not sent' },
  { field: <input aria-label="chữ" />, stays: true, why: 'a form that is not saved' },
  {
    field: (
      <form role="search">
        <input aria-label="chữ" />
      </form>
    ),
    stays: false,
    why: 'a search is no work',
  },
];

test.each(FIELDS)('a typed text stays: $why', ({ field, stays }) => {
  const { place, say } = open(field);
  fireEvent.input(screen.getByLabelText('chữ'), { target: { value: 'わたしは' } });
  say({ open: paths.review });
  expect(place()).toBe(stays ? '/' : paths.review);
});

test.each([
  { typed: 'わたし', left: '', why: 'it was sent, and the field is empty again' },
  { typed: '', left: 'Minh', why: 'the form only shows what is saved' },
])('a field alone keeps nobody: $why', ({ typed, left }) => {
  const { place, say } = open(<textarea aria-label="chữ" defaultValue="" />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('chữ');
  if (typed) fireEvent.input(field, { target: { value: typed } });
  field.value = left;
  say({ open: paths.review });
  expect(place()).toBe(paths.review);
});
