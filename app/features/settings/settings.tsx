import { useState } from 'react';
import { settingsTexts } from '#contract/texts/settings.ts';
import { furiganaChoice, motionChoice, themeChoice } from '#app/lib/document-choices.ts';
import { speedChoice, voiceChoice } from '#app/lib/practice-choices.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { CardSection } from '#app/ui/card-section.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { FuriganaPreview } from './furigana-preview.tsx';
import { ListenSample } from './listen-sample.tsx';
import { RestoreButton } from './restore-button.tsx';
import { restoreUsual } from './restore-usual.ts';
import { RomajiSwitch } from './romaji-switch.tsx';

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
