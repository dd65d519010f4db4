import { type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { ChatWidget } from '#app/features/chat/chat-widget.tsx';
import { SiteFrame } from '#app/features/navigation/site-frame.tsx';
import { useSession } from '#app/lib/session/session.ts';
import { PageFailure } from '#app/pages/failures/page-failure.tsx';
import { RomajiBelow } from '#app/ui/japanese/romaji-below.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';

// Anonymous visitors have no bell, and do not download it.
const Bell = onDemand(() => import('#app/features/notifications/bell.tsx'));
const NO_BELL = <span className="size-11 shrink-0" />;

export default function SiteLayout() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  );
}

/** A page that fails keeps the frame around it, so the visitor can go elsewhere. */
export function ErrorBoundary() {
  return (
    <Framed>
      <PageFailure />
    </Framed>
  );
}

function Framed({ children }: { readonly children: ReactNode }) {
  return (
    <RomajiBelow>
      <SiteFrame bell={<OwnBell />}>{children}</SiteFrame>
      <ChatWidget />
    </RomajiBelow>
  );
}

function OwnBell() {
  const session = useSession();
  if (!session) return null;
  return (
    // Keeps its place in the bar if it cannot load. Keyed by user, so nobody sees another user's bell.
    <OnDemand fallback={NO_BELL} otherwise={NO_BELL}>
      <Bell key={session.userId} userId={session.userId} />
    </OnDemand>
  );
}
