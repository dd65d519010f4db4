import { createPictureEncoder } from '#server/gateways/images/encode-picture.ts';
import { bombs } from './bombs.ts';
import { validJpeg } from './jpeg-parts.ts';

// Sends every bomb to the encoder, and prints the peak growth of this process in megabytes.
const MEGABYTE = 1024 * 1024;
const SAMPLE_MS = 2;

const encode = createPictureEncoder();
await encode(validJpeg);
const before = process.memoryUsage.rss();
let peak = before;
// Pictures are decoded on other threads, so this one can measure meanwhile.
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS);
for (const { bytes } of bombs) await encode(bytes);
clearInterval(watch);
process.stdout.write(String((peak - before) / MEGABYTE));
