import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import { ANNOTATED_CHARS_MAX, ANNOTATED_TEXTS_MAX } from '#contract/limits.ts';
import { chatTexts } from '#contract/texts/chat.ts';
import { furiganaChoice } from '#app/lib/choices/document-choices.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { ANNOTATIONS } from '#app/testing/chat.tsx';
import { study } from '#app/testing/dictionary.ts';
import { stubVoices } from '#app/testing/fake-voices.ts';
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
const show = (text: string, { incomplete = false, ended = true, answer = unknown } = {}) =>
  renderWithApi(<ReplyText text={text} incomplete={incomplete} ended={ended} />, { [ANNOTATIONS]: answer });
const rendered = () => document.body.firstElementChild;

describe('the markup of an answer', () => {
  test('becomes paragraphs, lists, bold words and internal links', async () => {
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
  ])('never renders HTML or external links: %s', (text) => {
    show(text, { ended: false });
    expect(rendered()?.textContent).toBe(text);
    expect(document.querySelector('script, img, b, strong, a')).toBeNull();
  });

  test('hides an incomplete mark while the text is streaming', () => {
    show('xem **食[た', { incomplete: true, ended: false });
    expect(rendered()?.textContent).toBe('xem 食');
    expect(document.querySelector('strong [lang=ja]')?.textContent).toBe('食');
  });
});

describe('Japanese in an answer', () => {
  test('has the right language and the readings from the text', () => {
    show('từ 食[た]べる', { ended: false });
    expect(document.querySelector('[lang=ja] rt')?.textContent).toBe('た');
  });

  test('can be heard line by line once the answer is complete', async () => {
    const voices = stubVoices(['ja-JP'], ({ onstart, onend }) => {
      onstart();
      onend();
    });
    const answer = 'Chào bạn!\n\n- 食[た]べる: ăn\n- 私[わたし]は学生[がくせい]です。 — Tôi là học sinh.';
    show(answer, { ended: false });
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    show(answer);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      chatTexts.listenTo('食べる'),
      chatTexts.listenTo('私は学生です。'),
    ]);
    fireEvent.click(screen.getByRole('button', { name: chatTexts.listenTo('私は学生です。') }));
    await waitFor(() => expect(voices.speak).toHaveBeenCalledTimes(1));
    expect(voices.speak.mock.calls[0]?.[0].text).toBe('私は学生です。');
    vi.unstubAllGlobals();
  });

  test('gets readings and dictionary links once the answer is complete', async () => {
    const { callsOf } = show('Tôi học: 勉強します。', { answer: known });
    const word = await screen.findByRole('link', { name: /勉/ });
    expect(word.getAttribute('href')).toBe(`/search/${study.id}`);
    expect([...document.querySelectorAll('rt')].map(({ textContent }) => textContent)).toEqual([
      'べんきょう',
    ]);
    expect(callsOf(ANNOTATIONS).map(({ body }) => body)).toEqual([{ texts: ['勉強します。'] }]);
  });

  test('prefers readings in brackets, and a link in the answer stays one link', async () => {
    show('[勉強[がくしゅう]します。](/rank)', { answer: known });
    await waitFor(() => expect(document.querySelectorAll('[lang=ja]')).toHaveLength(2));
    expect(screen.getByRole('link')).toHaveProperty('pathname', '/rank');
    expect(document.querySelector('rt')?.textContent).toBe('がくしゅう');
  });

  test('is not looked up while streaming, nor when there is too much of it', async () => {
    const many = Array.from({ length: ANNOTATED_TEXTS_MAX + 5 }, (_, at) => `第${'一'.repeat(at + 1)}`);
    show('勉強します。', { ended: false });
    cleanup();
    const { callsOf } = show([...many, '長'.repeat(SENTENCE_MAX_CHARS + 1)].join(' '));
    await waitFor(() => expect(callsOf(ANNOTATIONS)).toHaveLength(1));
    expect(callsOf(ANNOTATIONS)[0]?.body).toEqual({ texts: many.slice(0, ANNOTATED_TEXTS_MAX) });
  });

  test('is looked up only up to the limit of one call', async () => {
    const long = Array.from({ length: 25 }, (_, at) => '一'.repeat(SENTENCE_MAX_CHARS - at));
    const { callsOf } = show(long.join(' '));
    await waitFor(() => expect(callsOf(ANNOTATIONS)).toHaveLength(1));
    const [call] = callsOf(ANNOTATIONS).map(({ body }) => body as { texts: string[] });
    const texts = call?.texts ?? [];
    expect(texts).toEqual(long.slice(0, texts.length));
    expect(texts.join('').length).toBeGreaterThan(ANNOTATED_CHARS_MAX - SENTENCE_MAX_CHARS);
    expect(texts.join('').length).toBeLessThanOrEqual(ANNOTATED_CHARS_MAX);
  });

  test('stays plain when the lookup fails', async () => {
    const { callsOf } = show('勉強します。');
    await waitFor(() => expect(callsOf(ANNOTATIONS)).toHaveLength(1));
    expect(rendered()?.textContent).toBe('勉強します。');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('has no readings once the learner switches them off', async () => {
    show('食[た]べる', { ended: false });
    expect(document.querySelector('rt')?.textContent).toBe('た');
    act(() => furiganaChoice.choose('never'));
    expect(document.querySelector('rt')).toBeNull();
    cleanup();
    show('食[た]べる', { ended: false });
    expect(document.querySelector('rt')).toBeNull();
  });
});
