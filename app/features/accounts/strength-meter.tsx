import { passwordTexts } from '#contract/texts/credentials.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ratePassword } from './new-password.ts';

interface StrengthMeterProps {
  readonly password: string;
  readonly personal: readonly string[];
  /** The message at the field, which is not repeated here. */
  readonly shownError?: string | null;
}

const STEPS = [1, 2, 3, 4] as const;
const FILLS = ['', 'bg-error', 'bg-amber', 'bg-moss', 'bg-moss'] as const;

/** Rates a new password while it is typed: in words, with a decorative bar of four steps. */
export function StrengthMeter({ password, personal, shownError }: StrengthMeterProps) {
  const { strength, weakness } = ratePassword(password, personal);
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
          {weakness && weakness !== shownError && <p>{weakness}</p>}
        </div>
      )}
    </div>
  );
}
