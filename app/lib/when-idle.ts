/** Long enough for the first page on a slow phone. */
const AT_THE_LATEST_MS = 8_000;

/** After the page has loaded, in a moment in which the browser has nothing else to do. */
export function whenIdle(work: () => Promise<void>): void {
  const run = () => void work().catch(() => undefined);
  const wait = () => {
    // Not in Safari.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: AT_THE_LATEST_MS });
    else setTimeout(run, AT_THE_LATEST_MS / 4);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
