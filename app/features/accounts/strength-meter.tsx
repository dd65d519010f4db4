import { passwordTexts } from '#contract/texts/accounts.ts';
import { classNames } from '#app/ui/class-names.ts';
import { passwordOutlook } from './new-password.ts';

interface StrengthMeterProps {
  readonly password: string;
  readonly personal: readonly string[];
  /** What stands at the field is not said twice. */
  readonly alreadySaid?: string | null;
}

const STEPS = [1, 2, 3, 4] as const;
const FILLS = ['', 'bg-error', 'bg-amber', 'bg-moss', 'bg-moss'] as const;

/** Says how strong a new password is while it is typed: in words, with a bar of four steps for the eye. */
export function StrengthMeter({ password, personal, alreadySaid }: StrengthMeterProps) {
  const { strength, weakness } = passwordOutlook(password, personal);
  return (
    <div aria-live="polite" className="text-sm text-ink-soft">
      {password && (
        <div className="grid gap-1.5">
          <div aria-hidden className="grid grid-cols-4 gap-1.5">
            {STEPS.map((step) => (
              <span
                key={step}
                className={classNames(
                  'h-1.5 rounded-full border border-edge',
                  step <= strength && ['border-transparent', FILLS[strength]].join(' '),
                )}
              />
            ))}
          </div>
          <p>
            {passwordTexts.strength}: <strong>{passwordTexts.strengthNames[strength]}</strong>
          </p>
          {weakness && weakness !== alreadySaid && <p>{weakness}</p>}
        </div>
      )}
    </div>
  );
}
