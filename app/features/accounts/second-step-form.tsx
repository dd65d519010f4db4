import { useEffect, useState } from 'react';
import { finishLogin, type LoginResult } from '#contract/accounts/endpoints.ts';
import { SECOND_FACTOR_CODE_MAX_CHARS } from '#contract/limits.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { SubmitArea } from './submit-area.tsx';
import { explainFailure, useAccountForm } from './use-account-form.ts';

interface SecondStepFormProps {
  readonly challenge: string;
  readonly onSuccess: (result: LoginResult) => void;
  readonly onStartOver: () => void;
}

/** The second step of a login: the code of the authenticator app, or a recovery code. */
export function SecondStepForm({ challenge, onSuccess, onStartOver }: SecondStepFormProps) {
  const api = useApi();
  // After that only the password helps: the code cannot be sent any more.
  const [isOver, setIsOver] = useState(false);
  const form = useAccountForm({
    fields: ['code'],
    send: ({ code }) => api.call(finishLogin, { body: { challenge, code } }),
    explain: (error) => {
      setIsOver(error instanceof ApiError && error.statusCode === 401);
      return explainFailure(error);
    },
    onDone: onSuccess,
  });
  const { focus } = form;
  useEffect(() => focus('code'), [focus]);

  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate className="grid gap-5">
      <p>{secondFactorTexts.codeWanted}</p>
      <Field
        label={secondFactorTexts.code}
        hint={secondFactorTexts.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={SECOND_FACTOR_CODE_MAX_CHARS}
        className="text-center font-bold tracking-[0.2em] tabular-nums"
        {...form.field('code')}
      />
      <SubmitArea
        failure={form.failure}
        busyLabel={(form.busy || form.result !== null) && secondFactorTexts.finishing}
        disabled={isOver}
      >
        {secondFactorTexts.finish}
      </SubmitArea>
      <Button variant="secondary" onClick={onStartOver}>
        {secondFactorTexts.back}
      </Button>
    </form>
  );
}
