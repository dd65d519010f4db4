import { useId } from 'react';
import type { CategoryChoice } from '#contract/notebook/endpoints.ts';
import { saveWordTexts } from '#contract/texts/notebook.ts';
import { Badge } from '#app/ui/badge.tsx';

interface CategoryRadiosProps {
  readonly choices: readonly CategoryChoice[];
  readonly chosenId: number | null;
  readonly onChoose: (categoryId: number) => void;
}

/** The learner's categories; those that already have the word are marked. */
export function CategoryRadios({ choices, chosenId, onChoose }: CategoryRadiosProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-bold">{saveWordTexts.choose}</legend>
      <div className="mt-2 max-h-[38dvh] divide-y divide-line overflow-y-auto rounded-md border border-line">
        {choices.map((choice) => (
          <label
            key={choice.id}
            className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-indigo-wash"
          >
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0 accent-indigo"
              checked={choice.id === chosenId}
              onChange={() => onChoose(choice.id)}
            />
            <span className="min-w-0 flex-1">{choice.name}</span>
            {choice.contains && <Badge tone="moss">{saveWordTexts.contains}</Badge>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
