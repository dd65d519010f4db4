import { type ReactNode, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { homeTexts } from '#contract/texts/home.ts';
import { useSeen } from '#app/lib/use-seen.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';

interface LeadersProps {
  /** The top three of the week. Loaded when scrolled near, because it changes by the minute. */
  readonly podium: ReactNode;
  readonly placeholder: ReactNode;
}

/** This week's leaders, with a link to the whole ranking. */
export function Leaders({ podium, placeholder }: LeadersProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  return (
    <section aria-labelledby="leaders" className="py-14 sm:py-20">
      <div className="container-page grid items-center gap-10 lg:grid-cols-2 lg:gap-14">
        <div className="grid justify-items-start gap-3">
          <h2 id="leaders" className="text-3xl font-bold tracking-tight">
            {homeTexts.rankHeading}
          </h2>
          <p className="max-w-[52ch] text-lg text-ink-soft">{homeTexts.rankLead}</p>
          <ButtonLink variant="secondary" to={paths.rank} className="mt-3">
            {homeTexts.rankAll}
          </ButtonLink>
        </div>
        <div
          ref={place}
          className="grid min-h-70 overflow-hidden rounded-xl border border-line bg-surface px-5 pt-6 shadow-card sm:px-8 noscript:hidden"
        >
          <OnDemand wanted={seen} fallback={placeholder} otherwise={<Missing />}>
            {podium}
          </OnDemand>
        </div>
      </div>
    </section>
  );
}

const Missing = () => <p className="self-center text-center text-ink-soft">{homeTexts.rankFailed}</p>;
