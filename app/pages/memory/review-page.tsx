import { reviewTexts as texts } from '#contract/texts/memory.ts';
import { WorthKeeping } from '#app/features/device/worth-keeping.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';

const ReviewScreen = onDemand(() => import('#app/features/memory/review/review-screen.tsx'));
const SingleExercise = onDemand(() => import('#app/features/exercises/single-exercise.tsx'));

/** Memory. Everything on it belongs to the learner, so it is not indexed. */
export default function ReviewPage() {
  return (
    <Page title={texts.title} lead={texts.lead}>
      <PageHead title={texts.title} description={texts.description} />
      <OnDemand wanted={useHydrated()} fallback={<ListSkeleton rows={1} className="h-96" />}>
        <ReviewScreen
          afterSitting={<WorthKeeping />}
          renderSentence={({ ask, content, renderAfter }) => (
            <section className="grid gap-4 rounded-xl border border-line bg-surface p-5">
              <p className="text-sm text-ink-soft">{ask}</p>
              <OnDemand fallback={<ListSkeleton rows={1} className="h-72" />}>
                <SingleExercise
                  exercise={content.exercise}
                  models={content.judge}
                  renderAfter={renderAfter}
                />
              </OnDemand>
            </section>
          )}
        />
      </OnDemand>
    </Page>
  );
}
