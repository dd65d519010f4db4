import { useId } from 'react';
import { saveWordTexts } from '#contract/texts/notebook.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { OfferedCategory } from './category-choices.ts';

interface CategoryRadiosProps {
  readonly offered: readonly OfferedCategory[];
  readonly chosen: OfferedCategory | null;
  readonly onChoose: (category: OfferedCategory) => void;
}

/** The learner's categories; those that already have the word are marked. */
export function CategoryRadios({ offered, chosen, onChoose }: CategoryRadiosProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-bold">{saveWordTexts.choose}</legend>
      <div className="mt-2 max-h-[38dvh] divide-y divide-line overflow-y-auto rounded-md border border-line">
        {offered.map((category) => (
          <label
            key={category.id}
            className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-indigo-wash"
          >
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0 accent-indigo"
              checked={category.id === chosen?.id}
              onChange={() => onChoose(category)}
            />
            <span className="min-w-0 flex-1 wrap-anywhere">{category.name}</span>
            {category.contains && <Badge tone="moss">{saveWordTexts.contains}</Badge>}
            {category.id === null && <Badge>{saveWordTexts.createdOnSave}</Badge>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
