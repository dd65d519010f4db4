import type { ReactNode, Ref } from 'react';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import type { FormFailure } from './use-account-form.ts';

interface SubmitAreaProps {
  readonly failure: FormFailure | null;
  readonly success?: ReactNode;
  readonly busyLabel: string | false;
  readonly disabled?: boolean;
  /** What to do next, in the place of the button. */
  readonly instead?: ReactNode;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  /** What the button says. */
  readonly children: ReactNode;
}

/** The foot of a form: what happened last, and the button. */
export function SubmitArea({
  failure,
  success,
  busyLabel,
  disabled,
  instead,
  buttonRef,
  children,
}: SubmitAreaProps) {
  // Until the page is live the browser itself would send the form, with the password in the address.
  const live = useHydrated();
  return (
    <div>
      <FormMessage failure={failure} success={success} />
      {instead || (
        <Button
          type="submit"
          ref={buttonRef}
          className={live ? 'w-full' : 'w-full opacity-100!'}
          disabled={disabled || !live}
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

/** What a form has to say: a failure interrupts the screen reader, a success waits for its turn. */
function FormMessage({ failure, success }: FormMessageProps) {
  return (
    <>
      {failure && (
        <div role="alert" className="mb-4 rounded-md bg-error-wash px-4 py-3 text-error">
          {failure.headline && <p className="font-bold">{failure.headline}</p>}
          <p>{failure.text}</p>
        </div>
      )}
      {/* Always there: a region that arrives together with its text is not read out everywhere. */}
      <div role="status">
        {success && (
          <div className="mb-4 grid gap-1 rounded-md bg-moss-wash px-4 py-3 text-moss">{success}</div>
        )}
      </div>
    </>
  );
}
