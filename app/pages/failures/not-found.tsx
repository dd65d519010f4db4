import { useId } from 'react';
import { SEARCH_MAX_CHARS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { pageFailureTexts as texts } from '#contract/texts/errors.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { Button } from '#app/ui/button.tsx';
import { SeeAlso } from '#app/ui/layout/see-also.tsx';
import { BrokenBridge } from '#app/ui/pictures/broken-bridge.tsx';

interface NotFoundProps {
  readonly title?: string;
  readonly text?: string;
}

const WAYS = [
  { to: paths.home, label: uiTexts.backHome },
  { to: paths.exercises, label: navigationTexts.exercises },
  { to: paths.rank, label: navigationTexts.rank },
  { to: paths.feedback, label: texts.reportLink },
];

/** The page for unknown URLs, with links to other pages. */
export function NotFound({ title = texts.notFoundTitle, text = texts.notFoundText }: NotFoundProps) {
  return (
    <section className="container-page grid max-w-3xl grid-cols-[minmax(0,1fr)] justify-items-center gap-5 py-12 text-center sm:py-16">
      <PageHead title={title} />
      <BrokenBridge className="w-56 text-indigo sm:w-64" />
      <p className="text-sm font-bold text-vermilion tabular-nums">404</p>
      <h1 className="text-3xl font-bold">{title}</h1>
      <p className="max-w-[46ch] text-balance text-ink-soft">{text}</p>
      <PlainSearch />
      <SeeAlso centred title={texts.ways} links={WAYS} />
    </section>
  );
}

/** Works without scripts, and before they have loaded. */
function PlainSearch() {
  const id = useId();
  return (
    <form role="search" action={paths.search} className="mt-2 flex w-full max-w-md gap-2">
      <label htmlFor={id} className="sr-only">
        {texts.searchLabel}
      </label>
      <input
        id={id}
        name="kanji"
        required
        maxLength={SEARCH_MAX_CHARS}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        placeholder={texts.searchPlaceholder}
        className="h-12 min-w-0 flex-1 rounded-lg border border-edge bg-surface px-4 text-lg text-ink placeholder:text-ink-soft hover:border-indigo focus-visible:border-indigo"
      />
      <Button type="submit" className="h-12">
        {texts.searchLabel}
      </Button>
    </form>
  );
}
