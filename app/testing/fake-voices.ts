import { vi } from 'vitest';

export interface Said {
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

/** A browser's voice box; `speak` is what it makes of an utterance, and `ready` of the empty one that a tap is used for. */
export function stubVoices(languages: readonly string[], speak: (said: Said) => void) {
  const synthesis = Object.assign(new EventTarget(), {
    languages,
    cancel: vi.fn<() => void>(),
    speak: vi.fn<(said: Said) => void>(speak),
    ready: vi.fn<(said: Said) => void>(),
  });
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => synthesis.languages.map((lang) => ({ lang })),
    cancel: synthesis.cancel,
    speak: (said: Said) => (said.text === '' ? synthesis.ready(said) : synthesis.speak(said)),
    addEventListener: synthesis.addEventListener.bind(synthesis),
    removeEventListener: synthesis.removeEventListener.bind(synthesis),
  });
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return synthesis;
}

export const stubNoVoices = () => vi.stubGlobal('speechSynthesis', undefined);

/** A voice that has said it as soon as it was asked. */
export const sayAtOnce = ({ onstart, onend }: Said): void => {
  onstart();
  onend();
};

/** What an element does when it is told to play. */
export type Playing = (audio: FakeAudio) => Promise<void>;

export class FakeAudio extends EventTarget {
  src = '';
  paused = true;
  ended = false;
  error: Error | null = null;
  /** As browsers do: what was playing falls silent, and neither `pause` nor `ended` tells. */
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

  /** As browsers do: what has ended is paused first, and what does not play does not end. */
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

/** Plays to the end as soon as it is told to. */
export const playAtOnce: Playing = async (audio) => {
  audio.begin();
  queueMicrotask(() => audio.end());
};

/** The browser's player and the addresses of what it plays; `open` are those that were not given back. */
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

/** The server's voice: `answer` to each call for a recording, and which those were. */
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
