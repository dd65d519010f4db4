import { Volume2 } from 'lucide-react';
import { kanaTexts } from '#contract/texts/kana.ts';
import { spokenKana } from '#core/kana/spoken-kana.ts';
import type { Spoken } from '#app/lib/voice/voice-turn.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { listenTo } from '#app/ui/japanese/listen.ts';

/** A kana or an example beside the chart, for either voice. */
export const spoken = (kana: string): Spoken => ({ text: spokenKana(kana), source: { kana } });

export const listenToKana = (kana: string): Promise<void> => listenTo(spokenKana(kana), { kana });

interface ListenButtonProps {
  readonly kana: string;
  /** What the voice says instead. */
  readonly say?: string | undefined;
}

export function ListenButton({ kana, say = kana }: ListenButtonProps) {
  return (
    <IconButton
      label={kanaTexts.listenTo(kana)}
      icon={<Volume2 />}
      className="noscript:hidden"
      onClick={() => void listenToKana(say)}
    />
  );
}
