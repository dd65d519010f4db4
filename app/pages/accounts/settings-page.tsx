import { settingsTexts } from '#contract/texts/settings.ts';
import { Settings } from '#app/features/settings/settings.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { Page } from '#app/ui/layout/page.tsx';

export default function SettingsPage() {
  return (
    <Page title={settingsTexts.title} lead={settingsTexts.lead} narrow>
      <PageHead title={settingsTexts.title} description={settingsTexts.lead} />
      <noscript>
        <p className="rounded-md bg-amber-wash p-4">{settingsTexts.withoutScript}</p>
      </noscript>
      <Settings />
    </Page>
  );
}
