import { useForm } from 'react-hook-form';
import { SITE_LINE_MAX_CHARS } from '#contract/site-limits.ts';
import { saveGoogle, type SiteDesk } from '#contract/site-settings/endpoints.ts';
import { connectionTexts as texts, siteDeskTexts } from '#contract/texts/site-desk.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { Field } from '#app/ui/forms/field.tsx';
import { useSaveSetting } from '../desk-query.ts';
import { lockedBy, showRefusal, withUnusable } from '../refused-field.ts';
import { SettingSection } from '../setting-section.tsx';

export function GoogleForm({ setting }: { readonly setting: SiteDesk['google'] }) {
  const { revision, environment, unusable } = setting;
  const value = withUnusable(setting.value, unusable);
  const api = useApi();
  const form = useForm({ values: { clientId: value.clientId ?? '' } });
  const { errors } = form.formState;
  const save = useSaveSetting(
    ({ clientId }: { clientId: string }) =>
      api.call(saveGoogle, {
        body: { revision, value: { clientId: environment['clientId'] ? '' : clientId.trim() } },
      }),
    (error) => showRefusal(form, ['clientId'], error),
  );
  return (
    <SettingSection
      heading={texts.googleHeading}
      note={texts.googleNote}
      unusable={unusable}
      failure={errors.root?.message}
      isSaving={save.isPending}
      onSubmit={(event) => void form.handleSubmit((typed) => save.mutate(typed))(event)}
    >
      <Field
        label={texts.clientId}
        autoComplete="off"
        maxLength={SITE_LINE_MAX_CHARS}
        error={errors.clientId?.message}
        {...form.register('clientId')}
        {...lockedBy(environment['clientId'], siteDeskTexts.byEnvironment)}
      />
    </SettingSection>
  );
}
