import { describe, expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { idText, lookedUpText } from './fields.ts';
import { fieldNames } from './texts/validation.ts';

test.each([
  { text: '0', id: 0, why: 'not an id, but a number' },
  { text: '7', id: 7, why: 'an id' },
  { text: '999999999', id: 999_999_999, why: 'a long one' },
  { text: '9999999999', id: null, why: 'larger than any column' },
  { text: '07', id: null, why: 'a leading zero would be another address of the same page' },
  { text: '00', id: null, why: 'a leading zero' },
  { text: '', id: null, why: 'nothing' },
  { text: '-1', id: null, why: 'a sign' },
  { text: '1e3', id: null, why: 'a number, but not an id' },
  { text: '７', id: null, why: 'a full-width digit' },
])('"$text" as an id: $id, $why', ({ text, id }) => {
  expect(idText.safeParse(text).data ?? null).toBe(id);
});

test.each([
  { typed: 'ｶﾞｯｺｳ', text: 'ガッコウ', why: 'half-width kana of a phone' },
  { typed: 'ＡＢＣ１', text: 'ABC1', why: 'full-width letters and digits' },
  { typed: ' tiếng Nhật\u00A0', text: 'tiếng Nhật', why: 'spaces around it' },
])('looks up "$typed" as "$text": $why', ({ typed, text }) => {
  expect(lookedUpText(20).parse(typed)).toBe(text);
});

const keysOf = (schema: Endpoint['query']) =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];

describe('an error message has a Vietnamese name for', () => {
  test.each(
    endpoints.map(({ method, path, params, query, fieldNames: own = {} }) => ({
      endpoint: `${method} ${path}`,
      fields: [...keysOf(params), ...keysOf(query)],
      names: { ...fieldNames, ...own },
    })),
  )('what stands in the address of $endpoint', ({ fields, names }) => {
    expect(fields.filter((field) => !(field in names))).toEqual([]);
  });
});
