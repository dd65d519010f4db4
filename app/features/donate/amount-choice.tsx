import { useId } from 'react';
import { donateTexts } from '#contract/texts/donate.ts';
import { Field } from '#app/ui/forms/field.tsx';
import { formatMoney } from './money.ts';
import type { Amount, AmountChoice as Choice } from './use-amount.ts';

interface AmountChoiceProps {
  readonly amounts: readonly number[];
  readonly amount: Amount;
}

/** Chips with amounts, and a field for another amount. Hidden without scripts: the QR code could not follow. */
export function AmountChoice({ amounts, amount }: AmountChoiceProps) {
  const name = useId();
  const choices: readonly Choice[] = ['any', ...amounts, 'own'];
  return (
    <div className="grid gap-4 noscript:hidden">
      <fieldset>
        <legend className="mb-2 text-sm font-bold">{donateTexts.amountLegend}</legend>
        <div className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <label
              key={choice}
              className="relative flex min-h-11 cursor-pointer items-center rounded-full border border-edge bg-surface px-4 font-bold tabular-nums transition-colors hover:border-indigo hover:text-indigo has-checked:border-indigo has-checked:bg-indigo has-checked:text-on-indigo has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo"
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={choice === amount.choice}
                onChange={() => amount.choose(choice)}
              />
              {nameOf(choice)}
            </label>
          ))}
        </div>
      </fieldset>
      {amount.choice === 'own' && (
        <Field
          label={donateTexts.ownAmount}
          placeholder={donateTexts.ownAmountPlaceholder}
          error={amount.error}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={amount.typed}
          onChange={({ target }) => amount.type(target.value)}
          onBlur={amount.leaveField}
        />
      )}
    </div>
  );
}

function nameOf(choice: Choice): string {
  if (choice === 'any') return donateTexts.anyAmount;
  return choice === 'own' ? donateTexts.otherAmount : formatMoney(choice);
}
