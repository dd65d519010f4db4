import { useQuery } from '@tanstack/react-query';
import { getDonation } from '#contract/donate/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { donateTexts } from '#contract/texts/donate.ts';
import { Letter } from '#app/features/donate/letter.tsx';
import { TransferCard } from '#app/features/donate/transfer-card.tsx';
import { NoAccount, ScanSteps, WaysToHelp } from '#app/features/donate/ways-to-help.tsx';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';

const load = loadQueries(() => [donationQuery()]);
export const loader = load;
export const clientLoader = load;

export default function DonatePage() {
  const { data: donation } = useQuery(donationQuery());
  // Always set: otherwise the loader has thrown.
  if (!donation) return null;
  const { bankAccount } = donation;
  return (
    <div className="container-page grid gap-8 py-8 sm:py-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start">
      <PageHead title={donateTexts.title} description={donateTexts.description} path={paths.donate} />
      {bankAccount ? (
        <>
          <Letter donation={donation} />
          {/* Beside the letter and the steps; on phones between the two. */}
          <div className="lg:row-span-2">
            <TransferCard account={bankAccount} />
          </div>
          <ScanSteps />
          <WaysToHelp wide heading={donateTexts.otherWaysHeading} />
        </>
      ) : (
        <>
          <div className="lg:row-span-2">
            <Letter donation={donation} />
          </div>
          <NoAccount />
          <WaysToHelp heading={donateTexts.waysHeading} />
        </>
      )}
    </div>
  );
}

const donationQuery = () => endpointQuery(getDonation, {});
