import { expect, test } from 'vitest';
import { silentSound } from './silent-sound.ts';

test.each([
  { seconds: 1.5, samples: 12_000, why: 'a gap' },
  { seconds: 0, samples: 0, why: 'none' },
  { seconds: -3, samples: 0, why: 'a negative length' },
  { seconds: Number.NaN, samples: 0, why: 'not a number' },
  { seconds: 1e9, samples: 480_000, why: 'never more than a minute' },
])('$samples samples: $why', ({ seconds, samples }) => {
  const bytes = silentSound(seconds);
  const view = new DataView(bytes.buffer);
  expect(bytes).toHaveLength(44 + samples);
  expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe('RIFF');
  expect(view.getUint32(4, true)).toBe(36 + samples);
  expect(view.getUint32(40, true)).toBe(samples);
  expect(bytes.subarray(44).every((sample) => sample === 128)).toBe(true);
});
