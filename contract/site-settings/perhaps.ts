import { z } from '../zod.ts';

/** A field that can be left blank: forms send an empty text, which is stored as null. */
export const perhaps = <Value>(value: z.ZodMiniType<Value>) =>
  z.pipe(
    z.transform((given: unknown) => (typeof given === 'string' && given.trim() === '' ? null : given)),
    z.nullable(value),
  );
