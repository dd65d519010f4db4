import type { z } from '#contract/zod.ts';

/** What this browser has kept as JSON; null where it is missing or someone else wrote there: that is not ours to read. */
export function readStored<S extends z.ZodMiniType>(text: string | null, schema: S): z.output<S> | null {
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
