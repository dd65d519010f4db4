import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const kind = { fields: ['kanji', 'mean', 'descriptions'] };
const loaded = { kanji: '水', mean: 'nước', descriptions: [{ text: '水です。', translate: 'Là nước.' }] };

test.each([
  { why: 'the same values', values: { ...loaded }, same: true },
  {
    why: 'keys in another order, as jsonb returns them',
    values: { ...loaded, descriptions: [{ translate: 'Là nước.', text: '水です。' }] },
    same: true,
  },
  { why: 'a column that is not a field', values: { ...loaded, views: 3 }, same: true },
  { why: 'another value', values: { ...loaded, mean: 'nước lã' }, same: false },
  { why: 'a value emptied', values: { ...loaded, mean: '' }, same: false },
  { why: 'a value moved to another field', values: { ...loaded, kanji: 'nước', mean: '水' }, same: false },
])('$why: same fingerprint? $same', ({ values, same }) => {
  expect(fingerprint(kind, values) === fingerprint(kind, loaded)).toBe(same);
});

test.each([{ empty: null }, { empty: '' }, { empty: [] }, { empty: { words: [], grammar: [] } }])(
  'a field added later, holding $empty in every row, makes no row look edited',
  ({ empty }) => {
    const later = fingerprint({ fields: ['accent', ...kind.fields] }, { ...loaded, accent: empty });
    expect(later).toBe(fingerprint(kind, loaded));
  },
);

test.each([
  { register: 'free', same: true, why: 'existing rows hold the default' },
  { register: 'pinned', same: false, why: 'somebody has set another value' },
])('a field added later with a default: $why', ({ register, same }) => {
  const later = { fields: ['register', ...kind.fields], defaults: { register: 'free' } };
  expect(fingerprint(later, { ...loaded, register }) === fingerprint(kind, loaded)).toBe(same);
});
