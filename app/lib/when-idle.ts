/** Long enough for the first page on a slow phone. */
const AT_THE_LATEST_MS = 8_000;

/**
 * After the page has loaded, in a moment in which the browser has nothing else to do. Returns what cancels it; work that
 * has begun goes on.
 */
export function whenIdle(work: () => Promise<void>): () => void {
  const run = () => void work().catch(() => undefined);
  let cancelWait: () => void;
  const wait = () => {
    cancelWait = waitForIdle(run);
  };
  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    cancelWait = () => window.removeEventListener('load', wait);
  }
  return () => cancelWait();
}

function waitForIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run, { timeout: AT_THE_LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  // Safari.
  const timer = setTimeout(run, AT_THE_LATEST_MS / 4);
  return () => clearTimeout(timer);
}
