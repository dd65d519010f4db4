import type { ChangeEvent, ClipboardEvent, ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { OTP_DIGITS } from '#contract/limits.ts';
import { registrationTexts } from '#contract/texts/credentials.ts';
import { Field } from '#app/ui/forms/field.tsx';
import { otpDigits } from './otp.ts';

type OtpFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'onChange'> &
  Pick<UseFormRegisterReturn, 'onChange'>;

/** One input for the six digits: pasting works, and phones offer the code from a new message. */
export function OtpField({ onChange, ...rest }: OtpFieldProps) {
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const digits = otpDigits(input.value);
    if (digits !== input.value) input.value = digits;
    return onChange(event);
  };

  // The browser would cut a pasted ` 123 456 ` to six characters before the digits are extracted.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const input = event.currentTarget;
    const { value, selectionStart, selectionEnd } = input;
    const pasted = otpDigits(event.clipboardData.getData('text'));
    const isWhole = pasted.length === OTP_DIGITS;
    input.value = isWhole
      ? pasted
      : otpDigits(
          value.slice(0, selectionStart ?? undefined) + pasted + value.slice(selectionEnd ?? undefined),
        );
    return onChange({ target: input, type: 'change' });
  };

  return (
    <Field
      label={registrationTexts.otp}
      hint={registrationTexts.otpHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      maxLength={OTP_DIGITS}
      className="h-14! text-center indent-[0.4em] text-2xl! font-bold tracking-[0.4em] tabular-nums"
      onChange={(event) => void keepDigits(event)}
      onPaste={(event) => void paste(event)}
      {...rest}
    />
  );
}
