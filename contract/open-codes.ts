import { z } from './zod.ts';

/**
 * Replies are read by versions that are older than the one that wrote them: an open tab, a node beside a newer one on
 * the same database. So a code of a reply (`z.enum`, `codesOf`, a literal) is any short text to its reader, though it
 * keeps the type of those that this version knows; whoever looks something up by it expects not to find it (`knownText`).
 * Requests stay strict. Of things that come in variants, such as exercises, the unknown ones are left out, and with
 * them what cannot be without them.
 */

type Schema = z.ZodMiniType;
const CODE_MAX_CHARS = 100;

/** As much of the insides of a schema as has to be walked. */
interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly items?: readonly Schema[];
  readonly rest?: Schema | null;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly in?: Schema;
  readonly out?: Schema;
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
}

const opened = new WeakMap<object, Schema>();

/** The schema of a reply as its readers apply it, made once. */
export function openCodes<S extends Schema>(schema: S): S {
  const known = opened.get(schema);
  if (known) return known as S;
  const made = open(schema);
  opened.set(schema, made);
  return made as S;
}

const definitionOf = (schema: Schema): Definition => schema.def;

/** The same kind of schema with the same checks, made of other parts. */
const withParts = (schema: Schema, parts: Partial<Definition>): Schema =>
  z.core.clone(schema, Object.defineProperties({ ...definitionOf(schema) }, descriptorsOf(parts)) as never);

const descriptorsOf = (parts: Partial<Definition>): PropertyDescriptorMap =>
  Object.fromEntries(
    Object.entries(Object.getOwnPropertyDescriptors(parts)).map(([name, part]) => [
      name,
      { ...part, configurable: true },
    ]),
  );

function open(schema: Schema): Schema {
  const { type, innerType, element, shape, options, items, rest, valueType, keyType, values, ...both } =
    definitionOf(schema);
  if (type === 'enum' || (type === 'literal' && values?.every((value) => typeof value === 'string')))
    return z.string().check(z.maxLength(CODE_MAX_CHARS));
  if (shape) return withFields(schema, shape, new Set());
  if (element) return withoutUnknown(withParts(schema, { element: openCodes(element) }), element);
  if (innerType) {
    const inner = withParts(schema, { innerType: openCodes(innerType) });
    return ['nullable', 'optional'].includes(type) ? orNothing(inner, innerType, type) : inner;
  }
  if (options) return withParts(schema, { options: openVariants(schema, options) });
  if (items) return withParts(schema, { items: items.map(openCodes), rest: rest && openCodes(rest) });
  if (valueType && keyType)
    return withParts(schema, { keyType: openCodes(keyType), valueType: openCodes(valueType) });
  if (type === 'pipe' && both.in && both.out)
    return withParts(schema, { in: openCodes(both.in), out: openCodes(both.out) });
  return schema;
}

/** Opened when they are first asked for: a field can refer to its own object. */
function withFields(
  schema: Schema,
  shape: Readonly<Record<string, Schema>>,
  kept: ReadonlySet<string>,
): Schema {
  let fields: Readonly<Record<string, Schema>> | undefined;
  return withParts(schema, {
    get shape() {
      return (fields ??= Object.fromEntries(
        Object.entries(shape).map(([name, field]) => [name, kept.has(name) ? field : openCodes(field)]),
      ));
    },
  });
}

/** A field of codes that tells the variants of a thing apart, and its values. */
interface Variants {
  readonly field: string;
  readonly values: ReadonlySet<unknown>;
}

/** Null for what is no union of objects, or has nothing that tells them apart. */
function variantsOf(schema: Schema): Variants | null {
  const { options } = definitionOf(schema);
  const shapes = options?.map((option) => definitionOf(option).shape);
  const fields = Object.keys(shapes?.[0] ?? {});
  for (const field of fields) {
    const codes = shapes?.map((shape) => codesIn(shape?.[field]));
    if (codes?.every((list) => list !== null)) return { field, values: new Set(codes.flat()) };
  }
  return null;
}

function codesIn(schema: Schema | undefined): readonly unknown[] | null {
  const { type, values, entries }: Partial<Definition> = schema ? definitionOf(schema) : {};
  return type === 'literal' ? (values ?? []) : type === 'enum' ? Object.values(entries ?? {}) : null;
}

/** What tells variants apart stays: a thing must not be taken for another one. */
function openVariants(schema: Schema, options: readonly Schema[]): Schema[] {
  const variants = variantsOf(schema);
  return options.map((option) => {
    const { shape, type } = definitionOf(option);
    if (variants && shape) return withFields(option, shape, new Set([variants.field]));
    return type === 'literal' ? option : openCodes(option);
  });
}

const isUnknown = ({ field, values }: Variants, value: unknown): boolean => {
  const variant: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof variant === 'string' && !values.has(variant);
};

/**
 * Whether a value is of an unknown variant, or something that it cannot be without. Lists, and what may be absent, leave
 * theirs out themselves.
 */
function needsUnknown(schema: Schema, value: unknown): boolean {
  const { shape, options } = definitionOf(schema);
  const part = (field: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  const variants = variantsOf(schema);
  if (variants && options) {
    if (isUnknown(variants, value)) return true;
    const isOf = (option: Schema) =>
      codesIn(definitionOf(option).shape?.[variants.field])?.includes(part(variants.field));
    const known = options.find(isOf);
    return known !== undefined && needsUnknown(known, value);
  }
  return Object.entries(shape ?? {}).some(([name, field]) => needsUnknown(field, part(name)));
}

/** Whether that can be at all: most things have no variants. */
function canNeedUnknown(schema: Schema, above: readonly Schema[] = []): boolean {
  if (above.includes(schema)) return false;
  const { shape, options } = definitionOf(schema);
  if (options) return variantsOf(schema) !== null;
  return Object.values(shape ?? {}).some((field) => canNeedUnknown(field, [...above, schema]));
}

function withoutUnknown(list: Schema, element: Schema): Schema {
  if (!canNeedUnknown(element)) return list;
  const known = (value: unknown): unknown =>
    Array.isArray(value) ? value.filter((one) => !needsUnknown(element, one)) : value;
  return z.pipe(z.transform(known), list);
}

function orNothing(schema: Schema, inner: Schema, type: string): Schema {
  if (!canNeedUnknown(inner)) return schema;
  const nothing = type === 'nullable' ? null : undefined;
  const known = z.transform((value: unknown) => (needsUnknown(inner, value) ? nothing : value));
  const piped = z.pipe(known, schema);
  return type === 'optional' ? z.optional(piped) : piped;
}
