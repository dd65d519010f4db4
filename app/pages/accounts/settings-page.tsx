import { settingsTexts } from '#contract/texts/settings.ts';
import { PackSection } from '#app/features/dictionary-pack/pack-section.tsx';
import { ReminderSection } from '#app/features/reminders/reminder-section.tsx';
import { Settings } from '#app/features/settings/settings.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useSession } from '#app/lib/session/session.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';

const DeviceSection = onDemand(() => import('#app/features/device/device-section.tsx'));

export default function SettingsPage() {
  const session = useSession();
  return (
    <Page title={settingsTexts.title} lead={settingsTexts.lead} narrow>
      <PageHead title={settingsTexts.title} description={settingsTexts.lead} />
      <noscript>
        <p className="rounded-md bg-amber-wash p-4">{settingsTexts.withoutScript}</p>
      </noscript>
      <div className="grid gap-6">
        <Settings />
        <PackSection />
        {/* Everything in it is known only in the browser. */}
        <OnDemand wanted={useHydrated()} fallback={<Skeleton className="h-96" />}>
          <DeviceSection hasAccount={Boolean(session)} />
        </OnDemand>
        <ReminderSection userId={session === undefined ? undefined : (session?.userId ?? null)} />
      </div>
    </Page>
  );
}
