import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useId, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { introductionTexts as texts } from '#contract/texts/introductions.ts';
import { firstTouch } from '#app/lib/first-touch.ts';
import { forgetFirstPaint } from '#app/lib/progress/begun-lesson.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { introductionQuery } from './introduction-query.ts';
import type { WordSaving } from './save-button.tsx';

// The server's HTML can be read as it is; it is hydrated at the first touch.
const IntroductionCards = onDemand(async () => {
  await firstTouch();
  return import('./introduction-cards.tsx');
});

interface LessonIntroductionProps {
  readonly lessonId: number;
  /** Whether the learner has begun the lesson before; asked once, so that the screen never moves by itself. */
  readonly isBegun: () => boolean;
  readonly saving: WordSaving;
  /** The learner goes on to the sentences. */
  readonly onBegin: () => void;
}

/** “Xem trước bài”, above the first sentence: open for a lesson that is new to the learner, else one line. */
export function LessonIntroduction({ lessonId, isBegun, saving, onBegin }: LessonIntroductionProps) {
  const { data } = useQuery({ ...introductionQuery(String(lessonId)), retry: false });
  const { open, setOpen } = useOpen(isBegun);
  const headingId = useId();
  const bodyId = useId();
  // Memoised: a new element before the first touch would replace the server's HTML.
  const cards = useMemo(
    () =>
      data && (
        <OnDemand otherwise={null}>
          <IntroductionCards introduction={data} saving={saving} />
        </OnDemand>
      ),
    [data, saving],
  );
  if (!data || data.words.length + data.points.length === 0) return null;
  const begin = () => {
    // The sentence moves up first, so that it is scrolled to where it then stands.
    flushSync(() => setOpen(false));
    onBegin();
  };
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-4 rounded-xl border border-line bg-sunken p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div>
          <h2 id={headingId} className="flex items-center gap-2 text-lg font-bold">
            <BookOpen aria-hidden className="size-5 text-indigo" />
            {texts.title}
          </h2>
          <p className="text-sm text-ink-soft">{texts.counts(data.words.length, data.points.length)}</p>
        </div>
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={bodyId}
          className="noscript:hidden"
          onClick={open ? begin : () => setOpen(true)}
        >
          {open ? texts.skip : texts.open}
        </Button>
      </div>
      {/* Without a display class of its own: the style of the first paint hides it. */}
      <div id={bodyId} hidden={!open} className="preview-body">
        <div className="grid grid-cols-1 gap-6">
          {cards}
          <Button className="sm:justify-self-start noscript:hidden" onClick={begin}>
            {texts.begin}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The server's HTML is open for everyone; the first paint closes it where this browser knows the lesson. */
function useOpen(isBegun: () => boolean) {
  const isHydrated = useHydrated();
  /** Null until the browser's storage may be read. */
  const [open, setOpen] = useState<boolean | null>(null);
  if (isHydrated && open === null) setOpen(!isBegun());
  useLayoutEffect(() => {
    if (isHydrated) forgetFirstPaint();
  }, [isHydrated]);
  return { open: open ?? true, setOpen };
}
