import { homeTexts } from '#contract/texts/home.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { firstLessonPath } from './first-lessons.tsx';

/** The last word of the landing page, on the night side of the bridge. */
export function Closing() {
  return (
    <section className="relative overflow-hidden bg-night text-on-night">
      <div className="relative container-page flex flex-wrap items-center justify-between gap-6 py-14 sm:py-20">
        <h2 className="max-w-[20ch] text-3xl font-bold tracking-tight">{homeTexts.closingHeading}</h2>
        <ButtonLink size="large" to={firstLessonPath} className="bg-on-night! text-night!">
          {homeTexts.closingAction}
        </ButtonLink>
      </div>
    </section>
  );
}
