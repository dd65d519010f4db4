import type { Donation } from '#contract/donate/endpoints.ts';
import { donateTexts } from '#contract/texts/donate.ts';
import { Letter } from './letter.tsx';
import { TransferCard } from './transfer-card.tsx';
import { NoAccount, ScanSteps, WaysToHelp } from './ways-to-help.tsx';

/** The letter and the ways to help, for the page and for its preview at /site. */
export function DonationView({ donation }: { readonly donation: Donation }) {
  const { bankAccount } = donation;
  return (
    <div className="container-page grid gap-8 py-8 sm:py-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start">
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
