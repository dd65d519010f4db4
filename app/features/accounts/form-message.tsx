import type { ReactNode } from 'react';
import type { FormFailure } from './use-account-form.ts';

interface FormMessageProps {
  readonly failure?: FormFailure | null;
  readonly success?: ReactNode;
}

/** What a form has to say: a failure interrupts the screen reader, a success waits for its turn. */
export function FormMessage({ failure, success }: FormMessageProps) {
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
