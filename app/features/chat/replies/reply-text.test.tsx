import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ANNOTATED_CHARS_MAX, ANNOTATED_TEXTS_MAX, SENTENCE_MAX_CHARS } from '#contract/limits.ts';
import { furiganaChoice } from '#app/lib/choices/document-choices.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { ANNOTATIONS } from '#app/testing/chat.tsx';
import { study } from '#app/testing/dictionary.ts';
import { breakdown } from '#app/testing/practice.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { seeEverything } from '#app/testing/see-everything.ts';
import { ReplyText } from './reply-text.tsx';

beforeEach(() => {
  localStorage.clear();
  seeEverything();
});
afterEach(cleanup);

const unknown = () => refusal(503, 'Chưa sẵn sàng.');
const known = () => Response.json([breakdown]);
const show = (text: string, { half = false, ended = true, answer = unknown } = {}) =>
  renderWithApi(<ReplyText text={text} half={half} ended={ended} />, { [ANNOTATIONS]: answer });
const shown = () => document.body.firstElementChild;

describe('the markup of an answer', () => {
  test('becomes paragraphs, lists, bold words and links of ours', async () => {
    show('### Nghĩa\nMột\nhai **ba**\n\n- bốn\n- [năm](/rank)\n\n3. sáu', { ended: false });
    expect(await screen.findByRole('link', { name: 'năm' })).toHaveProperty('pathname', '/rank');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'bốn',
      'năm',
      'sáu',
    ]);
    expect(document.querySelector('ol')?.start).toBe(3);
    expect(document.querySelector('strong')?.textContent).toBe('ba');
    expect(document.querySelectorAll('br')).toHaveLength(1);
  });

  test.each([
    '<script>document.title = "x"</script>',
    '<img src=x onerror="alert(1)">',
    '<b>đậm</b>',
    '[x](javascript:alert(1))',
    '[x](//evil.example)',
    '[x](https://evil.example)',
  ])('never lets through what was written as markup: %s', (text) => {
    show(text, { ended: false });
    expect(shown()?.textContent).toBe(text);
    expect(document.querySelector('script, img, b, strong, a')).toBeNull();
  });

  test('half a mark is not shown while the text comes', () => {
    show('xem **食[た', { half: true, ended: false });
    expect(shown()?.textContent).toBe('xem 食');
    expect(document.querySelector('strong [lang=ja]')?.textContent).toBe('食');
  });
});

describe('its Japanese', () => {
  test('is marked as such and has the readings that it came with', () => {
    show('từ 食[た]べる', { ended: false });
    expect(document.querySelector('[lang=ja] rt')?.textContent).toBe('た');
  });

  test('gets readings and entries of the dictionary once the answer is whole', async () => {
    const { callsOf } = show('Tôi học: 勉強します。', { answer: known });
    const word = await screen.findByRole('link', { name: /勉/ });
    expect(word.getAttribute('href')).toBe(`/search/${study.id}`);
    expect([...document.querySelectorAll('rt')].map(({ textContent }) => textContent)).toEqual([
      'べん',
      'きょう',
    ]);
    expect(callsOf(ANNOTATIONS).map(({ body }) => body)).toEqual([{ texts: ['勉強します。'] }]);
  });

  test('what stood in brackets wins, and a link of the answer stays what it is', async () => {
    show('[勉強[がくしゅう]します。](/rank)', { answer: known });
    await waitFor(() => expect(document.querySelectorAll('[lang=ja]')).toHaveLength(2));
    expect(screen.getByRole('link')).toHaveProperty('pathname', '/rank');
    expect(document.querySelector('rt')?.textContent).toBe('がくしゅう');
  });

  test('is not looked up while the answer comes, nor where there is too much of it', async () => {
    const many = Array.from({ length: ANNOTATED_TEXTS_MAX + 5 }, (_, at) => `第${'一'.repeat(at + 1)}`);
    show('勉強します。', { ended: false });
    cleanup();
    const { callsOf } = show([...many, '長'.repeat(SENTENCE_MAX_CHARS + 1)].join(' '));
    await waitFor(() => expect(callsOf(ANNOTATIONS)).toHaveLength(1));
    expect(callsOf(ANNOTATIONS)[0]?.body).toEqual({ texts: many.slice(0, ANNOTATED_TEXTS_MAX) });
  });

  test('is looked up only as far as one call may ask', async () => {
    const long = Array.from({ length: 25 }, (_, at) => '一'.repeat(SENTENCE_MAX_CHARS - at));
    const { callsOf } = show(long.join(' '));
    await waitFor(() => expect(callsOf(ANNOTATIONS)).toHaveLength(1));
    const [call] = callsOf(ANNOTATIONS).map(({ body }) => body as { texts: string[] });
    const texts = call?.texts ?? [];
    expect(texts).toEqual(long.slice(0, texts.length));
    expect(texts.join('').length).toBeGreaterThan(ANNOTATED_CHARS_MAX - SENTENCE_MAX_CHARS);
    expect(texts.join('').length).toBeLessThanOrEqual(ANNOTATED_CHARS_MAX);
  });

  test('stands as it is where the words do not come', async () => {
    const { callsOf } = show('勉強します。');
    await waitFor(() => expect(callsOf(ANNOTATIONS)).toHaveLength(1));
    expect(shown()?.textContent).toBe('勉強します。');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('is shown without readings to who wants none, from now on', async () => {
    show('食[た]べる', { ended: false });
    expect(document.querySelector('rt')?.textContent).toBe('た');
    act(() => furiganaChoice.choose('never'));
    expect(document.querySelector('rt')).toBeNull();
    cleanup();
    show('食[た]べる', { ended: false });
    expect(document.querySelector('rt')).toBeNull();
  });
});
