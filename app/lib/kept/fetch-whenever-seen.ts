import { FETCHING_AHEAD_PAUSE_MS, FETCHING_AHEAD_RETRY_MS } from '#contract/device-limits.ts';
import { logFailure } from '../log.ts';
import { whenIdle } from '../when-idle.ts';

interface Parts {
  /** Fetches what is missing; soon over if nothing is. */
  readonly fetch: () => Promise<void>;
  /** The account that is signed in, or null. */
  readonly account: () => number | null;
  readonly onSessionChange: (listener: () => void) => void;
}

/**
 * Fetches now, and again while the document stays open: an installed app is resumed for days, the network comes back,
 * and people log in without loading a page.
 */
export function fetchWheneverSeen({ fetch, account, onSessionChange }: Parts): void {
  let running = false;
  let isWantedAgain = false;
  let fetchedAt = -Infinity;
  let later: ReturnType<typeof setTimeout> | undefined;
  let known = account();

  async function run(): Promise<void> {
    running = true;
    fetchedAt = performance.now();
    await fetch().catch((error: unknown) => logFailure('Nothing was fetched ahead', error));
    running = false;
    if (isWantedAgain) attempt(true);
  }

  /** Not in the background, and not again at once, unless somebody else is signed in now. */
  function attempt(isNew = false): void {
    clearTimeout(later);
    isWantedAgain = running && (isNew || isWantedAgain);
    if (running || document.visibilityState === 'hidden' || !navigator.onLine) return;
    const pause = isNew ? 0 : fetchedAt + FETCHING_AHEAD_RETRY_MS - performance.now();
    if (pause > 0) later = setTimeout(attempt, pause);
    else whenIdle(async () => (running ? undefined : run()));
  }

  document.addEventListener('visibilitychange', () => attempt());
  window.addEventListener('online', () => attempt());
  setInterval(attempt, FETCHING_AHEAD_PAUSE_MS);
  onSessionChange(() => {
    if (account() === known) return;
    known = account();
    attempt(true);
  });
  attempt();
}
