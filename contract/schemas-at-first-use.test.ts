import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const object = vi.hoisted(() => vi.fn<(...parts: unknown[]) => unknown>());
vi.mock('zod/mini', async (original) => {
  const zod = await original<typeof import('zod/mini')>();
  object.mockImplementation(zod.object as never);
  return { ...zod, object };
});

let z: typeof import('./zod.ts').z;
beforeEach(async () => {
  vi.resetModules();
  object.mockClear();
  // A page of the browser.
  vi.stubGlobal('document', {});
  ({ z } = await import('./zod.ts'));
});
afterEach(() => vi.unstubAllGlobals());

test('a module that only loads builds no schema; the first reply builds it once', () => {
  const word = z.object({ id: z.int(), kana: z.optional(z.string().check(z.minLength(1))) });
  const list = z.object({ words: z.array(word), next: z.nullable(word) });
  expect(object).not.toHaveBeenCalled();
  const reply = { words: [{ id: 1, kana: 'みず' }, { id: 2 }], next: null };
  expect(z.parse(list, reply)).toEqual(reply);
  expect(list.safeParse(reply).success).toBe(true);
  expect(object).toHaveBeenCalledTimes(2);
});

test('on the server schemas are those of zod', async () => {
  vi.resetModules();
  vi.unstubAllGlobals();
  const server = await import('./zod.ts');
  server.z.object({});
  expect(object).toHaveBeenCalledTimes(1);
});

test.each([
  { name: 'a check', make: () => z.string().check(z.trim(), z.maxLength(2)), right: ' ab ', wrong: 'abc' },
  {
    name: 'checks on checks',
    make: () => z.int().check(z.positive()).check(z.maximum(3)),
    right: 3,
    wrong: 4,
  },
  { name: 'a pattern', make: () => z.string().check(z.regex(/^a+$/)), right: 'aa', wrong: 'b' },
  { name: 'a list of values', make: () => z.enum(['yes', 'no']), right: 'no', wrong: 'No' },
  { name: 'one of several', make: () => z.union([z.int(), z.literal('all')]), right: 'all', wrong: 'none' },
  {
    name: 'kinds of objects',
    make: () =>
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('a'), id: z.int() }),
        z.object({ kind: z.literal('b') }),
      ]),
    right: { kind: 'a', id: 1 },
    wrong: { kind: 'a' },
  },
  {
    name: 'an object with more fields',
    make: () => z.extend(z.object({ id: z.int() }), { name: z.string() }),
    right: { id: 1, name: 'a' },
    wrong: { name: 'a' },
  },
  {
    name: 'fields of another object',
    make: () => z.object({ ...z.object({ id: z.int() }).shape, name: z.string() }),
    right: { id: 1, name: 'a' },
    wrong: { name: 'a' },
  },
  {
    name: 'names and numbers',
    make: () => z.record(z.string(), z.int()),
    right: { a: 1 },
    wrong: { a: 'b' },
  },
  {
    name: 'a field that may be missing, with a default',
    make: () => z.strictObject({ a: z._default(z.boolean(), true) }),
    right: {},
    wrong: { b: 1 },
  },
])('$name: the right value is accepted, the wrong one refused', ({ make, right, wrong }) => {
  const noted = make();
  const [accepted, refused] = [noted.safeParse(right), noted.safeParse(wrong)];
  expect(accepted.success).toBe(true);
  expect(refused.success).toBe(false);
});

test('values are changed on the way as zod changes them', () => {
  const text = z.pipe(
    z.string().check(z.trim()),
    z.transform((value: string) => Number(value)),
  );
  expect(z.parse(z.object({ at: text, is: z._default(z.boolean(), true) }), { at: ' 7 ' })).toEqual({
    at: 7,
    is: true,
  });
});

test('an object that contains itself', () => {
  const comment = z.object({
    id: z.int(),
    get replies() {
      return z.optional(z.array(comment));
    },
  });
  expect(comment.safeParse({ id: 1, replies: [{ id: 2, replies: [] }] }).success).toBe(true);
  expect(comment.safeParse({ id: 1, replies: [{ id: 'two' }] }).success).toBe(false);
});
