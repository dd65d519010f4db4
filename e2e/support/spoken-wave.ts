import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RATE = 48_000;
const SECONDS = 3;

/** A file with a voice-like sound for Chromium's fake microphone: overtones whose pitch rises and falls. */
export function writeSpokenWave(): string {
  const samples = RATE * SECONDS;
  const bytes = Buffer.alloc(44 + 2 * samples);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + 2 * samples, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(2 * RATE, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * samples, 40);
  let phase = 0;
  for (let at = 0; at < samples; at += 1) {
    phase += (2 * Math.PI * (200 + 50 * Math.sin((2 * Math.PI * at) / RATE))) / RATE;
    const sound = Math.sin(phase) + 0.5 * Math.sin(2 * phase) + 0.3 * Math.sin(3 * phase);
    bytes.writeInt16LE(Math.round(9_000 * sound), 44 + 2 * at);
  }
  const file = join(mkdtempSync(join(tmpdir(), 'kakehashi-voice-')), 'voice.wav');
  writeFileSync(file, bytes);
  return file;
}
