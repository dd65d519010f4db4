import { createPictureEncoder } from '#server/gateways/images/encode-picture.ts';
import { bombs } from './bombs.ts';
import { soundJpeg } from './jpeg-parts.ts';

// Lets every bomb be refused, and prints by how many megabytes this process has grown at the worst moment.
const MEGABYTE = 1024 * 1024;
const SAMPLE_MS = 2;

const encode = createPictureEncoder();
await encode(soundJpeg);
const before = process.memoryUsage.rss();
let peak = before;
// Pictures are read on other threads, so this one is free to look.
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS);
for (const { bytes } of bombs) await encode(bytes);
clearInterval(watch);
process.stdout.write(String((peak - before) / MEGABYTE));
