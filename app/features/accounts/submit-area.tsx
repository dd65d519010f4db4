import type { ReactNode, Ref } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FormMessage } from './form-message.tsx';
import type { FormFailure } from './use-account-form.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';

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
