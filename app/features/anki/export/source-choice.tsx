import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { ITEM_LEVELS } from '#contract/levels.ts';
import type { Category } from '#contract/notebook/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { ankiExportTexts as texts } from '#contract/texts/anki-export.ts';
import { addCardsTexts, wordClassSets } from '#contract/texts/memory.ts';
import type { LoginState } from '#app/lib/session/login-state.ts';
import { useSession } from '#app/lib/session/session.ts';
import { Checkbox, Select } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { type Source, type SourceKind, useCategories } from './use-chosen.ts';

const KINDS: readonly SourceKind[] = ['mine', 'categories', 'set'];

interface SourceChoiceProps {
  readonly source: Source;
  readonly onChange: (change: Partial<Source>) => void;
}

/** What is exported. */
export function SourceChoice({ source, onChange }: SourceChoiceProps) {
  return (
    <div className="grid gap-4">
      <Choices
        legend={texts.what}
        values={KINDS}
        value={source.kind}
        nameOf={(kind) => texts.sources[kind]}
        onChange={(kind) => onChange({ kind })}
      />
      {source.kind === 'categories' && <CategoryChoice source={source} onChange={onChange} />}
      {source.kind === 'set' && <SetChoice source={source} onChange={onChange} />}
    </div>
  );
}

interface ChoicesProps<T extends string> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly nameOf: (value: T) => string;
  readonly onChange: (value: T) => void;
  readonly hint?: ReactNode;
}

/** One of a few. */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="text-sm font-bold">{props.legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {props.values.map((value) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0 accent-indigo"
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {props.nameOf(value)}
          </label>
        ))}
      </div>
      {props.hint}
    </fieldset>
  );
}

function CategoryChoice({ source, onChange }: SourceChoiceProps) {
  const session = useSession();
  const { data: categories } = useCategories(true);
  if (session === null) return <LoginLine />;
  if (!categories || categories.length === 0) return null;
  const { categoryIds } = source;
  const isChosen = ({ id }: Category) => categoryIds === 'all' || categoryIds.has(id);
  const toggle = (category: Category) => {
    const chosen = categories.filter((one) => isChosen(one) !== (one.id === category.id));
    onChange({ categoryIds: new Set(chosen.map(({ id }) => id)) });
  };
  const isEvery = categories.every(isChosen);
  return (
    <fieldset>
      <legend className="text-sm font-bold">{texts.categories}</legend>
      <div className="mt-2 max-h-80 overflow-y-auto rounded-md border border-line px-4 py-1">
        {categories.length > 1 && (
          <Checkbox
            className="w-full border-b border-line"
            label={texts.allCategories}
            checked={isEvery}
            onChange={() => onChange({ categoryIds: isEvery ? new Set() : 'all' })}
          />
        )}
        <div className="grid gap-x-6 sm:grid-cols-2">
          {categories.map((category) => (
            <Checkbox
              key={category.id}
              label={
                <span className="min-w-0 wrap-anywhere">
                  {texts.category(category.name, category.itemCount)}
                </span>
              }
              checked={isChosen(category)}
              onChange={() => toggle(category)}
            />
          ))}
        </div>
      </div>
    </fieldset>
  );
}

function LoginLine() {
  const { pathname, search } = useLocation();
  const state: LoginState = { from: pathname + search };
  return (
    <p>
      {texts.needsAccount}{' '}
      <TextLink to={paths.login} state={state}>
        {accountTexts.login}
      </TextLink>
    </p>
  );
}

function SetChoice({ source, onChange }: SourceChoiceProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={addCardsTexts.level}
        value={source.level}
        onChange={({ target }) =>
          onChange({ level: ITEM_LEVELS.find((level) => level === target.value) ?? '' })
        }
      >
        <option value="">{texts.allLevels}</option>
        {ITEM_LEVELS.map((level) => (
          <option key={level}>{level}</option>
        ))}
      </Select>
      <Select
        label={addCardsTexts.wordClass}
        value={source.wordClass}
        onChange={({ target }) =>
          onChange({ wordClass: wordClassSets.find(([one]) => one === target.value)?.[0] ?? '' })
        }
      >
        <option value="">{addCardsTexts.allClasses}</option>
        {wordClassSets.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
