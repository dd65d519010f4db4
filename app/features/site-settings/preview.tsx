import { type ReactNode, useId } from 'react';
import { siteDeskTexts as texts } from '#contract/texts/site-desk.ts';
import { TextLink } from '#app/ui/link.tsx';

interface PreviewProps {
  /** The page that it previews. */
  readonly page: string;
  readonly children: ReactNode;
}

/**
 * The components of the public page, with what is typed so far. On wide screens it stands beside the form at half its
 * size, because the page is laid out for the whole window.
 */
export function Preview({ page, children }: PreviewProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-2 xl:sticky xl:top-[calc(var(--spacing-bar)+1rem)]"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl font-bold">
          {texts.preview}
        </h2>
        <TextLink to={page}>{texts.openPage}</TextLink>
      </div>
      <p className="text-sm text-ink-soft">{texts.previewNote}</p>
      <div
        role="group"
        aria-labelledby={id}
        // A scrollable area must be focusable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-[75dvh] overflow-auto rounded-lg border border-line bg-paper"
      >
        {/* Only to look at: its links and buttons would lead away from what is typed. */}
        <div inert aria-hidden className="xl:[zoom:0.5]">
          {children}
        </div>
      </div>
    </section>
  );
}
