import { paths } from '#contract/paths.ts';
import { searchExamples, searchTexts } from '#contract/texts/search.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Link, TextLink } from '#app/ui/link.tsx';

/** Shown before the first search: one sample query for each way of writing. */
export function SearchExamples() {
  return (
    <section className="grid gap-5 rounded-xl border border-line bg-surface p-5 sm:p-8">
      <div className="grid gap-1">
        <h2 className="text-xl font-bold">{searchTexts.examplesTitle}</h2>
        <p className="text-ink-soft">{searchTexts.examplesText}</p>
      </div>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {searchExamples.map(({ kind, query }) => (
          <li key={kind} className="border-t border-line last:sm:col-span-2">
            <Link
              to={paths.searchFor(query)}
              className="group flex min-h-13 flex-wrap items-baseline justify-between gap-x-4 py-3"
            >
              <span className="text-sm text-ink-soft">{kind}</span>
              <span className="text-lg font-bold group-hover:text-indigo">
                <MixedText>{query}</MixedText>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to={paths.themes} className="justify-self-start">
        {searchTexts.toThemes}
      </TextLink>
    </section>
  );
}
