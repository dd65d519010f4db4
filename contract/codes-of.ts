import { z } from './zod.ts';

/** A table of texts has one entry for each code, so its keys are the codes. */
export const codesOf = <Code extends string>(table: Readonly<Record<Code, unknown>>) =>
  z.enum(Object.keys(table) as Code[]);
