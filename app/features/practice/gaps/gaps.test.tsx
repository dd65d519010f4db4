import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BrokenDownWord } from '#contract/practice/breakdown.ts';
import { gapTexts as texts } from '#contract/texts/gaps.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { press, show, spoken, startFreshPractice } from '#app/testing/practising.tsx';

startFreshPractice();

const word = (text: string, reading: string, kind: BrokenDownWord['kind']): BrokenDownWord => ({
  text,
  reading,
  ruby: text === reading ? text : `${text}[${reading}]`,
  kind,
  ending: '',
  item: null,
});
/** One gap: three words, of which only one says something. */
const words = [word('水', 'みず', 'noun'), word('を', 'を', 'particle'), word('下', 'した', 'other')];
const BREAKDOWNS = {
  'GET /api/sentences/401/breakdown': () => Response.json({ words }),
  'GET /api/sentences/402/breakdown': () => Response.json({ words }),
};
const open = async (answers = {}) => {
  await show({ ...BREAKDOWNS, ...answers }, 'listening');
  press(practiceTexts.gaps);
  await screen.findByRole('heading', { name: texts.title });
};
const gap = () => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${texts.gap(1)}`) });
const fill = async (value: string) =>
  fireEvent.change(await gap(), { target: { value, selectionStart: value.length } });

test.each([
  { typed: '水', why: 'as it is written' },
  { typed: 'みず', why: 'as it sounds' },
  { typed: 'ミズ', why: 'in katakana' },
])('$typed fills the gap: $why', async ({ typed }) => {
  await open();
  await fill(typed);
  press(texts.check);
  expect(await screen.findByText(texts.right)).toBeDefined();
  expect(screen.getByText('Tôi uống nước.')).toBeDefined();
});

test('a wrong word is marked and can be mended; only the first check counts', async () => {
  await open();
  await fill('ひ');
  press(texts.check);
  expect(await screen.findByText(texts.wrong)).toBeDefined();
  expect((await gap()).getAttribute('aria-invalid')).toBe('true');
  await fill('みず');
  expect((await gap()).getAttribute('aria-invalid')).toBeNull();
  press(texts.check);
  await screen.findByText(texts.right);
  press(texts.next);
  await waitFor(() => expect(spoken).toEqual(['勉強します。']));
  await fill('みず');
  press(texts.check);
  await screen.findByText(texts.right);
  press(texts.finish);
  expect(await screen.findByText(texts.result(1, 2))).toBeDefined();
  press(texts.again);
  await waitFor(() => expect(spoken.at(-1)).toBe('水を飲みます。'));
  expect((await gap()).value).toBe('');
});

test('the answer can be shown, which is no right answer', async () => {
  await open();
  await gap();
  press(texts.reveal);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Tôi uống nước.')).toBeDefined();
});

test('a sentence that cannot be loaded can be passed', async () => {
  await open({ 'GET /api/sentences/401/breakdown': () => refusal(404, 'Không tìm thấy câu này.') });
  expect(await screen.findByText(texts.failed)).toBeDefined();
  press(texts.next);
  expect(await gap()).toBeDefined();
});

test('too short for a gap: it is heard and passed', async () => {
  const short = { words: [word('はい', 'はい', 'other')] };
  await open({ 'GET /api/sentences/401/breakdown': () => Response.json(short) });
  expect(await screen.findByText(texts.tooShort)).toBeDefined();
  press(texts.next);
  expect(await gap()).toBeDefined();
});
