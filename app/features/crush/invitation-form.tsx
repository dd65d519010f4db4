import { type FormEvent, useState } from 'react';
import { CRUSH_MAX_CHARS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { crushTexts } from '#contract/texts/crush.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import {
  CRUSH_FIELDS,
  type CrushField,
  type Invitation,
  missingFields,
  readInvitation,
} from './invitation.ts';

interface InvitationFormProps {
  /** The values already in the URL. */
  readonly given: Invitation;
  readonly onWritten: (invitation: Invitation) => void;
}

/** All four fields are required (PRODUCT.md, Small pages). Without JavaScript the browser validates them itself. */
export function InvitationForm({ given, onWritten }: InvitationFormProps) {
  const isHydrated = useHydrated();
  const [missing, setMissing] = useState<readonly CrushField[]>([]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const invitation = readInvitation(new FormData(form));
    const [first, ...others] = missingFields(invitation);
    if (!first) return onWritten(invitation);
    setMissing([first, ...others]);
    form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  return (
    <Card>
      <form action={paths.crush} noValidate={isHydrated} onSubmit={submit} className="grid gap-5 text-left">
        {CRUSH_FIELDS.map((field) => (
          <Field
            key={field}
            name={field}
            label={crushTexts.fields[field].label}
            placeholder={crushTexts.fields[field].placeholder}
            error={missing.includes(field) ? crushTexts.fields[field].missing : null}
            defaultValue={given[field]}
            maxLength={CRUSH_MAX_CHARS[field]}
            required
            autoComplete="off"
            onChange={() => setMissing(missing.filter((other) => other !== field))}
          />
        ))}
        <noscript>
          <p className="rounded-md bg-amber-wash px-4 py-3">{crushTexts.withoutScript}</p>
        </noscript>
        <Button type="submit" size="large">
          {crushTexts.submit}
        </Button>
        <p className="text-center text-sm text-ink-soft">{crushTexts.privacy}</p>
      </form>
    </Card>
  );
}
