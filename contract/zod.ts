import * as z from './schemas-at-first-use.ts';

// zod compiles its parsers with `new Function`, which the Content-Security-Policy of the pages forbids, so the browser
// must not try.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
