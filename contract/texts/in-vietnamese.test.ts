import { expect, test } from 'vitest';
import { vietnameseOf } from './in-vietnamese.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true });

/** Every text that is not made by a function, with its place. */
function textsIn(value: unknown, place: string): { place: string; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => textsIn(inside, `${place}.${key}`));
}

/** Words that no Vietnamese sentence without marks consists of. */
const ENGLISH = /\b(please|failed|successfully|error|unknown|the|your|not found|try again|invalid)\b/i;
/** Names of licences, of fields in tables of the dictionary's admin, and technical words. */
const NO_MESSAGES = /^\.\/(sources|privacy|browser-storage)\.ts/;

const english = Object.entries(modules)
  .filter(([file]) => file !== './in-vietnamese.ts' && !NO_MESSAGES.test(file))
  .flatMap(([file, exported]) => textsIn(exported, file))
  .filter(({ text }) => /^[\x20-\x7e]+$/.test(text) && ENGLISH.test(text));

test('the search finds English messages', () => {
  expect(english.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Please fill all the fields.', 'Unknown Topic']),
  );
});

test.each(english)('$text ($place) has a Vietnamese line', ({ text }) => {
  expect(vietnameseOf(text)).toMatch(/[^\x20-\x7e]/);
});

test.each(['constructor', 'Đã lưu.', ''])('“%s” has none', (text) => {
  expect(vietnameseOf(text)).toBeUndefined();
});
