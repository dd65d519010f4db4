import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { PHONE_MAX_CHARS } from '#contract/limits.ts';
import { requestSupplier } from '#contract/suppliers/endpoints.ts';
import { supplierTexts } from '#contract/texts/users.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';
import { Alert } from '#app/ui/overlays/question-dialogs.ts';

interface SupplierRequestFormProps {
  /** From the token; empty if the token has none (PRODUCT.md, Supplier requests). */
  readonly email: string;
  /** Called when the success alert is closed. */
  readonly onSent: () => void;
}

/** Every outcome is an alert (PRODUCT.md, Supplier requests); after success, `onSent` waits until it is closed. */
export function SupplierRequestForm({ email, onSent }: SupplierRequestFormProps) {
  const api = useApi();
  const [phoneNumber, setPhoneNumber] = useState('');
  const [alert, setAlert] = useState<string | null>(null);
  const request = useMutation({
    mutationFn: () =>
      api.call(requestSupplier, { query: { email, phoneNumber: phoneNumber.trim() }, body: {} }),
    onSuccess: () => setAlert(supplierTexts.sent),
    onError: (error) =>
      setAlert(error instanceof ApiError ? supplierTexts.failedWith(error.message) : supplierTexts.failed),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!email) setAlert(supplierTexts.emailMissing);
    else if (!phoneNumber.trim()) setAlert(supplierTexts.phoneMissing);
    else request.mutate();
  };
  const closeAlert = () => {
    setAlert(null);
    if (request.isSuccess) onSent();
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field
        label={supplierTexts.email}
        hint={supplierTexts.emailHint}
        type="email"
        name="email"
        autoComplete="username"
        readOnly
        value={email}
      />
      <Field
        label={supplierTexts.phone}
        hint={supplierTexts.phoneHint}
        type="text"
        inputMode="tel"
        name="phoneNumber"
        autoComplete="tel"
        required
        maxLength={PHONE_MAX_CHARS}
        value={phoneNumber}
        onChange={(event) => setPhoneNumber(event.target.value)}
      />
      <Button type="submit" disabled={!email} busyLabel={request.isPending && supplierTexts.sending}>
        {supplierTexts.send}
      </Button>
      {alert !== null && (
        <OnDemand onFailed={closeAlert}>
          <Alert message={alert} onClose={closeAlert} />
        </OnDemand>
      )}
    </form>
  );
}
