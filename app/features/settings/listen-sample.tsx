import { Square, Volume2 } from 'lucide-react';
import { settingsTexts } from '#contract/texts/settings.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { Button } from '#app/ui/button.tsx';
import { useSpeaker } from '#app/ui/use-speaker.ts';

const SAMPLE = { text: withoutRuby(settingsTexts.sample), source: { text: settingsTexts.sample } };

/** How it sounds now: the voice and the speed that are chosen. */
export function ListenSample() {
  const { state, play, stop } = useSpeaker();
  const silent = state === 'silent';
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      aria-busy={state === 'loading' || undefined}
      icon={silent ? <Volume2 aria-hidden className="size-5" /> : <Square aria-hidden className="size-5" />}
      onClick={() => (silent ? void play(SAMPLE) : stop())}
    >
      {silent ? settingsTexts.listen : settingsTexts.stop}
    </Button>
  );
}
