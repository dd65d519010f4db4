// The voice process, observed from outside.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const PRINTED_WITHIN_MS = 240_000;
const LOOK_EVERY_MS = 100;
const KB_PER_MB = 1024;

/** The child process of the product that has the voice. */
export function voiceProcessOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const voice = children.find((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('speech-worker'),
  );
  if (!voice) throw new Error('The voice is not running');
  return voice;
}

/** `VmRSS` is the current memory of a process, `VmHWM` its maximum so far. */
export function memoryMb(pid, field) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / KB_PER_MB);
}

/** Waits for a line in the log of the product. */
export async function untilPrinted(product, line) {
  const end = Date.now() + PRINTED_WITHIN_MS;
  while (!product.output().includes(line)) {
    if (Date.now() > end) throw new Error(`No "${line}" within ${PRINTED_WITHIN_MS} ms`);
    await wait(LOOK_EVERY_MS);
  }
}
