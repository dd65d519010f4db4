import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SITE_ADDRESS_MAX_CHARS, SITE_LINE_MAX_CHARS } from '#contract/site-limits.ts';
import { saveMail, type SiteDesk, testMail } from '#contract/site-settings/endpoints.ts';
import { connectionTexts as texts, siteDeskTexts } from '#contract/texts/site-desk.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { Field } from '#app/ui/forms/field.tsx';
import { useSaveSetting } from '../desk-query.ts';
import { lockedBy, showRefusal, withUnusable } from '../refused-field.ts';
import { SettingSection } from '../setting-section.tsx';
import { useConnectionTest } from './connection-test.tsx';
import { KEPT, SecretField, sentSecret, type TypedSecret } from './secret-field.tsx';

interface MailFormProps {
  readonly desk: Pick<SiteDesk, 'mail' | 'secrets'>;
}

const formOf = ({ server, user, sender }: SiteDesk['mail']['value']) => ({
  server: server ?? '',
  user: user ?? '',
  sender: sender ?? '',
});
type Typed = ReturnType<typeof formOf>;

export function MailForm({ desk: { mail: setting, secrets } }: MailFormProps) {
  const { value, revision, environment, unusable } = setting;
  const api = useApi();
  const form = useForm<Typed>({ values: formOf(withUnusable(value, unusable)) });
  const { errors } = form.formState;
  const [password, setPassword] = useState<TypedSecret>(KEPT);
  /** What the environment sets is not sent. */
  const valueOf = (typed: Typed) => ({
    server: environment['server'] ? '' : typed.server.trim(),
    user: environment['user'] ? '' : typed.user,
    sender: environment['sender'] ? '' : typed.sender,
  });
  const save = useSaveSetting(
    async (typed: Typed) => {
      const body = { revision, value: valueOf(typed), password: sentSecret(password) };
      const desk = await api.call(saveMail, { body });
      setPassword(KEPT);
      return desk;
    },
    (error) => showRefusal(form, ['server', 'user', 'sender'], error),
  );
  const test = useConnectionTest({
    label: texts.testMail,
    run: () =>
      api.call(testMail, { body: { value: valueOf(form.getValues()), password: sentSecret(password) } }),
  });
  return (
    <SettingSection
      heading={texts.mailHeading}
      note={texts.mailNote}
      unusable={unusable}
      failure={errors.root?.message}
      isSaving={save.isPending}
      onSubmit={(event) => void form.handleSubmit((typed) => save.mutate(typed))(event)}
      actions={test.button}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={texts.server}
          hint={texts.serverHint}
          autoComplete="off"
          maxLength={SITE_ADDRESS_MAX_CHARS}
          error={errors.server?.message}
          {...form.register('server')}
          {...lockedBy(environment['server'], siteDeskTexts.byEnvironment)}
        />
        <Field
          label={texts.sender}
          hint={texts.senderHint}
          autoComplete="off"
          maxLength={SITE_LINE_MAX_CHARS}
          error={errors.sender?.message}
          {...form.register('sender')}
          {...lockedBy(environment['sender'], siteDeskTexts.byEnvironment)}
        />
        <Field
          label={texts.user}
          autoComplete="off"
          maxLength={SITE_LINE_MAX_CHARS}
          error={errors.user?.message}
          {...form.register('user')}
          {...lockedBy(environment['user'], siteDeskTexts.byEnvironment)}
        />
        <SecretField
          label={texts.password}
          state={secrets['mail-password']}
          variable={environment['password']}
          typed={password}
          onChange={setPassword}
        />
      </div>
      {test.result}
    </SettingSection>
  );
}
