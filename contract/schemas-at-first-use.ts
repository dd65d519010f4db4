import * as zod from 'zod/mini';

/**
 * `zod/mini` for a page of the browser. A page imports the endpoints of its calls with every schema in them, but parses
 * a few replies at most, and building the schemas took a cheap phone 100 ms before the page answered a tap (decision
 * 060). So here a schema is only noted down, and built when something is parsed.
 */

type Make = (...parts: never[]) => object;

const isPage = 'document' in globalThis;
const built = new WeakMap<object, () => object>();

/** Elsewhere, as on the server, the function itself. */
const atFirstUse = <M extends Make>(make: M): M =>
  isPage ? (((...parts) => noted(() => make(...(parts.map(part) as never[])))) as M) : make;

/** Stands for a schema: whoever asks it for anything has it built. */
function noted(build: () => object): object {
  let schema: object | undefined;
  const get = () => (schema ??= build());
  const standIn = new Proxy(
    {},
    {
      get: (_, key) =>
        // The one method that modules call while they load.
        key === 'check'
          ? (...checks: unknown[]) =>
              noted(() => (get() as zod.ZodMiniType).check(...(checks.map(part) as [])))
          : (Reflect.get(get(), key) as unknown),
      has: (_, key) => key in get(),
      set: (_, key, value) => Reflect.set(get(), key, value),
    },
  );
  built.set(standIn, get);
  return standIn;
}

/** What a schema is made of: other schemas, alone, in a list or as the fields of an object. */
function part(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const get = built.get(value);
  if (get) return get();
  if (Array.isArray(value)) return value.map(part);
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  // A field that refers to its own object is a getter, which must not be asked yet.
  const fields = Object.entries(Object.getOwnPropertyDescriptors(value));
  return Object.defineProperties(
    {},
    Object.fromEntries(
      fields.map(([name, field]) => [name, field.get ? field : { ...field, value: part(field.value) }]),
    ),
  );
}

export * from 'zod/mini';

export const _default = /* @__PURE__ */ atFirstUse(zod._default);
export const array = /* @__PURE__ */ atFirstUse(zod.array);
export const boolean = /* @__PURE__ */ atFirstUse(zod.boolean);
export const custom = /* @__PURE__ */ atFirstUse(zod.custom);
export const discriminatedUnion = /* @__PURE__ */ atFirstUse(zod.discriminatedUnion);
export const email = /* @__PURE__ */ atFirstUse(zod.email);
export const extend = /* @__PURE__ */ atFirstUse(zod.extend);
export const int = /* @__PURE__ */ atFirstUse(zod.int);
export const literal = /* @__PURE__ */ atFirstUse(zod.literal);
export const lt = /* @__PURE__ */ atFirstUse(zod.lt);
export const maximum = /* @__PURE__ */ atFirstUse(zod.maximum);
export const maxLength = /* @__PURE__ */ atFirstUse(zod.maxLength);
export const minimum = /* @__PURE__ */ atFirstUse(zod.minimum);
export const minLength = /* @__PURE__ */ atFirstUse(zod.minLength);
export const normalize = /* @__PURE__ */ atFirstUse(zod.normalize);
export const nullable = /* @__PURE__ */ atFirstUse(zod.nullable);
export const nullish = /* @__PURE__ */ atFirstUse(zod.nullish);
export const number = /* @__PURE__ */ atFirstUse(zod.number);
export const object = /* @__PURE__ */ atFirstUse(zod.object);
export const optional = /* @__PURE__ */ atFirstUse(zod.optional);
export const overwrite = /* @__PURE__ */ atFirstUse(zod.overwrite);
export const pick = /* @__PURE__ */ atFirstUse(zod.pick);
export const pipe = /* @__PURE__ */ atFirstUse(zod.pipe);
export const positive = /* @__PURE__ */ atFirstUse(zod.positive);
export const readonly = /* @__PURE__ */ atFirstUse(zod.readonly);
export const record = /* @__PURE__ */ atFirstUse(zod.record);
export const refine = /* @__PURE__ */ atFirstUse(zod.refine);
export const regex = /* @__PURE__ */ atFirstUse(zod.regex);
export const startsWith = /* @__PURE__ */ atFirstUse(zod.startsWith);
export const strictObject = /* @__PURE__ */ atFirstUse(zod.strictObject);
export const string = /* @__PURE__ */ atFirstUse(zod.string);
export const toLowerCase = /* @__PURE__ */ atFirstUse(zod.toLowerCase);
export const transform = /* @__PURE__ */ atFirstUse(zod.transform);
export const trim = /* @__PURE__ */ atFirstUse(zod.trim);
export const union = /* @__PURE__ */ atFirstUse(zod.union);
export const unknown = /* @__PURE__ */ atFirstUse(zod.unknown);
export const url = /* @__PURE__ */ atFirstUse(zod.url);
export const uuid = /* @__PURE__ */ atFirstUse(zod.uuid);

export const coerce = { number: /* @__PURE__ */ atFirstUse(zod.coerce.number) };
export const iso = { datetime: /* @__PURE__ */ atFirstUse(zod.iso.datetime) };

const enumeration = /* @__PURE__ */ atFirstUse(zod.enum);
export { enumeration as enum };
