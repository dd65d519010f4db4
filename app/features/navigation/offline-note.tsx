import { navigationTexts } from '#contract/texts/navigation.ts';
import { formatNumber } from '#app/lib/format.ts';
import { type LogProgress, useLogProgress } from '#app/lib/learning/log-progress.ts';
import { useOnline } from '#app/lib/use-online.ts';

/** Shown while offline, when links do not work, and while the learner's progress is still being fetched. */
export function OfflineNote() {
  const isOnline = useOnline();
  const progress = useLogProgress();
  if (isOnline && !progress) return null;
  return (
    <p
      role="status"
      data-bottom-note="everywhere"
      className="pointer-events-none fixed right-4 bottom-[calc(var(--spacing-bottom-bar)+env(safe-area-inset-bottom)+0.75rem)] left-4 z-20 rounded-md bg-ink px-4 py-2.5 text-sm text-paper shadow-float md:inset-x-0 md:bottom-6 md:mx-auto md:w-fit"
    >
      {progress ? sayProgress(progress, isOnline) : navigationTexts.offline}
    </p>
  );
}

function sayProgress({ share, isFetching }: LogProgress, isOnline: boolean): string {
  const percent = formatNumber(Math.floor(share * 100));
  return isFetching && isOnline
    ? navigationTexts.fetchingLearning(percent)
    : navigationTexts.learningIsPartial(percent);
}
