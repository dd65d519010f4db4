import { useMutation } from '@tanstack/react-query';
import type { ConnectionTest } from '#contract/site-settings/endpoints.ts';
import { connectionTexts as texts } from '#contract/texts/site-desk.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Button } from '#app/ui/button.tsx';

interface ConnectionTestProps {
  readonly label: string;
  readonly run: () => Promise<ConnectionTest>;
}

/** Tries what is typed, without saving it, and says what went wrong. */
export function useConnectionTest({ label, run }: ConnectionTestProps) {
  const test = useMutation({ mutationFn: run });
  const { data, error } = test;
  return {
    forget: test.reset,
    button: (
      <Button variant="secondary" busyLabel={test.isPending && texts.testing} onClick={() => test.mutate()}>
        {label}
      </Button>
    ),
    result: (
      <p
        role="status"
        data-ok={data?.ok}
        className="rounded-md bg-amber-wash px-4 py-3 text-amber empty:hidden data-[ok=true]:bg-moss-wash data-[ok=true]:text-moss"
      >
        {data?.message ?? (error ? failureMessage(error) : null)}
      </p>
    ),
  };
}
