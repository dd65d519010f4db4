import type { ComponentType } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Donation } from '#contract/donate/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { SITE_LINE_MAX_CHARS } from '#contract/site-limits.ts';
import { saveDonation, type SiteDesk } from '#contract/site-settings/endpoints.ts';
import { donationFormTexts as texts, founderFormTexts } from '#contract/texts/site-desk.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { Checkbox, Field, TextArea } from '#app/ui/forms/field.tsx';
import { useSaveSetting } from '../desk-query.ts';
import { Preview } from '../preview.tsx';
import { showRefusal } from '../refused-field.ts';
import { SettingSection } from '../setting-section.tsx';
import { useSettingForm } from '../use-setting-form.ts';
import { AccountFields } from './account-fields.tsx';
import { amountsOf, donationForm, type DonationForm, previewOf, typedDonationOf } from './donation-values.ts';

interface DonationSectionProps {
  readonly setting: SiteDesk['donation'];
  /** The components of the public page. */
  readonly View: ComponentType<{ readonly donation: Donation }>;
}

const FIELDS = [
  'greeting',
  'letter',
  'signature',
  'bank',
  'bankName',
  'account',
  'accountName',
  'note',
  'amounts',
] as const;

export function DonationSection({ setting, View }: DonationSectionProps) {
  const { value, unusable } = setting;
  const api = useApi();
  const { form, revision, showSaved } = useSettingForm<DonationForm>(donationForm(value), setting.revision);
  const { errors } = form.formState;
  const save = useSaveSetting(
    (typed: DonationForm) => api.call(saveDonation, { body: { revision, value: typedDonationOf(typed) } }),
    (error) => showRefusal(form, FIELDS, error),
  );
  const submit = form.handleSubmit((typed) => {
    if (typed.accepts && amountsOf(typed.amounts) === null)
      form.setError('amounts', { message: texts.amountsWrong }, { shouldFocus: true });
    else
      save.mutate(typed, {
        onSuccess: ({ donation }) => showSaved(donationForm(donation.value)),
      });
  });
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
        <Field
          label={texts.greeting}
          maxLength={SITE_LINE_MAX_CHARS}
          error={errors.greeting?.message}
          {...form.register('greeting')}
        />
        <TextArea
          label={texts.letter}
          hint={founderFormTexts.paragraphsHint}
          rows={8}
          error={errors.letter?.message}
          {...form.register('letter')}
        />
        <Field
          label={texts.signature}
          maxLength={SITE_LINE_MAX_CHARS}
          error={errors.signature?.message}
          {...form.register('signature')}
        />
        <Checkbox label={texts.accepts} {...form.register('accepts')} />
        <AccountFields form={form} />
      </SettingSection>
      <Preview page={paths.donate}>
        <Typed form={form} View={View} />
      </Preview>
    </div>
  );
}

interface TypedProps extends Pick<DonationSectionProps, 'View'> {
  readonly form: UseFormReturn<DonationForm>;
}

/** Renders with every letter; the form above it does not. */
function Typed({ form, View }: TypedProps) {
  useWatch({ control: form.control });
  return <View donation={previewOf(form.getValues())} />;
}
