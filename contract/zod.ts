import * as z from 'zod/mini';

// zod compiles its parsers with `new Function`, which the pages' Content-Security-Policy forbids: there it must not even try.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
