/**
 * The entry of a table for a code of a reply, which may come from a newer version: undefined when this version does not
 * know it. Every table that is read with such a code is read like this, or has an entry for the others.
 */
export const knownText = <Text>(table: Readonly<Record<string, Text>>, code: string): Text | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;
