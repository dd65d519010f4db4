// After the build: writes a `.br` and a `.gz` next to every file that gets smaller by it, so that no request waits for compression.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { BUILD_STAMP } from './build-age.mjs';

const client = fileURLToPath(new URL('../build/client', import.meta.url));
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest|ico|wasm)$/;
const WORTH_IT_BYTES = 128;

for (const file of readdirSync(client, { recursive: true }).map(String)) {
  if (!COMPRESSIBLE.test(file)) continue;
  const path = join(client, file);
  const bytes = readFileSync(path);
  if (bytes.length < WORTH_IT_BYTES) continue;
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

writeFileSync(BUILD_STAMP, '');
