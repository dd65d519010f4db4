import { Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { settingsTexts } from '#contract/texts/settings.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { furiganaChoice, motionChoice, themeChoice } from '#app/lib/choices/document-choices.ts';
import { romajiChoice, speedChoice, voiceChoice } from '#app/lib/choices/practice-choices.ts';
import type { StoredChoice } from '#app/lib/choices/stored-choice.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import { useSpeaker } from '#app/ui/japanese/use-speaker.ts';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { FuriganaPreview } from './furigana-preview.tsx';
import { RestoreButton } from './restore-button.tsx';
import { RomajiSwitch } from './romaji-switch.tsx';

const SAMPLE = { text: withoutRuby(settingsTexts.sample), source: { text: settingsTexts.sample } };

/** How it sounds now: the voice and the speed that are chosen. */
function ListenSample() {
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

/** Everything that can be chosen for this browser; a choice holds at once. */
export function Settings() {
  const hydrated = useHydrated();
  const [said, setSaid] = useState('');
  const [undo, setUndo] = useState<{ readonly run: () => void } | null>(null);
  // A choice of its own is not to be lost to an undo of what was before it.
  const tell = (words: string) => {
    setSaid(words);
    setUndo(null);
  };
  const restore = () => {
    setUndo({ run: restoreUsual() });
    setSaid(settingsTexts.restored);
  };
  const takeBack = () => {
    undo?.run();
    tell(settingsTexts.undone);
  };
  return (
    // Until the browser has taken over, a tap would be lost.
    <div inert={!hydrated} className="grid gap-6 noscript:hidden">
      <CardSection heading={settingsTexts.reading}>
        <ChoiceGroup choice={furiganaChoice} texts={settingsTexts.furigana} onChosen={tell} />
        <FuriganaPreview />
      </CardSection>
      <CardSection heading={settingsTexts.sound}>
        <ChoiceGroup choice={voiceChoice} texts={settingsTexts.voice} onChosen={tell} />
        <ChoiceGroup choice={speedChoice} texts={settingsTexts.speed} onChosen={tell} />
        <ListenSample />
      </CardSection>
      <CardSection heading={settingsTexts.typing}>
        <RomajiSwitch onChosen={tell} />
      </CardSection>
      <CardSection heading={settingsTexts.look}>
        <ChoiceGroup choice={themeChoice} texts={settingsTexts.theme} onChosen={tell} />
        <div className="grid gap-2">
          <ChoiceGroup choice={motionChoice} texts={settingsTexts.motion} onChosen={tell} />
          <p className="text-sm text-ink-soft">{settingsTexts.motionNote}</p>
        </div>
      </CardSection>
      <RestoreButton onRestore={restore} onUndo={undo && takeBack} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

function chooseUsual<Value extends string>({ now, choose, usual }: StoredChoice<Value>): () => void {
  const before = now();
  choose(usual);
  return () => choose(before);
}

/** Chooses what is usual everywhere, and gives back how to undo that. */
function restoreUsual(): () => void {
  const undos = [
    chooseUsual(furiganaChoice),
    chooseUsual(voiceChoice),
    chooseUsual(speedChoice),
    chooseUsual(romajiChoice),
    chooseUsual(themeChoice),
    chooseUsual(motionChoice),
  ];
  return () => undos.forEach((undo) => undo());
}
