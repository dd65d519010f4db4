import { donateTexts } from '#contract/texts/donate.ts';

/** How a code is paid, on another screen or on the phone that shows it. */
export function ScanSteps() {
  return (
    <section className="grid gap-4 rounded-lg bg-sunken p-5 sm:p-6">
      <h2 className="text-lg font-bold">{donateTexts.stepsHeading}</h2>
      <ol className="grid gap-3">
        {donateTexts.steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-indigo-wash text-sm font-bold text-indigo"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
