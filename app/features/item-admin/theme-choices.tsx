import { ChevronDown } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { THEME_GROUPS, type ThemeGroup } from '#contract/dictionary/themes.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { themeGroupNames, themeNames } from '#contract/texts/themes.ts';
import { Checkbox } from '#app/ui/forms/field.tsx';
import type { ItemForm } from './item-form.ts';

const GROUPS = Object.keys(THEME_GROUPS) as readonly ThemeGroup[];

/** The themes of the word. They are many, so the groups are closed, and what is chosen stands above them. */
export function ThemeChoices({ form }: { readonly form: UseFormReturn<ItemForm> }) {
  const { register, control, formState } = form;
  const chosen = useWatch({ control, name: 'themes' });
  const error = formState.errors.themes?.message;
  return (
    <fieldset className="grid gap-2">
      <legend className="font-bold">{itemAdminTexts.labels.themes}</legend>
      <p className="text-sm text-ink-soft">{itemAdminTexts.hints.themes}</p>
      {chosen.length > 0 && <p>{chosen.map((theme) => themeNames[theme]).join(' · ')}</p>}
      <div className="grid gap-1">
        {GROUPS.map((group) => (
          <details key={group} className="group rounded-md border border-line px-3">
            <summary className="flex min-h-11 cursor-pointer items-center justify-between">
              {themeGroupNames[group]}
              <ChevronDown aria-hidden className="size-4.5 text-ink-soft group-open:rotate-180" />
            </summary>
            <div className="grid gap-x-4 pb-2 sm:grid-cols-2">
              {THEME_GROUPS[group].map((theme) => (
                <Checkbox key={theme} value={theme} label={themeNames[theme]} {...register('themes')} />
              ))}
            </div>
          </details>
        ))}
      </div>
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
