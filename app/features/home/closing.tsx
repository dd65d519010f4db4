import { homeTexts } from '#contract/texts/home.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { firstLessonPath } from './first-lessons.tsx';
import { NightBridge } from './night-bridge.tsx';

/** The last word of the landing page, on the night side of the bridge. */
export function Closing() {
  return (
    <section className="relative overflow-hidden bg-night text-on-night">
      <div className="container-page grid gap-x-10 pt-14 sm:grid-cols-2 sm:pt-20">
        <div className="grid content-center justify-items-start gap-6 pb-4 sm:pb-20">
          <h2 className="max-w-[16ch] text-3xl font-bold tracking-tight">{homeTexts.closingHeading}</h2>
          <ButtonLink size="large" to={firstLessonPath} className="bg-on-night! text-night!">
            {homeTexts.closingAction}
          </ButtonLink>
        </div>
        <NightBridge className="w-full self-end" />
      </div>
    </section>
  );
}
