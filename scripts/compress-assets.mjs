// Part of the build: writes a `.br` and a `.gz` next to every file that gets smaller by it, so that no request waits for
// compression. In the threads of zlib. Files that have theirs are left alone, so that a second call is for what came later.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const client = fileURLToPath(new URL('../build/client', import.meta.url));
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest|ico|wasm)$/;
/** Asked for at most once after a release, or by few. For WebAssembly, the best quality takes ten times as long for 5 %. */
const RARE = /(\.wasm|-worker-[\w-]+\.js)$/;
const QUALITY = 11;
const QUALITY_OF_RARE = 9;
const WORTH_IT_BYTES = 128;

const names = readdirSync(client, { recursive: true }).map(String);
const present = new Set(names);
await Promise.all(
  names.filter((name) => COMPRESSIBLE.test(name) && !present.has(`${name}.gz`)).map(compress),
);

async function compress(name) {
  const path = join(client, name);
  const bytes = await readFile(path);
  if (bytes.length < WORTH_IT_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: RARE.test(name) ? QUALITY_OF_RARE : QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    promisify(brotliCompress)(bytes, { params }).then((data) => writeFile(`${path}.br`, data)),
    promisify(gzip)(bytes, { level: 9 }).then((data) => writeFile(`${path}.gz`, data)),
  ]);
}
