import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSeal, type Purpose, readSealed } from './seal.ts';

const KEY = 'a key of the tests, at least 32 characters';
const MODEL: Purpose = { name: 'model-key', origin: 'https://model.example' };
const { seal, open } = createSeal(KEY);

test('what was sealed opens again, also with the same key on another node', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (secret) => {
      expect(createSeal(KEY).open(seal(secret, MODEL), MODEL)).toBe(secret);
    }),
  );
});

test('the same secret is never sealed into the same bytes, and is not in them', () => {
  const [one, another] = [seal('sk-bi-mat', MODEL), seal('sk-bi-mat', MODEL)];
  expect(one.data).not.toBe(another.data);
  expect(JSON.stringify(one)).not.toContain('sk-bi-mat');
});

const sealed = seal('sk-bi-mat', MODEL);
const otherBeginning = (data: string) => `${data.startsWith('A') ? 'B' : 'A'}${data.slice(1)}`;
test.each([
  { why: 'another setting', value: sealed, purpose: { ...MODEL, name: 'mail-password' } as const },
  { why: 'another server', value: sealed, purpose: { ...MODEL, origin: 'https://thief.example' } },
  { why: 'a changed text', value: { ...sealed, data: otherBeginning(sealed.data) }, purpose: MODEL },
  { why: 'a shortened text', value: { ...sealed, data: sealed.data.slice(0, 8) }, purpose: MODEL },
  { why: 'nothing at all', value: { ...sealed, data: '' }, purpose: MODEL },
])('does not open for $why', ({ value, purpose }) => {
  expect(open(value, purpose)).toBeNull();
});

test('does not open with another key', () => {
  expect(createSeal(`${KEY} of another site`).open(sealed, MODEL)).toBeNull();
});

test.each([
  { value: sealed, isSealed: true, why: 'a sealed secret' },
  { value: {}, isSealed: false, why: 'a secret that was deleted' },
  { value: undefined, isSealed: false, why: 'no row' },
  { value: { ...sealed, data: 7 }, isSealed: false, why: 'a row that was changed by hand' },
])('$why is read: $isSealed', ({ value, isSealed }) => {
  expect(readSealed(value) !== null).toBe(isSealed);
});
