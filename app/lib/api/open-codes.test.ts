import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { openCodes } from '#contract/open-codes.ts';
import { z } from '#contract/zod.ts';

/** No version knows it yet. */
const NEW_CODE = 'code-of-tomorrow';

interface Insides {
  readonly type: string;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly options?: readonly z.ZodMiniType[];
  readonly keyType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly out?: z.ZodMiniType;
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
}

const PLAIN = [
  'a',
  1,
  0,
  true,
  null,
  '1',
  '2026-11-19T00:00:00.000Z',
  '00000000-0000-4000-8000-000000000000',
  'https://a.vn',
  'a@b.vn',
  'を',
  20,
  [],
  {},
];

/** A reply in which every code is one that no version knows yet, except what tells the variants of a thing apart. */
function replyOf(schema: z.ZodMiniType, path: readonly z.ZodMiniType[] = []): unknown {
  const { type, innerType, element, shape, options, keyType, valueType, out, values } = schema.def as Insides;
  const below = [...path, schema];
  const of = (part: z.ZodMiniType) => replyOf(part, below);
  if (type === 'enum') return NEW_CODE;
  if (type === 'literal') return values?.[0];
  // A comment can have replies, which are comments.
  if (element) return path.includes(element) ? [] : variantsIn(element).map((one) => variantOf(one, of));
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, of(field)]));
  if (options) return variantOf(options[0] ?? z.unknown(), of);
  if (keyType && valueType) return { [String(of(keyType))]: of(valueType) };
  if (innerType) return of(innerType);
  if (out) return of(out);
  return PLAIN.find((value) => schema.safeParse(value).success);
}

/** Of a kind that this version knows. */
function variantOf(schema: z.ZodMiniType, of: (part: z.ZodMiniType) => unknown): unknown {
  const value = of(schema);
  const kind = (schema.def as Insides).shape?.['kind'];
  const { values, entries }: Partial<Insides> = kind ? kind.def : {};
  const known = values?.[0] ?? Object.values(entries ?? {})[0];
  return known === undefined ? value : { ...Object(value), kind: known };
}

const variantsIn = (schema: z.ZodMiniType): readonly z.ZodMiniType[] =>
  (schema.def as Insides).options ?? [schema];

const name = ({ method, path }: Endpoint) => `${method} ${path}`;
const withJson = endpoints.flatMap((endpoint) =>
  endpoint.output ? [{ ...endpoint, output: endpoint.output }] : [],
);

const replies = withJson.map((endpoint) => ({
  call: name(endpoint as Endpoint),
  output: endpoint.output,
  reply: replyOf(endpoint.output),
}));
const withCodes = replies.filter(({ output, reply }) => !output.safeParse(reply).success);

test('most of the product has codes in its replies, so this table tests something', () => {
  expect(withCodes.length).toBeGreaterThan(40);
});

test.each(replies)('$call: a page reads a reply with codes that it does not know', ({ output, reply }) => {
  const read = openCodes(output).safeParse(reply);
  expect(read.error?.issues).toBeUndefined();
  expect(read.data, 'as they are').toEqual(reply);
});

/** Things of this kind of which something that they need is of a variant of tomorrow. */
function newerOf(schema: z.ZodMiniType): readonly unknown[] {
  const { shape, options } = schema.def as Insides;
  if (options) {
    const comeInVariants = options.every((option) => (option.def as Insides).shape?.['kind']);
    return comeInVariants ? [{ kind: NEW_CODE }, ...options.flatMap(newerOf)] : [];
  }
  const known = () => Object(variantOf(schema, replyOf)) as object;
  return Object.entries(shape ?? {}).flatMap(([field, part]) =>
    newerOf(part).map((value) => ({ ...known(), [field]: value })),
  );
}

function listsIn(schema: z.ZodMiniType, path: readonly z.ZodMiniType[] = []): readonly z.ZodMiniType[] {
  if (path.includes(schema)) return [];
  const { element, innerType, shape, options, valueType, out } = schema.def as Insides;
  const parts = [element, innerType, valueType, out, ...Object.values(shape ?? {}), ...(options ?? [])];
  const below = parts.flatMap((part) => (part ? listsIn(part, [...path, schema]) : []));
  return element ? [schema, ...below] : below;
}

const newerLists = withJson.flatMap((endpoint) =>
  listsIn(endpoint.output).flatMap((list) => {
    const newer = newerOf((list.def as Insides).element ?? z.unknown());
    return newer.length > 0 ? [{ call: name(endpoint), list, newer }] : [];
  }),
);

test.each(newerLists)('$call: things that need a variant of tomorrow are left out of a list', (one) => {
  for (const newer of one.newer) {
    const read = openCodes(one.list).safeParse([newer]);
    expect(read.error?.issues).toBeUndefined();
    expect(read.data).toEqual([]);
  }
});

test('the cards of a review are among them, also with an exercise of tomorrow in a card of today', () => {
  const cards = newerLists.find(({ call }) => call === 'POST /api/cards/contents')?.newer ?? [];
  const contents = cards.map((card) => Object(card) as { readonly content: { readonly kind: string } });
  expect(new Set(contents.map(({ content }) => content.kind))).toEqual(new Set([NEW_CODE, 'sentence']));
});

describe('what is opened', () => {
  const choice = z.object({ kind: z.literal('choice'), level: z.enum(['N5']) });
  const typed = z.object({ kind: z.literal('typed'), count: z.int() });
  const task = z.union([choice, typed]);
  const told = z.discriminatedUnion('kind', [choice, typed]);
  const newer = { kind: 'sung', tune: 1 };
  const known = { kind: 'choice', level: 'N6' };

  test.each([
    {
      schema: z.array(task),
      value: [known, newer],
      read: [known],
      why: 'an unknown variant is left out of a list',
    },
    { schema: z.array(told), value: [newer], read: [], why: 'so it is if the variants are declared as such' },
    { schema: z.nullable(told), value: newer, read: null, why: 'alone it is nothing' },
    {
      schema: z.array(z.object({ id: z.int(), about: told })),
      value: [
        { id: 1, about: newer },
        { id: 2, about: known },
      ],
      read: [{ id: 2, about: known }],
      why: 'with it goes what cannot be without it',
    },
    {
      schema: z.object({ card: z.nullable(z.object({ about: told })) }),
      value: { card: { about: newer } },
      read: { card: null },
      why: 'alone that is nothing, too',
    },
    {
      schema: z.object({ about: z.optional(told) }),
      value: { about: newer },
      read: {},
      why: 'or absent',
    },
    { schema: z.object({ about: z.optional(told) }), value: {}, read: {}, why: 'what is absent stays so' },
    {
      schema: z.object({ isDraft: z.optional(z.literal(true)) }),
      value: { isDraft: true },
      read: { isDraft: true },
      why: 'what is no code stays as strict as it is',
    },
    {
      schema: z.record(z.enum(['key']), z.enum(['stored'])),
      value: { other: 'sealed' },
      read: { other: 'sealed' },
      why: 'a table by codes, too',
    },
    {
      schema: z.array(z.enum(['a'])).check(z.maxLength(2)),
      value: ['b'],
      read: ['b'],
      why: 'its checks stay',
    },
  ])('$why', ({ schema, value, read }) => {
    expect(openCodes(schema as z.ZodMiniType).parse(value)).toEqual(read);
  });

  test.each([
    { schema: z.array(z.enum(['a'])).check(z.maxLength(2)), value: ['b', 'c', 'd'], why: 'checks of lists' },
    { schema: z.enum(['a']), value: 'b'.repeat(101), why: 'a text that is no code' },
    { schema: z.enum(['a']), value: 7, why: 'a number' },
    {
      schema: told,
      value: newer,
      why: 'a whole reply of an unknown variant: the page has to be loaded again',
    },
    {
      schema: z.array(task),
      value: [{ kind: 'typed', count: 'many' }],
      why: 'a known variant in another form',
    },
    { schema: z.object({ isDraft: z.literal(true) }), value: { isDraft: false }, why: 'a flag' },
  ])('$why is still refused', ({ schema, value }) => {
    expect(openCodes(schema as z.ZodMiniType).safeParse(value).success).toBe(false);
  });

  test('it is made once', () => {
    expect(openCodes(told)).toBe(openCodes(told));
  });
});
