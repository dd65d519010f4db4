import { settingsTexts } from '#contract/texts/settings.ts';
import { hapticsChoice } from '#app/lib/choices/practice-choices.ts';
import { canVibrate } from '#app/lib/haptics.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { ChoiceGroup } from './choice-group.tsx';

/** Off, and not to be changed, on a device that cannot vibrate. */
export function HapticsChoice({ onChosen }: { readonly onChosen: (announcement: string) => void }) {
  const isMissing = useHydrated() && !canVibrate();
  return (
    <div className="grid gap-2">
      <ChoiceGroup
        choice={hapticsChoice}
        texts={settingsTexts.haptics}
        only={isMissing ? 'off' : undefined}
        onChosen={onChosen}
      />
      <p className="text-sm text-ink-soft">{settingsTexts.hapticsNote}</p>
    </div>
  );
}
