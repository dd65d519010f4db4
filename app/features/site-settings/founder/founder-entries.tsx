import { Controller, useFieldArray, type UseFormReturn } from 'react-hook-form';
import { SOCIAL_KINDS } from '#contract/founder/socials.ts';
import {
  SITE_ADDRESS_MAX_CHARS,
  SITE_LINE_MAX_CHARS,
  SITE_PARAGRAPH_MAX_CHARS,
} from '#contract/site-limits.ts';
import { founderTexts } from '#contract/texts/founder.ts';
import { founderFormTexts as texts } from '#contract/texts/site-desk.ts';
import { Field, Select, TextArea } from '#app/ui/forms/field.tsx';
import { EntryRows } from './entry-rows.tsx';
import { BLANK_CERTIFICATE, BLANK_JOB, BLANK_SOCIAL, type FounderForm } from './founder-values.ts';
import { PictureField } from './picture-field.tsx';

interface EntriesProps {
  readonly form: UseFormReturn<FounderForm>;
}

const PAIR = 'grid items-start gap-3 sm:grid-cols-2';

export function Jobs({ form: { control, register } }: EntriesProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'work' });
  return (
    <EntryRows
      heading={texts.work}
      ids={fields.map(({ id }) => id)}
      nameOf={texts.job}
      addLabel={texts.addJob}
      onAdd={() => append(BLANK_JOB)}
      onRemove={remove}
    >
      {(index) => (
        <>
          <div className={PAIR}>
            <Field label={texts.title} maxLength={SITE_LINE_MAX_CHARS} {...register(`work.${index}.title`)} />
            <Field label={texts.place} maxLength={SITE_LINE_MAX_CHARS} {...register(`work.${index}.place`)} />
            <Field
              label={texts.from}
              hint={texts.timeHint}
              autoComplete="off"
              {...register(`work.${index}.from`)}
            />
            <Field
              label={texts.to}
              hint={texts.toHint}
              autoComplete="off"
              {...register(`work.${index}.to`)}
            />
          </div>
          <TextArea
            label={texts.text}
            rows={2}
            maxLength={SITE_PARAGRAPH_MAX_CHARS}
            {...register(`work.${index}.text`)}
          />
        </>
      )}
    </EntryRows>
  );
}

export function CertificateEntries({ form: { control, register } }: EntriesProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'certificates' });
  return (
    <EntryRows
      heading={texts.certificates}
      ids={fields.map(({ id }) => id)}
      nameOf={texts.certificate}
      addLabel={texts.addCertificate}
      onAdd={() => append(BLANK_CERTIFICATE)}
      onRemove={remove}
    >
      {(index) => (
        <>
          <Field
            label={texts.certificateName}
            maxLength={SITE_LINE_MAX_CHARS}
            {...register(`certificates.${index}.name`)}
          />
          <div className={PAIR}>
            <Field
              label={texts.issuer}
              maxLength={SITE_LINE_MAX_CHARS}
              {...register(`certificates.${index}.issuer`)}
            />
            <Field
              label={texts.year}
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              {...register(`certificates.${index}.year`)}
            />
          </div>
          <Controller
            control={control}
            name={`certificates.${index}.image`}
            render={({ field }) => (
              <PictureField label={texts.image} address={field.value} onChange={field.onChange} />
            )}
          />
        </>
      )}
    </EntryRows>
  );
}

export function Socials({ form: { control, register } }: EntriesProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'socials' });
  return (
    <EntryRows
      heading={texts.socials}
      ids={fields.map(({ id }) => id)}
      nameOf={texts.social}
      addLabel={texts.addSocial}
      onAdd={() => append(BLANK_SOCIAL)}
      onRemove={remove}
    >
      {(index) => (
        <div className="grid items-start gap-3 sm:grid-cols-[12rem_1fr]">
          <Select label={texts.kind} {...register(`socials.${index}.kind`)}>
            {SOCIAL_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {founderTexts.socials[kind]}
              </option>
            ))}
          </Select>
          <Field
            label={texts.url}
            hint={texts.websiteHint}
            inputMode="url"
            autoComplete="off"
            maxLength={SITE_ADDRESS_MAX_CHARS}
            {...register(`socials.${index}.url`)}
          />
        </div>
      )}
    </EntryRows>
  );
}
