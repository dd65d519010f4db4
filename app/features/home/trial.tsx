import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { homeTexts, trialPoints } from '#contract/texts/home.ts';
import { TrialSheet } from '#app/ui/layout/trial-sheet.tsx';

interface TrialProps {
  /** The first sentence, already in the server's HTML. */
  readonly sentence: string;
  readonly lessonPath: string;
  /** The exercise itself, loaded when scrolled near. */
  readonly exercise: ReactNode;
}

/** A short exercise on the landing page. */
export function Trial({ sentence, lessonPath, exercise }: TrialProps) {
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
        <TrialSheet
          sentence={sentence}
          lessonPath={lessonPath}
          openLesson={homeTexts.trialOpenLesson}
          exercise={exercise}
        />
      </div>
    </section>
  );
}
