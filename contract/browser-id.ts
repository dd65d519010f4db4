import { z } from './zod.ts';

/** The random id that a browser makes once: it tells browsers apart where nobody is logged in. Servers keep only a hash. */
export const BROWSER_ID_HEADER = 'x-browser-id';

export const browserId = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** The only cookie of the product; `/privacy` names it. It lets nobody in, it only tells a known browser from a stranger's. */
export const DEVICE_COOKIE = 'kakehashi-device';
