import type { z } from '#contract/zod.ts';

/** Parses stored JSON; null if it is missing or does not match the schema. */
export function readStored<S extends z.ZodMiniType>(text: string | null, schema: S): z.output<S> | null {
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
