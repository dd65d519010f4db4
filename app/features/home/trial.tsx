import { Check } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { homeTexts, trialPoints } from '#contract/texts/home.ts';
import { translatePrompt } from '#contract/texts/ui.ts';
import { useSeen } from '#app/lib/use-seen.ts';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';

interface TrialProps {
  /** The first sentence, already in the server's HTML. */
  readonly sentence: string;
  readonly lessonPath: string;
  /** The exercise itself, loaded when scrolled near. */
  readonly exercise: ReactNode;
}

/** A short exercise on the landing page. */
export function Trial({ sentence, lessonPath, exercise }: TrialProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const seen = useSeen(sheet);
  const still = <StillTrial sentence={sentence} lessonPath={lessonPath} />;
  const without = <StillTrial sentence={sentence} lessonPath={lessonPath} coming={false} />;
  return (
    <section aria-labelledby="trial" className="bg-sunken py-14 sm:py-20">
      <div className="container-page grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_1.35fr] lg:gap-14">
        <div className="grid gap-6 lg:sticky lg:top-24">
          <div className="grid gap-2">
            <h2 id="trial" className="text-3xl font-bold tracking-tight">
              {homeTexts.trialHeading}
            </h2>
            <p className="max-w-[52ch] text-lg text-ink-soft">{homeTexts.trialLead}</p>
          </div>
          <ul className="grid gap-3">
            {trialPoints.map((point) => (
              <li key={point} className="flex items-start gap-3">
                <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-moss-wash text-moss">
                  <Check aria-hidden className="size-4" />
                </span>
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div
          ref={sheet}
          className="min-h-84 rounded-xl border border-line bg-surface p-5 shadow-card sm:p-8 noscript:min-h-0"
        >
          <OnDemand wanted={seen} fallback={still} otherwise={without}>
            {exercise}
          </OnDemand>
        </div>
      </div>
    </section>
  );
}

interface StillTrialProps extends Omit<TrialProps, 'exercise'> {
  readonly coming?: boolean;
}

/** Shown until the exercise has loaded, and when it cannot be loaded: a link to the lesson instead. */
function StillTrial({ sentence, lessonPath, coming = true }: StillTrialProps) {
  return (
    <div className="grid gap-5 sm:gap-6">
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">{translatePrompt}</p>
        <h3 className="text-2xl leading-snug font-bold sm:text-3xl">{sentence}</h3>
      </div>
      {/* As high as the answer box with all its buttons, so that nothing below moves. */}
      {coming && <Skeleton className="h-61 sm:h-54 sm:pointer-coarse:h-48 noscript:hidden" />}
      <ButtonLink variant="secondary" to={lessonPath} className="justify-self-start">
        {homeTexts.trialOpenLesson}
      </ButtonLink>
    </div>
  );
}
