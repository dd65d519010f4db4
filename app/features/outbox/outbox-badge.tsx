import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLoadAtFirstTouch } from '#app/lib/first-touch.ts';
import { mayHaveWaiting, subscribeToWaiting } from '#app/lib/outbox/outbox-flag.ts';
import { deviceAccount } from '#app/lib/session/session.ts';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { loadToasts } from '#app/ui/overlays/toast.tsx';

const Waiting = onDemand(() => import('./waiting-badge.tsx'));

/** It is needed when nothing can be loaded any more. Visitors without an account have little that could wait. */
async function loadForMembers(): Promise<void> {
  if (deviceAccount() !== null)
    await Promise.all([Waiting.load(), import('./outbox-panel.tsx'), loadToasts()]);
}

/** The number of things that wait for the network. Nothing is loaded for the many who have none. */
export function OutboxBadge() {
  const mayWait = useSyncExternalStore(subscribeToWaiting, mayHaveWaiting, () => false);
  // It stays when all is sent, to tell the score and the lists of it.
  const [isWanted, setWanted] = useState(mayWait);
  if (mayWait && !isWanted) setWanted(true);
  useLoadAtFirstTouch(loadForMembers);
  return (
    <OnDemand wanted={isWanted} Missing={LoadedWhenOnline}>
      <Waiting />
    </OnDemand>
  );
}

/** Its code was not here when the network went away. */
function LoadedWhenOnline({ onRetry }: { readonly onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry, { once: true });
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return null;
}
