import { siteDeskTexts } from '#contract/texts/site-desk.ts';
import { DonationView } from '#app/features/donate/donation-view.tsx';
import { FounderView } from '#app/features/founder/founder-view.tsx';
import { SiteDesk } from '#app/features/site-settings/site-desk.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { Page } from '#app/ui/layout/page.tsx';

/** The owner's desk: settings of the site, with the public pages as their preview. */
export default function SiteDeskPage() {
  return (
    <Page title={siteDeskTexts.title} lead={siteDeskTexts.lead}>
      <PageHead title={siteDeskTexts.title} />
      <SiteDesk FounderView={FounderView} DonationView={DonationView} />
    </Page>
  );
}
