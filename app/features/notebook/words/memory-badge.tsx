import { Brain } from 'lucide-react';
import { memoryTitle, wordMemoryNames } from '#contract/texts/notebook.ts';
import type { WordMemory } from '#core/notebook/word-order.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';

const TONES: Readonly<Record<WordMemory, Tone>> = {
  new: 'neutral',
  learning: 'amber',
  young: 'indigo',
  stable: 'moss',
  aside: 'neutral',
};

/** How well a word is remembered, in words and in colour. */
export function MemoryBadge({ memory }: { readonly memory: WordMemory }) {
  const name = wordMemoryNames[memory];
  return (
    <span title={memoryTitle(name)}>
      <Badge tone={TONES[memory]}>
        <Brain aria-hidden className="size-3.5" />
        {name}
      </Badge>
    </span>
  );
}
