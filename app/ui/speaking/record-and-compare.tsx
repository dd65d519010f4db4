import { Mic } from 'lucide-react';
import { useState } from 'react';
import { speechTexts } from '#contract/texts/speech.ts';
import type { SpokenSource } from '#app/lib/voice/voice-turn.ts';
import { Button } from '../button.tsx';
import { OnDemand, onDemand } from '../overlays/on-demand.tsx';

const CompareVoices = onDemand(() => import('./compare-voices.tsx'));

/** Opens the recorder under a sentence or a word; closing it forgets the recording. */
export function RecordAndCompare({ source }: { readonly source: SpokenSource }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid min-w-0 gap-2 has-[section]:basis-full noscript:hidden">
      <Button
        variant="quiet"
        className="-ml-3 min-w-0 justify-self-start px-3! text-sm"
        icon={<Mic aria-hidden className="size-5" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {speechTexts.recordAndCompare}
      </Button>
      {isOpen && (
        <OnDemand onFailed={() => setOpen(false)}>
          <CompareVoices source={source} />
        </OnDemand>
      )}
    </div>
  );
}
