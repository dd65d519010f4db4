import { Brain } from 'lucide-react';
import { memoryLevelNames } from '#contract/texts/memory-levels.ts';
import { memoryTitle } from '#contract/texts/notebook.ts';
import type { MemoryLevel } from '#core/memory/levels.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';

const TONES: Readonly<Record<MemoryLevel, Tone>> = {
  new: 'neutral',
  learning: 'amber',
  young: 'indigo',
  stable: 'moss',
  known: 'moss',
  aside: 'neutral',
};

/** How well a word is remembered, in words and in colour. */
export function MemoryBadge({ memory }: { readonly memory: MemoryLevel }) {
  const name = memoryLevelNames[memory];
  return (
    <span title={memoryTitle(name)}>
      <Badge tone={TONES[memory]}>
        <Brain aria-hidden className="size-3.5" />
        {name}
      </Badge>
    </span>
  );
}
