import { type UseFormReturn, useWatch } from 'react-hook-form';
import { BANKS } from '#contract/donate/banks.ts';
import { SITE_LINE_MAX_CHARS } from '#contract/site-limits.ts';
import { donationFormTexts as texts } from '#contract/texts/site-desk.ts';
import { Field, Select } from '#app/ui/forms/field.tsx';
import { type DonationForm, OTHER_BANK } from './donation-values.ts';

/** The bank account, while the site accepts donations. */
export function AccountFields({ form }: { readonly form: UseFormReturn<DonationForm> }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [accepts, chosen] = useWatch({ control, name: ['accepts', 'chosen'] });
  if (!accepts) return null;
  return (
    <>
      <Select
        label={texts.bank}
        error={chosen === OTHER_BANK ? undefined : errors.bank?.message}
        {...register('chosen')}
      >
        <option value="">{texts.chooseBank}</option>
        {BANKS.map(({ bank, name }) => (
          <option key={bank} value={bank}>
            {name}
          </option>
        ))}
        <option value={OTHER_BANK}>{texts.otherBank}</option>
      </Select>
      {chosen === OTHER_BANK && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label={texts.bankNumber}
            hint={texts.bankNumberHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            error={errors.bank?.message}
            {...register('bank')}
          />
          <Field
            label={texts.bankName}
            autoComplete="off"
            maxLength={SITE_LINE_MAX_CHARS}
            error={errors.bankName?.message}
            {...register('bankName')}
          />
        </div>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={texts.account}
          autoComplete="off"
          maxLength={30}
          error={errors.account?.message}
          {...register('account')}
        />
        <Field
          label={texts.accountName}
          autoComplete="off"
          maxLength={SITE_LINE_MAX_CHARS}
          error={errors.accountName?.message}
          {...register('accountName')}
        />
        <Field
          label={texts.transferNote}
          hint={texts.transferNoteHint}
          autoComplete="off"
          error={errors.note?.message}
          {...register('note')}
        />
        <Field
          label={texts.amounts}
          hint={texts.amountsHint}
          autoComplete="off"
          error={errors.amounts?.message}
          {...register('amounts')}
        />
      </div>
    </>
  );
}
