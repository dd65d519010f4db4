import { type OpenTail, openTail } from '#server/gateways/tail-data.ts';

let tail: Promise<OpenTail | null> | undefined;

/** The real long tail, read once for all tests of a worker: it is tens of megabytes. */
export const openTestTail = (): Promise<OpenTail | null> => (tail ??= openTail());
