import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const fields = ['kanji', 'mean', 'descriptions'];
const loaded = { kanji: '水', mean: 'nước', descriptions: [{ text: '水です。', translate: 'Là nước.' }] };

test.each([
  { why: 'the same values', values: { ...loaded }, same: true },
  {
    why: 'keys in the order that jsonb chose',
    values: { ...loaded, descriptions: [{ translate: 'Là nước.', text: '水です。' }] },
    same: true,
  },
  { why: 'a column that is no field', values: { ...loaded, views: 3 }, same: true },
  { why: 'another value', values: { ...loaded, mean: 'nước lã' }, same: false },
  { why: 'a value emptied', values: { ...loaded, mean: '' }, same: false },
  { why: 'a value moved to another field', values: { ...loaded, kanji: 'nước', mean: '水' }, same: false },
])('$why: same fingerprint? $same', ({ values, same }) => {
  expect(fingerprint(fields, values) === fingerprint(fields, loaded)).toBe(same);
});

test.each([{ empty: null }, { empty: '' }, { empty: [] }])(
  'a field added later, holding $empty in every row, makes no row look edited',
  ({ empty }) => {
    const later = fingerprint(['accent', ...fields], { ...loaded, accent: empty });
    expect(later).toBe(fingerprint(fields, loaded));
  },
);
