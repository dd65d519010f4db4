import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { NAME_MAX_CHARS, PHONE_MAX_CHARS } from '#contract/limits.ts';
import { changeOwnAccount, type OwnAccount } from '#contract/own-account/endpoints.ts';
import { ownAccountTexts } from '#contract/texts/own-account.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { useRememberAccount } from './own-account-query.ts';

interface Profile {
  readonly name: string;
  readonly phoneNumber: string;
}

const profileOf = ({ name, phoneNumber }: OwnAccount): Profile => ({ name, phoneNumber: phoneNumber ?? '' });

/** The server validates; its errors are shown at their fields. */
export function ProfileForm({ account }: { readonly account: OwnAccount }) {
  const api = useApi();
  const remember = useRememberAccount();
  const form = useForm<Profile>({ defaultValues: profileOf(account) });
  const { errors, isDirty } = form.formState;
  const save = useMutation({
    mutationFn: ({ name, phoneNumber }: Profile) =>
      api.call(changeOwnAccount, { body: { name, phoneNumber: phoneNumber.trim() || null } }),
    onSuccess: (changed) => {
      remember(changed);
      form.reset(profileOf(changed));
    },
    onError: (error) =>
      form.setError(fieldOf(error), { message: failureMessage(error) }, { shouldFocus: true }),
  });
  return (
    <CardSection heading={ownAccountTexts.profile}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void form.handleSubmit((profile) => save.mutate(profile))(event)}
      >
        <Field
          label={ownAccountTexts.name}
          autoComplete="name"
          required
          maxLength={NAME_MAX_CHARS}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Field
          label={ownAccountTexts.phoneNumber}
          hint={ownAccountTexts.phoneHint}
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX_CHARS}
          error={errors.phoneNumber?.message}
          {...form.register('phoneNumber')}
        />
        <p role="alert" className="text-sm text-error empty:hidden">
          {errors.root?.message}
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busyLabel={save.isPending && ownAccountTexts.saving}>
            {ownAccountTexts.save}
          </Button>
          <p role="status" className="text-sm text-moss">
            {save.isSuccess && !isDirty && ownAccountTexts.saved}
          </p>
        </div>
      </form>
    </CardSection>
  );
}

function fieldOf(error: unknown): keyof Profile | 'root' {
  const field = error instanceof ApiError ? error.field : undefined;
  return field === 'name' || field === 'phoneNumber' ? field : 'root';
}
