import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { searchTexts } from '#contract/texts/search.ts';
import { speechTexts } from '#contract/texts/speech.ts';
import { alertTexts } from '#app/testing/alert-texts.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { study } from '#app/testing/dictionary.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { SearchBox } from './search-box.tsx';

const SUGGEST = 'GET /api/items/suggest';
const school = { ...study, id: 1, kanji: '学校', hiragana: 'がっこう', sino: 'HỌC HIỆU', mean: 'trường học' };

function show(answers: Answers = {}) {
  const onSearch = vi.fn<(text: string) => void>();
  const { router, callsOf } = renderWithApi(<SearchBox searched="" onSearch={onSearch} />, {
    [SUGGEST]: () => Response.json([study, school]),
    ...answers,
  });
  return { router, callsOf, searches: () => onSearch.mock.calls.flat() };
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: searchTexts.box });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(box(), { key });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('suggestions', () => {
  const options = () => screen.findAllByRole('option');

  test('appear while typing, and Enter on one searches for it', async () => {
    const { callsOf, searches } = show();
    type('h');
    type('hoc');
    expect(await options()).toHaveLength(2);
    expect(callsOf(SUGGEST)).toMatchObject([{ query: { kanji: 'hoc' } }]);
    press('ArrowDown');
    press('ArrowDown');
    const active = box().getAttribute('aria-activedescendant');
    expect(screen.getByRole('option', { selected: true }).id).toBe(active);
    press('Enter');
    expect(searches()).toEqual(['学校']);
    expect(box().value).toBe('学校');
    expect(screen.queryByRole('option')).toBeNull();
  });

  test('of another word are not shown under a new one', async () => {
    show();
    type('hoc');
    await options();
    type('x');
    expect(screen.queryByRole('option')).toBeNull();
    expect(await options()).toHaveLength(2);
  });

  test('a tap on one searches for it', async () => {
    const { searches } = show();
    type('benkyou');
    const [first] = await options();
    if (first) fireEvent.click(first);
    expect(searches()).toEqual(['勉強']);
  });

  test('Esc closes them and keeps the typed text', async () => {
    show();
    type('hoc');
    await options();
    press('Escape');
    expect(screen.queryByRole('option')).toBeNull();
    expect(box().value).toBe('hoc');
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  test('nothing is requested during an IME composition, and its keys are ignored', async () => {
    const { callsOf, searches } = show();
    fireEvent.compositionStart(box());
    type('べんｋ');
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(callsOf(SUGGEST)).toEqual([]);
    fireEvent.compositionEnd(box());
    await options();
    fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true });
    expect(box().hasAttribute('aria-activedescendant')).toBe(false);
    expect(searches()).toEqual([]);
  });

  test('a failure to load them is not shown', async () => {
    const { callsOf } = show({ [SUGGEST]: () => refusal(429, 'Bạn thao tác quá nhanh.') });
    type('hoc');
    await waitFor(() => expect(callsOf(SUGGEST)).toHaveLength(1));
    expect(alertTexts()).toEqual([]);
  });
});

test('/ focuses the box, unless the focus is in a text field', () => {
  show();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(box());
  box().blur();
  const other = document.body.appendChild(document.createElement('textarea'));
  other.focus();
  fireEvent.keyDown(other, { key: '/' });
  expect(document.activeElement).toBe(other);
  other.remove();
});

describe('dictation', () => {
  interface Microphone {
    readonly onresult: (event: object) => void;
    readonly onerror: (event: object) => void;
    readonly onend: () => void;
  }
  let microphone: Microphone;
  const stop = vi.fn<() => void>();
  const abort = vi.fn<() => void>();

  const stub = () =>
    vi.stubGlobal(
      'SpeechRecognition',
      class {
        stop = stop;
        abort = abort;
        constructor() {
          microphone = this as unknown as Microphone;
        }
        start() {}
      },
    );
  const say = (transcript: string, isFinal: boolean) =>
    act(() => microphone.onresult({ results: [Object.assign([{ transcript }], { isFinal })] }));
  const speak = () => fireEvent.click(screen.getByRole('button', { name: searchTexts.speak }));

  beforeEach(() => {
    stop.mockClear();
    abort.mockClear();
  });

  test('shows the transcript in the box, and searches at the end', () => {
    stub();
    const { searches } = show();
    speak();
    expect(screen.getByText(searchTexts.listening)).toBeDefined();
    say('べんきょ', false);
    expect(box().value).toBe('べんきょ');
    expect(searches()).toEqual([]);
    say('勉強', true);
    expect(searches()).toEqual(['勉強']);
    expect(screen.getByRole('button', { name: searchTexts.speak })).toBeDefined();
  });

  test('stops when pressed again, or when the learner types', () => {
    stub();
    show();
    speak();
    fireEvent.click(screen.getByRole('button', { name: searchTexts.stopSpeaking }));
    expect(stop).toHaveBeenCalledTimes(1);
    act(() => microphone.onend());
    speak();
    say('べん', false);
    type('べんとう');
    say('勉強', true);
    expect(box().value).toBe('べんとう');
    expect(screen.getByRole('button', { name: searchTexts.speak })).toBeDefined();
  });

  test('shows an error in red', () => {
    stub();
    show();
    speak();
    act(() => microphone.onerror({ error: 'network' }));
    act(() => microphone.onend());
    expect(alertTexts()).toEqual(['Không thể nhận diện giọng nói. Hãy thử lại!']);
  });

  test('stops when the page is left', async () => {
    stub();
    const { router } = show();
    speak();
    await act(() => router.navigate('/rank'));
    expect(abort).toHaveBeenCalledTimes(1);
  });

  test('explains that the browser does not support it', async () => {
    show();
    speak();
    expect(await screen.findByRole('alertdialog', { name: speechTexts.cannotListen })).toBeDefined();
  });
});
