import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Announcement } from '#app/features/announcement/announcement.tsx';
import { BarChatButton, ChatWidget } from '#app/features/chat/chat-widget.tsx';
import { StorageNotice } from '#app/features/device/storage-notice.tsx';
import { Shell } from '#app/features/navigation/shell.tsx';
import { SiteFrame } from '#app/features/navigation/site-frame.tsx';
import { SlowPage } from '#app/features/navigation/slow-page.tsx';
import { OutboxBadge } from '#app/features/outbox/outbox-badge.tsx';
import { loadIfPossible, startQueries } from '#app/lib/api/page-data.ts';
import { useNextPage } from '#app/lib/next-page/use-next-page.ts';
import { tellBlocked, useBlockedNotice } from '#app/lib/session/blocked-notice.ts';
import { useSession } from '#app/lib/session/session.ts';
import { DEFAULT_SITE, SiteContext, siteQuery } from '#app/lib/site/site.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { PageFailure } from '#app/pages/failures/page-failure.tsx';
import { RomajiBelow } from '#app/ui/japanese/romaji-below.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { Alert } from '#app/ui/overlays/question-dialogs.ts';

// Anonymous visitors have no bell, and do not download it.
const Bell = onDemand(() => import('#app/features/notifications/bell.tsx'));
// Nothing to show in the first minutes of a visit.
const FromTheWorker = onDemand(() => import('#app/features/device/from-the-worker.tsx'));
const NO_BELL = <span className="size-11 shrink-0" />;

export const loader = loadIfPossible(() => [siteQuery()]);
// Asked again with a later page, so that a visitor who stays sees a new announcement.
export const clientLoader = startQueries(() => [siteQuery()]);

export default function SiteLayout() {
  useNextPage();
  return (
    <Framed>
      <SlowPage>
        <Outlet />
      </SlowPage>
    </Framed>
  );
}

/** What the shell shows until the page at this address has loaded (decision 059). */
export function HydrateFallback() {
  return (
    <Framed>
      <Shell />
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
  // Only what the loaders have fetched: a page that fails must not wait for it.
  const { data: site = DEFAULT_SITE } = useQuery({ ...siteQuery(), enabled: false });
  const { announcement } = site;
  return (
    <SiteContext value={site}>
      <RomajiBelow>
        <SiteFrame
          bell={<OwnBell />}
          assistant={<BarChatButton />}
          announcement={announcement && <Announcement key={announcement.id} announcement={announcement} />}
        >
          {children}
        </SiteFrame>
        <ChatWidget />
        <OutboxBadge />
        <BlockedNotice />
        <StorageNotice />
        <OnDemand wanted={useHydrated()}>
          <FromTheWorker />
        </OnDemand>
      </RomajiBelow>
    </SiteContext>
  );
}

/** Wherever the page is: the session of a blocked account ends with the next call. */
function BlockedNotice() {
  const message = useBlockedNotice();
  if (message === null) return null;
  const close = () => tellBlocked(null);
  return (
    <OnDemand onFailed={close}>
      <Alert message={message} onClose={close} />
    </OnDemand>
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
