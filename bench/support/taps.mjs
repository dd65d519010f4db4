// How soon a tap is answered. The functions run in the page and must not use anything from outside.

/** From the next click on: when the screen first changes, and when the page of the link is there. */
export function watchMove() {
  const here = location.href;
  const wanted = () => location.href !== here && document.querySelector('main h1, main form') !== null;
  const isBusy = () => document.querySelector('main > [role=status]') !== null;
  window.move = {};
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = (now) => {
        const isOpen = wanted() && !isBusy();
        if (isOpen || isBusy()) window.move.answeredMs ??= now - timeStamp;
        if (isOpen) window.move.openedMs = now - timeStamp;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

/** Runs before the scripts of the page: how long each tap and key took until the next frame (web.dev/inp). */
export function watchInteractions() {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
