import { z } from './zod.ts';

/** A random id that a browser makes once. It distinguishes browsers without a login. Servers store only its hash. */
export const BROWSER_ID_HEADER = 'x-browser-id';

export const browserId = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** The only cookie of the product; `/privacy` lists it. It grants no access; it only marks a browser as known. */
export const DEVICE_COOKIE = 'kakehashi-device';
