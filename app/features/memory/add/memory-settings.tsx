import { addCardsTexts as texts } from '#contract/texts/memory.ts';
import { type NumberSetting, settingEvent, settingRange } from '#core/memory/settings.ts';
import { recordLearning } from '#app/lib/learning/learning.ts';
import { useMemory } from '#app/lib/memory/use-memory.ts';
import { Select } from '#app/ui/forms/field.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { OwnSchedule } from './own-schedule.tsx';

const STEPS: Readonly<Record<'memory-wish' | 'memory-new' | 'memory-most', readonly number[]>> = {
  'memory-wish': [80, 85, 88, 90, 92, 95],
  'memory-new': [0, 3, 5, 10, 15, 20, 30, 50],
  'memory-most': [20, 40, 80, 120, 200, 300, 500],
};

/** How much is asked a day, and how much of it should be remembered. */
export function MemorySettingsForm() {
  const memory = useMemory();
  return (
    <CardSection heading={texts.settings}>
      {memory ? (
        <>
          <div className="grid gap-4 sm:grid-cols-3">
            <Choice
              kind="memory-wish"
              label={texts.wish}
              hint={texts.wishHint}
              value={Math.round(100 * memory.settings.wish)}
              nameOf={texts.percent}
            />
            <Choice
              kind="memory-new"
              label={texts.newPerDay}
              value={memory.settings.newPerDay}
              nameOf={texts.cards}
            />
            <Choice
              kind="memory-most"
              label={texts.mostPerDay}
              value={memory.settings.mostPerDay}
              nameOf={texts.reviews}
            />
          </div>
          <OwnSchedule memory={memory} />
        </>
      ) : (
        <Skeleton className="h-24" />
      )}
    </CardSection>
  );
}

interface ChoiceProps {
  readonly kind: NumberSetting & keyof typeof STEPS;
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly nameOf: (value: number) => string;
}

function Choice({ kind, label, hint, value, nameOf }: ChoiceProps) {
  const { least, most } = settingRange(kind);
  const values = [...new Set([...STEPS[kind], value])]
    .filter((one) => one >= least && one <= most)
    .toSorted((a, b) => a - b);
  return (
    <Select
      label={label}
      hint={hint}
      value={value}
      onChange={({ target }) => recordLearning(settingEvent(kind, Number(target.value)))}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </Select>
  );
}
