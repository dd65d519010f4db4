import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { ContributorArea } from '#app/features/contributions/contributor-area.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { Page } from '#app/ui/layout/page.tsx';

/** /topic and /topicSupplier open the topics tab, /lesson the lessons tab (PRODUCT.md, Contributions). */
export default function ContributorPage() {
  return (
    <Page title={texts.title} lead={texts.lead}>
      <PageHead title={texts.title} />
      <ContributorArea />
    </Page>
  );
}
