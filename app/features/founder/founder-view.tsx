import type { Founder } from '#contract/founder/endpoints.ts';
import { Background } from './background.tsx';
import { Certificates } from './certificates.tsx';
import { FounderHero } from './founder-hero.tsx';
import { Beliefs, Story, WayOn } from './founder-story.tsx';

/** Everything about the founder, for the page and for its preview at /site. */
export function FounderView({ founder }: { readonly founder: Founder }) {
  return (
    <>
      <FounderHero founder={founder} />
      <Story paragraphs={founder.story} />
      <div className="container-page grid gap-16 py-14 sm:py-20">
        <Background founder={founder} />
        <Certificates certificates={founder.certificates} />
        <Beliefs />
        <WayOn />
      </div>
    </>
  );
}
