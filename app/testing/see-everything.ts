import { vi } from 'vitest';

/** Makes every element count as visible, so that parts which load when scrolled near load at once. */
export function seeEverything(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly notify: (entries: readonly object[]) => void) {}
      observe(): void {
        this.notify([{ isIntersecting: true }]);
      }
      disconnect(): void {}
    },
  );
}
