import { type ReactNode, useRef } from 'react';
import { translatePrompt } from '#contract/texts/ui.ts';
import { useSeen } from '#app/lib/use-seen.ts';
import { ButtonLink } from '../link.tsx';
import { OnDemand } from '../overlays/on-demand.tsx';
import { Skeleton } from './skeleton.tsx';

interface StillTrialProps {
  /** The first sentence, already in the server's HTML. */
  readonly sentence: string;
  readonly lessonPath: string;
  readonly openLesson: string;
}

interface TrialSheetProps extends StillTrialProps {
  /** The exercise itself, loaded when scrolled near. */
  readonly exercise: ReactNode;
}

/** A short exercise on a page that is not its lesson. */
export function TrialSheet({ exercise, ...still }: TrialSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const seen = useSeen(sheet);
  return (
    <div
      ref={sheet}
      className="min-h-84 rounded-xl border border-line bg-surface p-5 shadow-card sm:p-8 noscript:min-h-0"
    >
      <OnDemand
        wanted={seen}
        fallback={<StillTrial {...still} />}
        otherwise={<StillTrial {...still} coming={false} />}
      >
        {exercise}
      </OnDemand>
    </div>
  );
}

/** Shown until the exercise has loaded, and when it cannot be loaded: a link to the lesson instead. */
function StillTrial({
  sentence,
  lessonPath,
  openLesson,
  coming = true,
}: StillTrialProps & { readonly coming?: boolean }) {
  return (
    <div className="grid gap-5 sm:gap-6">
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">{translatePrompt}</p>
        <h3 className="text-2xl leading-snug font-bold sm:text-3xl">{sentence}</h3>
      </div>
      {/* As high as the answer box with all its buttons, so that nothing below moves. */}
      {coming && <Skeleton className="h-61 sm:h-54 sm:pointer-coarse:h-48 noscript:hidden" />}
      <ButtonLink variant="secondary" to={lessonPath} className="justify-self-start">
        {openLesson}
      </ButtonLink>
    </div>
  );
}
