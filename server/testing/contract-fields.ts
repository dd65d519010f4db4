import { z } from '#contract/zod.ts';

/** Where a field stands in what is sent: keys of objects, places in lists. */
export type FieldPath = readonly (string | number)[];

export interface TextField {
  readonly path: FieldPath;
  /** Whether it takes whatever people write; the others are ids, e-mails, choices. */
  readonly isFree: boolean;
  /** The longest that such a field takes. */
  readonly maxChars: number;
}

const SENTENCE = '私は学校へ行きます。';
/** No field takes more; nor does a body of JSON. */
const LENGTHS_TRIED = 20_000;
const VALUES: readonly unknown[] = [
  SENTENCE,
  'わたし',
  1,
  '1',
  'hoa@example.com',
  '7f3c2b1a-9d4e-4f6a-8b2c-1d3e5f7a9b0c',
  '0901234567',
  'true',
  true,
  {},
  null,
];

/** The schema behind what only wraps it: an optional field, one with a default, JSON in a part of a form. */
function unwrapped(schema: z.ZodMiniType): z.ZodMiniType {
  const { def } = schema;
  if ('innerType' in def) return unwrapped(def.innerType as z.ZodMiniType);
  if ('in' in def && 'out' in def) {
    const [first, second] = [def.in, def.out] as [z.ZodMiniType, z.ZodMiniType];
    return unwrapped(first.def.type === 'transform' ? second : first);
  }
  return schema;
}

const shapeOf = (schema: z.ZodMiniType): Readonly<Record<string, z.ZodMiniType>> | null => {
  const { def } = unwrapped(schema);
  return 'shape' in def ? (def.shape as Record<string, z.ZodMiniType>) : null;
};

const elementOf = (schema: z.ZodMiniType): z.ZodMiniType | null => {
  const { def } = unwrapped(schema);
  return 'element' in def ? (def.element as z.ZodMiniType) : null;
};

/** Something that the schema takes, as full as it can be; undefined where nothing that we know fits. */
export function sampleOf(schema: z.ZodMiniType): unknown {
  const shape = shapeOf(schema);
  if (shape)
    return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, sampleOf(field)] as const));
  const element = elementOf(schema);
  if (element) return [sampleOf(element)];
  const { def } = unwrapped(schema);
  const offered = 'entries' in def ? Object.values(def.entries as object) : [];
  return [...offered, ...VALUES].find((value) => schema.safeParse(value).success);
}

/** Every field that arrives as text, however deep. */
export function textFieldsOf(schema: z.ZodMiniType | undefined, path: FieldPath = []): TextField[] {
  if (!schema) return [];
  const shape = shapeOf(schema);
  if (shape) return Object.entries(shape).flatMap(([key, field]) => textFieldsOf(field, [...path, key]));
  const element = elementOf(schema);
  if (element) return textFieldsOf(element, [...path, 0]);
  const inner = unwrapped(schema);
  if (!['string', 'enum', 'literal', 'unknown'].includes(inner.def.type)) return [];
  const isFree = inner.def.type === 'string' && schema.safeParse(SENTENCE).success;
  return [{ path, isFree, maxChars: isFree ? longestTaken(schema) : 0 }];
}

/** Found by trying: a limit may stand in any of the checks. */
function longestTaken(schema: z.ZodMiniType): number {
  let [taken, refused] = [1, LENGTHS_TRIED];
  while (refused - taken > 1) {
    const length = Math.floor((taken + refused) / 2);
    if (schema.safeParse('あ'.repeat(length)).success) taken = length;
    else refused = length;
  }
  return taken;
}

/** The same with another value at this place. */
export function withValue(sent: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(sent)) return sent.map((one, at) => (at === key ? withValue(one, rest, value) : one));
  const object = (sent ?? {}) as Readonly<Record<string, unknown>>;
  return { ...object, [key]: withValue(object[String(key)], rest, value) };
}
