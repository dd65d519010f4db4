import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { z } from './zod.ts';

const UPPER = 'A1B2C3D4-E5F6-4A7B-8C9D-ABCDEFABCDEF';

interface Insides {
  readonly format?: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly options?: readonly z.ZodMiniType[];
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly out?: z.ZodMiniType;
}

/** The fields with a UUID in a schema, by their path. */
function uuidsIn(
  schema: z.ZodMiniType | undefined,
  path: string,
): { readonly path: string; readonly field: z.ZodMiniType }[] {
  if (!schema) return [];
  const { format, shape, options = [], innerType, element, in: from, out } = schema.def as Insides;
  if (format === 'uuid') return [{ path, field: schema }];
  return [
    ...Object.entries(shape ?? {}).flatMap(([name, field]) => uuidsIn(field, `${path}.${name}`)),
    ...[...options, innerType, element, from, out].flatMap((part) => uuidsIn(part, path)),
  ];
}

const inputs = endpoints.flatMap(({ method, path, params, query, body }) =>
  [params, query, body].flatMap((schema) => uuidsIn(schema, `${method} ${path}`)),
);

test('there are such inputs: events, cards, conversations, changes', () => {
  expect(inputs.length).toBeGreaterThanOrEqual(8);
});

test.each([...inputs, { path: 'Idempotency-Key', field: idempotencyKey }])(
  '$path: an id in upper case is the same id as in lower case',
  ({ field }) => {
    expect(field.parse(UPPER)).toBe(UPPER.toLowerCase());
  },
);
