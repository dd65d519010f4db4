import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import type { Donation } from '#contract/donate/endpoints.ts';
import type { Founder } from '#contract/founder/endpoints.ts';
import type { SiteDesk as Desk } from '#contract/site-settings/endpoints.ts';
import { siteDeskTexts as texts } from '#contract/texts/site-desk.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Link } from '#app/ui/link.tsx';
import { ChangeList } from './change-list.tsx';
import { GoogleForm } from './connections/google-form.tsx';
import { LostPushKey } from './connections/lost-push-key.tsx';
import { MailForm } from './connections/mail-form.tsx';
import { ModelForm } from './connections/model-form.tsx';
import { deskQuery, useUserId } from './desk-query.ts';
import { DonationSection } from './donation/donation-section.tsx';
import { FounderSection } from './founder/founder-section.tsx';
import { AnnouncementForm } from './site/announcement-form.tsx';
import { IdentityForm } from './site/identity-form.tsx';
import { RegistrationForm } from './site/registration-form.tsx';

const TABS = ['site', 'founder', 'donation', 'connections', 'history'] as const;
type Tab = (typeof TABS)[number];

/** The components of the public pages: they belong to other features, so the page passes them in. */
interface Previews {
  readonly FounderView: ComponentType<{ readonly founder: Founder }>;
  readonly DonationView: ComponentType<{ readonly donation: Donation }>;
}

/** The owner's desk. Every tab stays mounted, so that changing the tab loses nothing that is typed. */
export function SiteDesk(previews: Previews) {
  const { data: desk, error, refetch } = useQuery(deskQuery(useUserId()));
  const [params] = useSearchParams();
  const current = TABS.find((tab) => tab === params.get('tab')) ?? 'site';
  if (!desk && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!desk) return <ListSkeleton rows={3} className="h-40" />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <DeskTabs current={current} />
      {TABS.map((tab) => (
        <div key={tab} hidden={tab !== current}>
          <TabContent tab={tab} desk={desk} {...previews} />
        </div>
      ))}
    </div>
  );
}

/** On phones the last tabs are outside of the screen. */
function centre(link: HTMLElement | null): void {
  const list = link?.parentElement;
  if (link && list) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.clientWidth) / 2;
}

/** Each tab has its own URL. */
function DeskTabs({ current }: { readonly current: Tab }) {
  return (
    <nav aria-label={texts.tabs} className="relative flex overflow-x-auto border-b border-line sm:gap-1">
      {TABS.map((tab) => (
        <Link
          key={tab}
          to={tab === 'site' ? '?' : `?tab=${tab}`}
          ref={tab === current ? centre : undefined}
          preventScrollReset
          aria-current={tab === current ? 'page' : undefined}
          className="-mb-px flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-2.5 font-bold whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-indigo aria-[current=page]:text-indigo sm:px-4"
        >
          {texts.tabNames[tab]}
        </Link>
      ))}
    </nav>
  );
}

interface TabContentProps extends Previews {
  readonly tab: Tab;
  readonly desk: Desk;
}

function TabContent({ tab, desk, FounderView, DonationView }: TabContentProps) {
  switch (tab) {
    case 'site':
      return (
        <div className="grid grid-cols-1 gap-6">
          <IdentityForm setting={desk.identity} />
          <AnnouncementForm setting={desk.announcement} />
          <RegistrationForm setting={desk.registration} />
        </div>
      );
    case 'founder':
      return <FounderSection setting={desk.founder} View={FounderView} />;
    case 'donation':
      return <DonationSection setting={desk.donation} View={DonationView} />;
    case 'connections':
      return (
        <div className="grid grid-cols-1 gap-6">
          <ModelForm desk={desk} />
          <MailForm desk={desk} />
          <GoogleForm setting={desk.google} />
          {desk.pushKey === 'unreadable' && <LostPushKey />}
        </div>
      );
    case 'history':
      return <ChangeList />;
  }
}
