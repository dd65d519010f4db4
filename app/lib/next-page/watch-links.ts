import { HOVER_MEANS_INTENT_MS } from '#contract/device-limits.ts';

/**
 * Tells which link somebody is about to follow: a finger has touched it, a mouse rests on it, or the keyboard has come
 * to it.
 */
export function watchLinks(tell: (address: URL) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const tellNow = ({ target }: Event) => {
    const address = followable(target);
    if (address) tell(address);
  };
  const tellSoon = (event: Event) => {
    forget();
    timer = setTimeout(() => tellNow(event), HOVER_MEANS_INTENT_MS);
  };
  const options = { signal, passive: true };
  document.addEventListener('touchstart', tellNow, options);
  document.addEventListener('mouseover', tellSoon, options);
  document.addEventListener('mouseout', forget, options);
  document.addEventListener('focusin', tellSoon, options);
  signal.addEventListener('abort', forget);
}

/** The address of a link to another page of the site. */
function followable(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && addressOf(link);
}

export function addressOf(link: HTMLAnchorElement): URL | null {
  if (!link.href || link.download || link.target) return null;
  const address = new URL(link.href);
  const here = new URL(document.location.href);
  const isElsewhere = address.pathname !== here.pathname || address.search !== here.search;
  return address.origin === here.origin && isElsewhere ? address : null;
}
