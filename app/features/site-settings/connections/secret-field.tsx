import type { ReactNode } from 'react';
import { SECRET_MAX_CHARS } from '#contract/site-limits.ts';
import type { SecretState } from '#contract/site-settings/endpoints.ts';
import { secretTexts as texts, siteDeskTexts } from '#contract/texts/site-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';

/** What happens to the stored secret with the next save. */
export type TypedSecret =
  | { readonly action: 'keep' }
  | { readonly action: 'remove' }
  | { readonly action: 'replace'; readonly secret: string };

export const KEPT: TypedSecret = { action: 'keep' };

/** As the calls expect it: absent keeps it, null deletes it. */
export function sentSecret(typed: TypedSecret): string | null | undefined {
  if (typed.action === 'remove') return null;
  return typed.action === 'replace' && typed.secret !== '' ? typed.secret : undefined;
}

interface SecretFieldProps {
  readonly label: string;
  readonly state: SecretState;
  /** The variable that sets it. */
  readonly variable: string | undefined;
  readonly typed: TypedSecret;
  readonly onChange: (typed: TypedSecret) => void;
}

/** A stored secret is never shown: only that there is one, with a way to replace and to delete it. */
export function SecretField({ label, state, variable, typed, onChange }: SecretFieldProps) {
  if (state === 'environment')
    return <Told label={label} text={variable ? siteDeskTexts.byEnvironment(variable) : ''} />;
  const isStored = state !== 'none';
  if (typed.action === 'remove')
    return (
      <Told label={label} text={texts.willBeRemoved}>
        <Button variant="quiet" size="small" onClick={() => onChange(KEPT)}>
          {texts.keep}
        </Button>
      </Told>
    );
  if (state === 'stored' && typed.action === 'keep')
    return (
      <Told label={label} text={texts.states.stored}>
        <Button variant="secondary" size="small" onClick={() => onChange({ action: 'replace', secret: '' })}>
          {texts.replace}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onChange({ action: 'remove' })}>
          {texts.remove}
        </Button>
      </Told>
    );
  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">
        <Field
          label={label}
          hint={texts.states[state] || undefined}
          type="password"
          // Otherwise browsers would fill in the password of the admin.
          autoComplete="new-password"
          maxLength={SECRET_MAX_CHARS}
          value={typed.action === 'replace' ? typed.secret : ''}
          onChange={({ target }) => onChange({ action: 'replace', secret: target.value })}
        />
      </div>
      {isStored && (
        <div className="flex gap-2">
          {state === 'stored' && (
            <Button variant="quiet" size="small" onClick={() => onChange(KEPT)}>
              {texts.keep}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => onChange({ action: 'remove' })}>
            {texts.remove}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ToldProps {
  readonly label: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Told({ label, text, children }: ToldProps) {
  return (
    <div role="group" aria-label={label} className="grid gap-1.5">
      <p className="text-sm font-bold">{label}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="text-ink-soft">{text}</p>
        {children}
      </div>
    </div>
  );
}
