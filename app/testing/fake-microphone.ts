import { vi } from 'vitest';

/** What the microphone of a test does when it is asked for. */
type Asked = () => Promise<void>;

export const named = (name: string): Error => Object.assign(new Error(name), { name });

/** A microphone at the protocol of browsers: tracks, a recorder with its events. */
export function stubMicrophone(asked: Asked = async () => {}) {
  const stopped = vi.fn<() => void>();
  const recorders: FakeRecorder[] = [];
  class FakeRecorder extends EventTarget {
    state: 'inactive' | 'recording' = 'inactive';
    readonly mimeType = 'audio/webm';
    constructor() {
      super();
      recorders.push(this);
    }
    start(): void {
      this.state = 'recording';
    }
    /** As in browsers: the data comes before the end, both after the call. */
    stop(): void {
      this.state = 'inactive';
      queueMicrotask(() => {
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['own']) }));
        this.dispatchEvent(new Event('stop'));
      });
    }
    fail(): void {
      this.dispatchEvent(new Event('error'));
    }
  }
  const getUserMedia = vi.fn<() => Promise<unknown>>(async () => {
    await asked();
    return { getTracks: () => [{ stop: stopped }] };
  });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } });
  return { getUserMedia, stopped, recorders };
}

export const stubNoMicrophone = () => {
  vi.stubGlobal('MediaRecorder', undefined);
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: undefined });
};

/** Decodes each sound by its content: samples, or a failure. */
export function stubDecoder(samplesOf: (text: string) => Float32Array | Error) {
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      constructor(
        readonly channels: number,
        readonly length: number,
        readonly sampleRate: number,
      ) {}
      async decodeAudioData(bytes: ArrayBuffer) {
        const samples = samplesOf(new TextDecoder().decode(bytes));
        if (samples instanceof Error) throw samples;
        return { sampleRate: this.sampleRate, getChannelData: () => samples };
      }
    },
  );
}

/** A voice that rises and falls. */
export const sung = (seconds: number, sampleRate = 16_000): Float32Array => {
  let phase = 0;
  return Float32Array.from({ length: seconds * sampleRate }, (_, at) => {
    const hz = 200 * 2 ** (Math.sin((4 * Math.PI * at) / (seconds * sampleRate)) / 4);
    phase += (2 * Math.PI * hz) / sampleRate;
    return 0.3 * Math.sin(phase);
  });
};
