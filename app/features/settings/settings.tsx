import { Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { settingsTexts } from '#contract/texts/settings.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { furiganaChoice, motionChoice, themeChoice } from '#app/lib/choices/document-choices.ts';
import {
  hapticsChoice,
  romajiBelowChoice,
  romajiChoice,
  soundExercisesChoice,
  speedChoice,
  voiceChoice,
} from '#app/lib/choices/practice-choices.ts';
import type { StoredChoice } from '#app/lib/choices/stored-choice.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import { useSpeaker } from '#app/ui/japanese/use-speaker.ts';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { FuriganaPreview } from './furigana-preview.tsx';
import { HapticsChoice } from './haptics-choice.tsx';
import { RestoreButton } from './restore-button.tsx';
import { RomajiSwitch } from './romaji-switch.tsx';

const SAMPLE = { text: withoutRuby(settingsTexts.sample), source: { text: settingsTexts.sample } };

/** Plays a sample with the chosen voice and speed. */
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

/** All settings of this browser; a choice applies at once. */
export function Settings() {
  const hydrated = useHydrated();
  const [announcement, setAnnouncement] = useState('');
  const [undo, setUndo] = useState<{ readonly run: () => void } | null>(null);
  // A new choice ends the undo, which would overwrite it.
  const announceChoice = (sentence: string) => {
    setAnnouncement(sentence);
    setUndo(null);
  };
  const restore = () => {
    setUndo({ run: restoreUsual() });
    setAnnouncement(settingsTexts.restored);
  };
  const takeBack = () => {
    undo?.run();
    announceChoice(settingsTexts.undone);
  };
  return (
    // Before hydration a tap would be lost.
    <div inert={!hydrated} className="grid gap-6 noscript:hidden">
      <CardSection heading={settingsTexts.reading}>
        <ChoiceGroup choice={furiganaChoice} texts={settingsTexts.furigana} onChosen={announceChoice} />
        <FuriganaPreview />
        <ChoiceGroup choice={romajiBelowChoice} texts={settingsTexts.romajiBelow} onChosen={announceChoice} />
      </CardSection>
      <CardSection heading={settingsTexts.sound}>
        <ChoiceGroup choice={voiceChoice} texts={settingsTexts.voice} onChosen={announceChoice} />
        <ChoiceGroup choice={speedChoice} texts={settingsTexts.speed} onChosen={announceChoice} />
        <ListenSample />
        <ChoiceGroup
          choice={soundExercisesChoice}
          texts={settingsTexts.soundExercises}
          onChosen={announceChoice}
        />
      </CardSection>
      <CardSection heading={settingsTexts.typing}>
        <RomajiSwitch onChosen={announceChoice} />
      </CardSection>
      <CardSection heading={settingsTexts.look}>
        <ChoiceGroup choice={themeChoice} texts={settingsTexts.theme} onChosen={announceChoice} />
        <div className="grid gap-2">
          <ChoiceGroup choice={motionChoice} texts={settingsTexts.motion} onChosen={announceChoice} />
          <p className="text-sm text-ink-soft">{settingsTexts.motionNote}</p>
        </div>
        <HapticsChoice onChosen={announceChoice} />
      </CardSection>
      <RestoreButton onRestore={restore} onUndo={undo && takeBack} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

function chooseUsual<Value extends string>({ now, choose, usual }: StoredChoice<Value>): () => void {
  const before = now();
  choose(usual);
  return () => choose(before);
}

/** Restores all defaults; returns a function that undoes it. */
function restoreUsual(): () => void {
  const undos = [
    chooseUsual(furiganaChoice),
    chooseUsual(voiceChoice),
    chooseUsual(speedChoice),
    chooseUsual(soundExercisesChoice),
    chooseUsual(romajiChoice),
    chooseUsual(romajiBelowChoice),
    chooseUsual(themeChoice),
    chooseUsual(motionChoice),
    chooseUsual(hapticsChoice),
  ];
  return () => undos.forEach((undo) => undo());
}
