import { X } from 'lucide-react';
import { useRef } from 'react';
import { introductionEditorTexts as texts } from '#contract/texts/introductions.ts';
import { Select } from '#app/ui/forms/field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { MoveButtons } from '../pieces/move-buttons.tsx';
import type { Direction } from '../pieces/reorder.ts';

export interface ChoiceOption<Id> {
  readonly id: Id;
  readonly name: string;
  readonly meaning: string;
}

interface OrderedChoiceProps<Id> {
  readonly legend: string;
  readonly hint?: string;
  /** The name of the list to add from. */
  readonly addLabel: string;
  readonly options: readonly ChoiceOption<Id>[];
  readonly chosen: readonly Id[];
  readonly max: number;
  readonly onChange: (chosen: readonly Id[]) => void;
}

/** One of them swaps places with its neighbour. */
function moved<Id>(ids: readonly Id[], at: number, direction: Direction): readonly Id[] {
  const to = direction === 'up' ? at - 1 : at + 1;
  const [one, other] = [ids[at], ids[to]];
  return one === undefined || other === undefined ? ids : ids.with(at, other).with(to, one);
}

/** A few things chosen from a long list, in an order of one's own. */
export function OrderedChoice<Id extends string | number>(props: OrderedChoiceProps<Id>) {
  const { legend, hint, addLabel, options, chosen, max, onChange } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const optionOf = (id: Id): ChoiceOption<Id> =>
    options.find((option) => option.id === id) ?? { id, name: String(id), meaning: texts.unknown };
  const left = options.filter(({ id }) => !chosen.includes(id));
  const add = (value: string) => {
    const option = left.find(({ id }) => String(id) === value);
    if (option) onChange([...chosen, option.id]);
  };
  const remove = (id: Id) => {
    onChange(chosen.filter((one) => one !== id));
    // The button that had the focus is gone.
    group.current?.querySelector('select')?.focus();
  };
  return (
    <fieldset ref={group} className="grid min-w-0 gap-2">
      <legend className="text-sm font-bold">{legend}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <ol className="grid gap-2 empty:hidden">
        {chosen.map(optionOf).map(({ id, name, meaning }, index) => (
          <li key={id} className="flex items-center gap-1 rounded-md border border-line bg-surface py-1 pl-4">
            <span className="min-w-0 grow text-sm">
              <b>
                <MixedText>{name}</MixedText>
              </b>{' '}
              <span className="text-ink-soft">{meaning}</span>
            </span>
            <MoveButtons
              name={name}
              place={index}
              count={chosen.length}
              onMove={(direction) => onChange(moved(chosen, index, direction))}
            />
            <IconButton label={texts.remove(name)} icon={<X />} onClick={() => remove(id)} />
          </li>
        ))}
      </ol>
      <Select
        label={addLabel}
        value=""
        disabled={left.length === 0 || chosen.length >= max}
        onChange={(event) => add(event.currentTarget.value)}
      >
        <option value="">{texts.choose}</option>
        {left.map(({ id, name, meaning }) => (
          <option key={id} value={id}>
            {`${name} · ${meaning}`}
          </option>
        ))}
      </Select>
    </fieldset>
  );
}
