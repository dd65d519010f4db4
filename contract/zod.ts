import * as z from 'zod/mini';

// zod compiles its parsers with `new Function`, which the Content-Security-Policy of the pages forbids, so the browser
// must not try.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
