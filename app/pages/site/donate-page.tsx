import { useQuery } from '@tanstack/react-query';
import { getDonation } from '#contract/donate/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { donateTexts } from '#contract/texts/donate.ts';
import { DonationView } from '#app/features/donate/donation-view.tsx';
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
  return (
    <>
      <PageHead title={donateTexts.title} description={donateTexts.description} path={paths.donate} />
      <DonationView donation={donation} />
    </>
  );
}

const donationQuery = () => endpointQuery(getDonation, {});
