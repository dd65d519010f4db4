import { useForm } from 'react-hook-form';
import { saveRegistration, type SiteDesk } from '#contract/site-settings/endpoints.ts';
import { registrationSwitchTexts as texts } from '#contract/texts/site-desk.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { Checkbox } from '#app/ui/forms/field.tsx';
import { useSaveSetting } from '../desk-query.ts';
import { showRefusal } from '../refused-field.ts';
import { SettingSection } from '../setting-section.tsx';

type Registration = SiteDesk['registration'];

export function RegistrationForm({
  setting: { value, revision, unusable },
}: {
  readonly setting: Registration;
}) {
  const api = useApi();
  const form = useForm({ values: value });
  const save = useSaveSetting(
    (typed: Registration['value']) => api.call(saveRegistration, { body: { revision, value: typed } }),
    (error) => showRefusal(form, [], error),
  );
  return (
    <SettingSection
      heading={texts.heading}
      note={texts.note}
      unusable={unusable}
      failure={form.formState.errors.root?.message}
      isSaving={save.isPending}
      onSubmit={(event) => void form.handleSubmit((typed) => save.mutate(typed))(event)}
    >
      <Checkbox label={texts.isOpen} {...form.register('isOpen')} />
    </SettingSection>
  );
}
