import { vi } from 'vitest';

/** Makes every element count as visible, so that parts which load when scrolled near load at once. */
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
