import { z } from '#contract/zod.ts';

/** The path of a field in a request: keys of objects, indexes of lists. */
export type FieldPath = readonly (string | number)[];

export interface TextField {
  readonly path: FieldPath;
  /** Whether it accepts any text; the others are ids, e-mails, choices. */
  readonly isFree: boolean;
  /** The maximum length of such a field. */
  readonly maxChars: number;
}

const SENTENCE = '私は学校へ行きます。';
/** More than any field or JSON body accepts. */
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

/** The schema inside its wrappers: optional fields, defaults, JSON in a part of a form. */
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

/** A value that the schema accepts, with all fields; undefined if none of our values fits. */
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

/** Every text field, at any depth. */
export function textFieldsOf(schema: z.ZodMiniType | undefined, path: FieldPath = []): TextField[] {
  if (!schema) return [];
  const shape = shapeOf(schema);
  if (shape) return Object.entries(shape).flatMap(([key, field]) => textFieldsOf(field, [...path, key]));
  const element = elementOf(schema);
  if (element) return textFieldsOf(element, [...path, 0]);
  const inner = unwrapped(schema);
  if (!['string', 'enum', 'literal', 'unknown'].includes(inner.def.type)) return [];
  const isFree = inner.def.type === 'string' && schema.safeParse(SENTENCE).success;
  return [{ path, isFree, maxChars: isFree ? maxAcceptedChars(schema) : 0 }];
}

/** Found by binary search, because a limit may be in any of the checks. */
function maxAcceptedChars(schema: z.ZodMiniType): number {
  let [taken, refused] = [1, LENGTHS_TRIED];
  while (refused - taken > 1) {
    const length = Math.floor((taken + refused) / 2);
    if (schema.safeParse('あ'.repeat(length)).success) taken = length;
    else refused = length;
  }
  return taken;
}

/** A copy with another value at this path. */
export function withValue(sent: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(sent)) return sent.map((one, at) => (at === key ? withValue(one, rest, value) : one));
  const object = (sent ?? {}) as Readonly<Record<string, unknown>>;
  return { ...object, [key]: withValue(object[String(key)], rest, value) };
}
