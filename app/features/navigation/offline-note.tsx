import { navigationTexts } from '#contract/texts/navigation.ts';
import { useOnline } from '#app/lib/use-online.ts';

/** Shown while offline, when links do not work. */
export function OfflineNote() {
  if (useOnline()) return null;
  return (
    <p
      role="status"
      data-bottom-note="everywhere"
      className="pointer-events-none fixed right-4 bottom-[calc(var(--spacing-bottom-bar)+env(safe-area-inset-bottom)+0.75rem)] left-4 z-20 rounded-md bg-ink px-4 py-2.5 text-sm text-paper shadow-float md:inset-x-0 md:bottom-6 md:mx-auto md:w-fit"
    >
      {navigationTexts.offline}
    </p>
  );
}
