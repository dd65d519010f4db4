import { useState } from 'react';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { BellButton } from './bell-button.tsx';
import { useOwnNotifications } from './use-own-notifications.ts';

const BellPanel = onDemand(() => import('./bell-panel.tsx'));

/** The learner's own notifications. If they cannot be loaded, the bell shows no count. */
export default function Bell({ userId }: { readonly userId: number | null }) {
  const { notifications, failed, unread, markRead } = useOwnNotifications(userId);
  const [wanted, setWanted] = useState(false);
  const button = (
    <BellButton
      unread={unread}
      aria-expanded={false}
      onPointerEnter={() => void BellPanel.load()}
      onFocus={() => void BellPanel.load()}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <OnDemand fallback={button} onFailed={() => setWanted(false)}>
      <BellPanel unread={unread} notifications={notifications} failed={failed} onSeen={markRead} />
    </OnDemand>
  );
}
