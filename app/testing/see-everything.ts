import { vi } from 'vitest';

/** Some parts load what they show when they are first seen: here that is at once. */
export function seeEverything(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: readonly object[]) => void) {}
      observe(): void {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect(): void {}
    },
  );
}
