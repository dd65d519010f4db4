// `npm run bench:speech`: the server's voice in the built product. How long the first audio takes when the voice must
// be loaded, how long others take after that and from the cache, the real-time factor, and the memory.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../e2e/support/product.mjs';
import { describeMp3 } from '../server/testing/fakes/mp3.mjs';
import { median } from './support/load.mjs';
import { memoryMb, untilPrinted, voiceProcessOf } from './support/speech-process.mjs';

const GOALS = {
  /** The time to make audio as a share of the time that it plays. */
  realTimeFactor: 0.5,
  /** Cached audio compared with audio that must be made. */
  cachedShare: 0.1,
};
const NAME_WIDTH = 34;
const SLOW = 0.7;

const FIRST = '雨が降っているので、傘を持って行きます。';
const SENTENCES = [
  '私は毎朝六時に起きます。',
  'パンを食べて、コーヒーを飲みます。',
  '家から駅まで歩いて十分かかります。',
  '電車の中で音楽を聞きます。',
  '昨日、バスが遅れました。',
  'すみません、水をもう一杯ください。',
  'まっすぐ行って、二つ目の角を右に曲がってください。',
  '日本語の授業は九時から十二時までです。',
  '日本へ来てから、どこで働きましたか。',
  '明日の夜七時に予約したいです。',
  '週末は友達と映画を見に行くつもりです。',
  '図書館で借りた本を来週までに返さなければなりません。',
];

const folder = await mkdtemp(join(tmpdir(), 'kakehashi-bench-'));
const product = await startProduct(join(folder, 'data'), { RATE_LIMITS: 'off', LOG_LEVEL: 'info' });
try {
  // The analysis of a first start must not run during the measurement.
  await untilPrinted(product, 'tokenizer released');
  await measure();
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure() {
  const before = memoryMb(product.pid, 'VmRSS');
  const cold = await listen(FIRST);
  report('first sound, voice not loaded', `${inMs(cold.ms)} for ${inSeconds(cold)} of speech`);

  const warm = await listenToAll();
  const factor = median(warm.map(({ ms, seconds }) => ms / 1000 / seconds));
  const warmMs = median(warm.map(({ ms }) => ms));
  const slow = await listenToAll(SLOW);
  report('new sound, voice loaded', `median ${inMs(warmMs)} of ${SENTENCES.length} sentences`);
  report(`the same, slowly (${SLOW})`, `median ${inMs(median(slow.map(({ ms }) => ms)))}`);
  report(
    'real-time factor',
    `median ${factor.toFixed(3)} (goal ≤ ${GOALS.realTimeFactor})`,
    factor <= GOALS.realTimeFactor,
  );

  const cachedMs = median((await listenToAll()).map(({ ms }) => ms));
  report(
    'the same sounds, kept on disk',
    `median ${inMs(cachedMs)}, ${(cachedMs / warmMs).toFixed(3)} of the time to make them (goal ≤ ${GOALS.cachedShare})`,
    cachedMs / warmMs <= GOALS.cachedShare,
  );
  const bytes = median(warm.map((sound) => sound.bytes / sound.seconds));
  report('weight', `${Math.round(bytes)} bytes a second of speech`);
  reportMemory(before);
}

function reportMemory(before) {
  const voice = voiceProcessOf(product.pid);
  const after = memoryMb(product.pid, 'VmRSS');
  report('memory of the voice', `${memoryMb(voice, 'VmRSS')} MB, ${memoryMb(voice, 'VmHWM')} MB at most`);
  report('memory of the server', `${before} MB before the first sound, ${after} MB after all of them`);
}

async function listenToAll(speed = 1) {
  const sounds = [];
  for (const text of SENTENCES) sounds.push(await listen(text, speed));
  return sounds;
}

async function listen(text, speed = 1) {
  const startedAt = performance.now();
  const reply = await fetch(`${product.url}/api/speech?${new URLSearchParams({ text, speed })}`);
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const ms = performance.now() - startedAt;
  if (!reply.ok) throw new Error(`${text}: ${reply.status} ${new TextDecoder().decode(bytes)}`);
  return { ms, bytes: bytes.length, seconds: describeMp3(bytes).seconds };
}

/** A missed goal fails the run. */
function report(name, result, isMet = true) {
  console.log(`${name.padEnd(NAME_WIDTH)} ${result}${isMet ? '' : ' MISSED'}`);
  if (!isMet) process.exitCode = 1;
}

function inMs(ms) {
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

function inSeconds({ seconds }) {
  return `${seconds.toFixed(1)} s`;
}
