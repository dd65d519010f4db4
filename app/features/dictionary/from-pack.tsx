import { WifiOff } from 'lucide-react';
import type { PackName } from '#contract/dictionary/pack-endpoints.ts';
import { packNames, packTexts } from '#contract/texts/pack.ts';

interface FromPackProps {
  readonly pack: PackName;
  /** The sentence, if it is not about results. */
  readonly says?: (name: string) => string;
}

/** Says quietly that the pack of this browser answered, because the server was not reached. */
export function FromPack({ pack, says = packTexts.fromPack }: FromPackProps) {
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      {says(packNames[pack])}
    </p>
  );
}
