import { paths } from '#contract/paths.ts';
import { founderTexts } from '#contract/texts/founder.ts';
import { ButtonLink } from '#app/ui/link.tsx';

/** From the person to the product. */
export function WayOn() {
  return (
    <section className="flex flex-wrap items-center justify-between gap-6 rounded-xl bg-indigo-wash p-6 sm:p-10">
      <div className="grid gap-1">
        <h2 className="text-2xl font-bold tracking-tight">{founderTexts.closingHeading}</h2>
        <p className="text-lg">{founderTexts.closingText}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.exercises}>{founderTexts.practise}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.feedback}>
          {founderTexts.feedback}
        </ButtonLink>
      </div>
    </section>
  );
}
