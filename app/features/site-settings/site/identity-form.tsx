import { useForm } from 'react-hook-form';
import { PHONE_MAX_CHARS } from '#contract/limits.ts';
import { SITE_LINE_MAX_CHARS, SITE_NAME_MAX_CHARS } from '#contract/site-limits.ts';
import { saveIdentity, type SiteDesk } from '#contract/site-settings/endpoints.ts';
import { identityTexts as texts, siteDeskTexts } from '#contract/texts/site-desk.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { Field } from '#app/ui/forms/field.tsx';
import { useSaveSetting } from '../desk-query.ts';
import { showRefusal, withUnusable } from '../refused-field.ts';
import { SettingSection } from '../setting-section.tsx';

type Identity = SiteDesk['identity'];

const formOf = ({ name, email, phone, address }: Identity['value']) => ({
  name,
  email: email ?? '',
  phone: phone ?? '',
  address: address ?? '',
});

export function IdentityForm({ setting }: { readonly setting: Identity }) {
  const { value, revision, unusable } = setting;
  const api = useApi();
  const form = useForm({ values: formOf(withUnusable(value, unusable)) });
  const { errors } = form.formState;
  const save = useSaveSetting(
    (typed: ReturnType<typeof formOf>) => api.call(saveIdentity, { body: { revision, value: typed } }),
    (error) => showRefusal(form, ['name', 'email', 'phone', 'address'], error),
  );
  return (
    <SettingSection
      heading={texts.heading}
      note={texts.note}
      unusable={unusable}
      failure={errors.root?.message}
      isSaving={save.isPending}
      onSubmit={(event) => void form.handleSubmit((typed) => save.mutate(typed))(event)}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={texts.name}
          maxLength={SITE_NAME_MAX_CHARS}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Field
          label={texts.email}
          hint={siteDeskTexts.optional}
          inputMode="email"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Field
          label={texts.phone}
          hint={siteDeskTexts.optional}
          inputMode="tel"
          autoComplete="off"
          maxLength={PHONE_MAX_CHARS}
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <Field
          label={texts.address}
          hint={siteDeskTexts.optional}
          autoComplete="off"
          maxLength={SITE_LINE_MAX_CHARS}
          error={errors.address?.message}
          {...form.register('address')}
        />
      </div>
    </SettingSection>
  );
}
