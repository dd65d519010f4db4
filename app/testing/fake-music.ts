import { vi } from 'vitest';

/** Web Audio without sound: records what a page does, and lets the test decide whether playback is allowed. */
export function fakeMusic(atFirst: 'allowed' | 'blocked') {
  let isAllowed = atFirst === 'allowed';
  const contexts: FakeContext[] = [];

  class FakeContext extends EventTarget {
    state: AudioContextState = 'suspended';
    readonly currentTime = 0;
    readonly destination = {};
    constructor() {
      super();
      contexts.push(this);
    }
    readonly resume = () => this.become(isAllowed ? 'running' : 'suspended');
    readonly suspend = () => this.become('suspended');
    readonly close = () => this.become('closed');
    private become(state: AudioContextState): Promise<void> {
      this.state = state;
      this.dispatchEvent(new Event('statechange'));
      return Promise.resolve();
    }
  }

  class FakeNode {
    readonly gain = {
      setValueAtTime: () => {},
      linearRampToValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
    };
    readonly connect = (next: unknown) => next;
    readonly start = () => {};
    readonly stop = () => {};
  }

  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('GainNode', FakeNode);
  vi.stubGlobal('OscillatorNode', FakeNode);
  return {
    states: () => contexts.map(({ state }) => state),
    allow: () => void (isAllowed = true),
  };
}
