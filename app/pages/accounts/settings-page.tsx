import { settingsTexts } from '#contract/texts/settings.ts';
import { ReminderSection } from '#app/features/reminders/reminder-section.tsx';
import { Settings } from '#app/features/settings/settings.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useSession } from '#app/lib/session/session.ts';
import { Page } from '#app/ui/layout/page.tsx';

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
        <ReminderSection userId={session === undefined ? undefined : (session?.userId ?? null)} />
      </div>
    </Page>
  );
}
