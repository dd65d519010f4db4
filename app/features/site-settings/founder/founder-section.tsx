import type { ComponentType } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Founder } from '#contract/founder/endpoints.ts';
import { NAME_MAX_CHARS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import {
  SITE_ADDRESS_MAX_CHARS,
  SITE_LINE_MAX_CHARS,
  SITE_PARAGRAPH_MAX_CHARS,
} from '#contract/site-limits.ts';
import { saveFounder, type SiteDesk } from '#contract/site-settings/endpoints.ts';
import { founderFormTexts as texts } from '#contract/texts/site-desk.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { Field, TextArea } from '#app/ui/forms/field.tsx';
import { useSaveSetting } from '../desk-query.ts';
import { Preview } from '../preview.tsx';
import { showRefusal } from '../refused-field.ts';
import { SettingSection } from '../setting-section.tsx';
import { useSettingForm } from '../use-setting-form.ts';
import { CertificateEntries, Jobs, Socials } from './founder-entries.tsx';
import { founderForm, type FounderForm, previewOf, typedFounderOf } from './founder-values.ts';
import { PictureField } from './picture-field.tsx';

interface FounderSectionProps {
  readonly setting: SiteDesk['founder'];
  /** The components of the public page. */
  readonly View: ComponentType<{ readonly founder: Founder }>;
}

export function FounderSection({ setting, View }: FounderSectionProps) {
  const { value, unusable } = setting;
  const api = useApi();
  const { form, revision, showSaved } = useSettingForm<FounderForm>(founderForm(value), setting.revision);
  const { control, register, formState } = form;
  const { errors } = formState;
  const save = useSaveSetting(
    (typed: FounderForm) => api.call(saveFounder, { body: { revision, value: typedFounderOf(typed) } }),
    (error) => showRefusal(form, ['role', 'about', 'story', 'studies', 'website'], error),
  );
  const submit = form.handleSubmit((typed) =>
    save.mutate(typed, {
      onSuccess: ({ founder }) => showSaved(founderForm(founder.value)),
    }),
  );
  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-2">
      <SettingSection
        heading={texts.heading}
        note={texts.note}
        unusable={unusable}
        failure={errors.root?.message}
        isSaving={save.isPending}
        onSubmit={(event) => void submit(event)}
      >
        <Field label={texts.name} autoComplete="off" maxLength={NAME_MAX_CHARS} {...register('name')} />
        <Field
          label={texts.role}
          maxLength={SITE_LINE_MAX_CHARS}
          error={errors.role?.message}
          {...register('role')}
        />
        <TextArea
          label={texts.about}
          rows={3}
          maxLength={SITE_PARAGRAPH_MAX_CHARS}
          error={errors.about?.message}
          {...register('about')}
        />
        <Controller
          control={control}
          name="photo"
          render={({ field }) => (
            <PictureField label={texts.photo} address={field.value} onChange={field.onChange} />
          )}
        />
        <TextArea
          label={texts.story}
          hint={texts.paragraphsHint}
          rows={8}
          error={errors.story?.message}
          {...register('story')}
        />
        <TextArea
          label={texts.studies}
          hint={texts.studiesHint}
          rows={2}
          error={errors.studies?.message}
          {...register('studies')}
        />
        <Jobs form={form} />
        <CertificateEntries form={form} />
        <Socials form={form} />
        <Field
          label={texts.website}
          hint={texts.websiteHint}
          inputMode="url"
          autoComplete="off"
          maxLength={SITE_ADDRESS_MAX_CHARS}
          error={errors.website?.message}
          {...register('website')}
        />
      </SettingSection>
      <Preview page={paths.profile}>
        <Typed form={form} View={View} />
      </Preview>
    </div>
  );
}

interface TypedProps extends Pick<FounderSectionProps, 'View'> {
  readonly form: UseFormReturn<FounderForm>;
}

/** Renders with every letter; the form above it does not. */
function Typed({ form, View }: TypedProps) {
  useWatch({ control: form.control });
  return <View founder={previewOf(form.getValues())} />;
}
