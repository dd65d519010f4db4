import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { SITE_LIST_MAX } from '#contract/site-limits.ts';
import { founderFormTexts as texts } from '#contract/texts/site-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

interface EntryRowsProps {
  readonly heading: string;
  /** The keys of the entries. */
  readonly ids: readonly string[];
  readonly nameOf: (number: number) => string;
  readonly addLabel: string;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly children: (index: number) => ReactNode;
}

/** A list of entries that can be added and removed: jobs, certificates, profiles. */
export function EntryRows({ heading, ids, nameOf, addLabel, onAdd, onRemove, children }: EntryRowsProps) {
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line p-4">
      <legend className="px-1.5 font-bold">{heading}</legend>
      {ids.length > 0 && (
        <ul className="grid gap-4">
          {ids.map((id, index) => (
            <li key={id} className="grid gap-3 rounded-md bg-sunken p-3 sm:p-4">
              <div className="flex items-center justify-between gap-3">
                <p className="font-bold">{nameOf(index + 1)}</p>
                <IconButton
                  label={texts.remove(nameOf(index + 1))}
                  icon={<Trash2 />}
                  onClick={() => onRemove(index)}
                />
              </div>
              {children(index)}
            </li>
          ))}
        </ul>
      )}
      {ids.length < SITE_LIST_MAX && (
        <Button
          variant="quiet"
          className="justify-self-start"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}
