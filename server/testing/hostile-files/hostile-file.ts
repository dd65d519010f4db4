import type { imageRefusals } from '#contract/texts/courses.ts';

/** A file that is no picture of ours, and which refusal is to tell its sender so. */
export interface HostileFile {
  readonly why: string;
  readonly bytes: Uint8Array;
  readonly refusal: keyof typeof imageRefusals;
  readonly name?: string;
  readonly type?: string;
}
