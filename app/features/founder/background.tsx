import type { Founder, Occupation } from '#contract/founder/endpoints.ts';
import { founderTexts } from '#contract/texts/founder.ts';
import { Section } from './section.tsx';

/** Studies and work history (PRODUCT.md, Small pages). */
export function Background({ founder: { studies, work } }: { readonly founder: Founder }) {
  if (studies.length + work.length === 0) return null;
  return (
    <div className="grid gap-x-12 gap-y-16 lg:grid-cols-2">
      {studies.length > 0 && (
        <Section heading={founderTexts.studiesHeading}>
          <ul className="grid gap-3 text-lg">
            {studies.map((study) => (
              <li key={study} className="border-l-4 border-line pl-4">
                {study}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {work.length > 0 && (
        <Section heading={founderTexts.workHeading}>
          <ol className="grid">
            {work.map((job) => (
              <Job key={`${job.from} ${job.title} ${job.place}`} job={job} />
            ))}
          </ol>
        </Section>
      )}
    </div>
  );
}

/** One entry of the timeline. */
function Job({ job: { title, place, from, to, text } }: { readonly job: Occupation }) {
  return (
    <li className="relative grid gap-1 border-l-2 border-line pb-8 pl-6 last:pb-0">
      <span
        aria-hidden
        className="absolute top-1.5 -left-[0.4375rem] size-3 rounded-full border-2 border-indigo bg-paper"
      />
      <p className="text-sm text-ink-soft tabular-nums">{periodOf(from, to)}</p>
      <h3 className="text-lg font-bold">{title}</h3>
      <p>{place}</p>
      {text && <p className="max-w-[60ch] text-ink-soft">{text}</p>}
    </li>
  );
}

const periodOf = (from: string, to: string | null): string =>
  to === null ? founderTexts.since(monthOf(from)) : founderTexts.period(monthOf(from), monthOf(to));

/** `2024-09` in Vietnamese format: `09/2024`. */
const monthOf = (time: string): string => time.split('-').toReversed().join('/');
