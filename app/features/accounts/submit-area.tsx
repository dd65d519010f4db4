import type { ReactNode, Ref } from 'react';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import type { FormFailure } from './use-account-form.ts';

interface SubmitAreaProps {
  readonly failure: FormFailure | null;
  readonly success?: ReactNode;
  readonly busyLabel: string | false;
  readonly disabled?: boolean;
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
  return (
    <>
      {failure && (
        <div role="alert" className="mb-4 rounded-md bg-error-wash px-4 py-3 text-error">
          {failure.headline && <p className="font-bold">{failure.headline}</p>}
          <p>{failure.text}</p>
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
