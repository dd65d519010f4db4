import type { ReactNode, Ref } from 'react';
import { vietnameseOf } from '#contract/texts/in-vietnamese.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import type { ButtonVariant } from '#app/ui/button-styles.ts';
import { Button } from '#app/ui/button.tsx';
import type { FormFailure } from './use-account-form.ts';

interface SubmitAreaProps {
  readonly failure: FormFailure | null;
  readonly success?: ReactNode;
  readonly busyLabel: string | false;
  readonly disabled?: boolean;
  /** Another screen may be the main step. */
  readonly variant?: ButtonVariant;
  /** Shown instead of the button: the next step. */
  readonly instead?: ReactNode;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  /** The label of the button. */
  readonly children: ReactNode;
}

/** The bottom of a form: the last message and the button. */
export function SubmitArea({
  failure,
  success,
  busyLabel,
  disabled,
  variant,
  instead,
  buttonRef,
  children,
}: SubmitAreaProps) {
  // Before hydration the browser would submit the form itself, with the password in the URL.
  const hydrated = useHydrated();
  return (
    <div>
      <FormMessage failure={failure} success={success} />
      {instead || (
        <Button
          type="submit"
          ref={buttonRef}
          variant={variant}
          className={hydrated ? 'w-full' : 'w-full opacity-100!'}
          disabled={disabled || !hydrated}
          busyLabel={busyLabel}
        >
          {children}
        </Button>
      )}
    </div>
  );
}

interface FormMessageProps {
  readonly failure?: FormFailure | null;
  readonly success?: ReactNode;
}

/** The message of a form: a failure interrupts screen readers, a success is announced politely. */
function FormMessage({ failure, success }: FormMessageProps) {
  const inVietnamese = failure && vietnameseOf(failure.text);
  return (
    <>
      {failure && (
        <div className="mb-4 rounded-md bg-error-wash px-4 py-3 text-error">
          <div role="alert">
            {failure.headline && <p className="font-bold">{failure.headline}</p>}
            <p>{failure.text}</p>
          </div>
          {/* Outside of the alert, whose words are fixed. Each empty field has an alert of its own in Vietnamese. */}
          {inVietnamese && <p>{inVietnamese}</p>}
        </div>
      )}
      {/* Always rendered: some screen readers ignore a live region that appears together with its text. */}
      <div role="status">
        {success && (
          <div className="mb-4 grid gap-1 rounded-md bg-moss-wash px-4 py-3 text-moss">{success}</div>
        )}
      </div>
    </>
  );
}
