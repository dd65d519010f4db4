import type { Lexicon } from '../lexicon.ts';

/**
 * Shares equal values between all models that one lexicon has compiled: most sentences have the same words. A value
 * lives as long as a model uses it.
 */
export function shared<Value extends object>(): (lexicon: Lexicon, key: string, make: () => Value) => Value {
  const tables = new WeakMap<Lexicon, Map<string, WeakRef<Value>>>();
  const unused = new FinalizationRegistry<{ table: Map<string, WeakRef<Value>>; key: string }>(
    ({ table, key }) => {
      if (!table.get(key)?.deref()) table.delete(key);
    },
  );
  return (lexicon, key, make) => {
    const table = tables.get(lexicon) ?? new Map<string, WeakRef<Value>>();
    tables.set(lexicon, table);
    const known = table.get(key)?.deref();
    if (known) return known;
    const made = make();
    table.set(key, new WeakRef(made));
    unused.register(made, { table, key });
    return made;
  };
}
