import type { imageRefusals } from '#contract/texts/course-writing.ts';

/** A file that must be refused, and the expected refusal. */
export interface HostileFile {
  readonly why: string;
  readonly bytes: Uint8Array;
  readonly refusal: keyof typeof imageRefusals;
  readonly name?: string;
  readonly type?: string;
}
