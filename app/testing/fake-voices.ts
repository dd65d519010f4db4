import { vi } from 'vitest';

export interface FakeUtterance {
  readonly text: string;
  readonly lang: string;
  readonly rate: number;
  readonly voice: { readonly lang: string } | null;
  readonly volume: number;
  readonly onstart: () => void;
  readonly onend: () => void;
  readonly onerror: (event: { error: string }) => void;
}

class Utterance {
  constructor(readonly text: string) {}
}

/** Fake speech synthesis: `speak` handles an utterance, `ready` the empty one of a tap. */
export function stubVoices(languages: readonly string[], speak: (utterance: FakeUtterance) => void) {
  const synthesis = Object.assign(new EventTarget(), {
    languages,
    /** Whether its voices need a network. */
    isRemote: false,
    cancel: vi.fn<() => void>(),
    speak: vi.fn<(utterance: FakeUtterance) => void>(speak),
    ready: vi.fn<(utterance: FakeUtterance) => void>(),
  });
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => synthesis.languages.map((lang) => ({ lang, localService: !synthesis.isRemote })),
    cancel: synthesis.cancel,
    speak: (utterance: FakeUtterance) =>
      utterance.text === '' ? synthesis.ready(utterance) : synthesis.speak(utterance),
    addEventListener: synthesis.addEventListener.bind(synthesis),
    removeEventListener: synthesis.removeEventListener.bind(synthesis),
  });
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return synthesis;
}

export const stubNoVoices = () => vi.stubGlobal('speechSynthesis', undefined);

/** A voice that finishes at once. */
export const sayAtOnce = ({ onstart, onend }: FakeUtterance): void => {
  onstart();
  onend();
};

/** What `play()` of an element does. */
export type Playing = (audio: FakeAudio) => Promise<void>;

export class FakeAudio extends EventTarget {
  src = '';
  paused = true;
  ended = false;
  error: Error | null = null;
  /** As in browsers: stops playback without a `pause` or `ended` event. */
  readonly load = vi.fn<() => void>(() => {
    this.paused = true;
    this.dispatchEvent(new Event('emptied'));
  });

  constructor(
    readonly canPlayType: (type: string) => string,
    private readonly playing: Playing,
  ) {
    super();
  }

  play(): Promise<void> {
    this.paused = false;
    this.ended = false;
    return this.playing(this);
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }

  hasAttribute(): boolean {
    return this.src !== '';
  }

  removeAttribute(): void {
    this.src = '';
  }

  begin(): void {
    this.dispatchEvent(new Event('playing'));
  }

  /** As in browsers: `pause` comes before `ended`, and only while playing. */
  end(): void {
    if (this.paused) return;
    this.ended = true;
    this.pause();
    this.dispatchEvent(new Event('ended'));
  }

  fail(message: string): void {
    this.error = new Error(message);
    this.dispatchEvent(new Event('error'));
  }
}

/** Plays to the end at once. */
export const playAtOnce: Playing = async (audio) => {
  audio.begin();
  queueMicrotask(() => audio.end());
};

/** The browser's player and its object URLs; `open` are those not revoked yet. */
export function stubAudio(playing: Playing = playAtOnce, canPlay: () => string = () => 'maybe') {
  const elements: FakeAudio[] = [];
  const open = new Set<string>();
  const played: Blob[] = [];
  vi.stubGlobal(
    'Audio',
    class extends FakeAudio {
      constructor() {
        super(canPlay, playing);
        elements.push(this);
      }
    },
  );
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${played.push(blob as Blob)}`;
    open.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void open.delete(url));
  return { elements, open, played };
}

/** The server's voice: `answer` replies to each request; returns the requested URLs. */
export function stubRecordings(answer: () => Response | Promise<Response> = recording) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url, signal }: Request) => {
    const { pathname, search } = new URL(url);
    asked.push(pathname + search);
    const response = await answer();
    signal.throwIfAborted();
    return response;
  });
  return asked;
}

export const recording = () => new Response('mp3', { headers: { 'Content-Type': 'audio/mpeg' } });
