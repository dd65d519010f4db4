import { Keyboard, MicVocal, TextCursorInput } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Lesson } from '#contract/courses/course.ts';
import { practiceTexts as texts } from '#contract/texts/practice.ts';
import { Button } from '#app/ui/button.tsx';
import { NotLoaded } from '#app/ui/overlays/not-loaded.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';

const Gaps = onDemand(() => import('./gaps/gaps.tsx'));
const Shadowing = onDemand(() => import('./shadowing/shadowing.tsx'));

const WAYS = { write: <Keyboard />, gaps: <TextCursorInput />, shadow: <MicVocal /> } as const;
type Way = keyof typeof WAYS;
const ALL_WAYS = Object.keys(WAYS) as Way[];

interface ListeningWaysProps extends Pick<Lesson, 'sentences'> {
  /** Hearing and writing down, sentence by sentence. */
  readonly children: ReactNode;
}

/** What to do with what is heard: write it down, fill in some words, or say it. */
export function ListeningWays({ sentences, children }: ListeningWaysProps) {
  const [chosen, setChosen] = useState<Way>('write');
  return (
    <div className="grid gap-4 sm:gap-6">
      <div role="group" aria-label={texts.waysOfListening} className="flex flex-wrap gap-1 noscript:hidden">
        {ALL_WAYS.map((way) => (
          <Button
            key={way}
            variant="quiet"
            aria-pressed={way === chosen}
            className="px-3! text-sm! aria-pressed:bg-indigo-wash [&_svg]:size-5"
            icon={<span aria-hidden>{WAYS[way]}</span>}
            onClick={() => setChosen(way)}
          >
            {texts[way]}
          </Button>
        ))}
      </div>
      {chosen === 'write' ? (
        children
      ) : (
        <OnDemand key={chosen} Missing={NotLoaded}>
          {chosen === 'gaps' ? <Gaps sentences={sentences} /> : <Shadowing sentences={sentences} />}
        </OnDemand>
      )}
    </div>
  );
}
