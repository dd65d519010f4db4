import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SITE_ADDRESS_MAX_CHARS, SITE_LINE_MAX_CHARS } from '#contract/site-limits.ts';
import { saveModel, type SiteDesk, testModel } from '#contract/site-settings/endpoints.ts';
import { connectionTexts as texts, siteDeskTexts } from '#contract/texts/site-desk.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { formatNumber } from '#app/lib/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { useSaveSetting } from '../desk-query.ts';
import { lockedBy, showRefusal, withUnusable } from '../refused-field.ts';
import { SettingSection } from '../setting-section.tsx';
import { useConnectionTest } from './connection-test.tsx';
import { KEPT, SecretField, sentSecret, type TypedSecret } from './secret-field.tsx';

interface ModelFormProps {
  readonly desk: Pick<SiteDesk, 'model' | 'secrets' | 'answersToday'>;
}

const formOf = ({ baseUrl, model, dailyAnswers }: SiteDesk['model']['value']) => ({
  baseUrl: baseUrl ?? '',
  model: model ?? '',
  dailyAnswers: dailyAnswers === null ? '' : String(dailyAnswers),
});
type Typed = ReturnType<typeof formOf>;

const DISCONNECTED = { baseUrl: '', model: '' } as const;

export function ModelForm({ desk: { model: setting, secrets, answersToday } }: ModelFormProps) {
  const { value, revision, environment, unusable } = setting;
  const api = useApi();
  const form = useForm<Typed>({ values: formOf(withUnusable(value, unusable)) });
  const { errors } = form.formState;
  const [key, setKey] = useState<TypedSecret>(KEPT);
  /** What the environment sets is not sent. */
  const valueOf = ({ baseUrl, model, dailyAnswers }: Typed) => ({
    baseUrl: environment['baseUrl'] ? '' : baseUrl.trim(),
    model: environment['model'] ? '' : model,
    // What is no number is sent as 0, which is refused: null would be no limit.
    dailyAnswers: dailyAnswers.trim() === '' ? null : Number(dailyAnswers) || 0,
  });
  const save = useSaveSetting(
    async ({ typed, secret }: { typed: Typed; secret: TypedSecret }) => {
      const body = { revision, value: valueOf(typed), key: sentSecret(secret) };
      const desk = await api.call(saveModel, { body });
      setKey(KEPT);
      return desk;
    },
    (error) => showRefusal(form, ['baseUrl', 'model', 'dailyAnswers'], error),
  );
  const test = useConnectionTest({
    label: texts.test,
    run: () => api.call(testModel, { body: { value: valueOf(form.getValues()), key: sentSecret(key) } }),
  });
  // Without its key, or with a field that cannot be used, the model is not asked.
  const isConnected =
    value.baseUrl !== null &&
    value.model !== null &&
    Object.keys(unusable).length === 0 &&
    secrets['model-key'] !== 'unreadable';
  const isByEnvironment = Boolean(environment['baseUrl']);
  return (
    <SettingSection
      heading={texts.modelHeading}
      note={texts.modelNote}
      badge={
        <Badge tone={isConnected ? 'moss' : 'neutral'}>{isConnected ? texts.modelOn : texts.modelOff}</Badge>
      }
      unusable={unusable}
      failure={errors.root?.message}
      isSaving={save.isPending}
      onSubmit={(event) => void form.handleSubmit((typed) => save.mutate({ typed, secret: key }))(event)}
      actions={
        <>
          {test.button}
          {isConnected && !isByEnvironment && (
            <Button
              variant="quiet"
              onClick={() => {
                test.forget();
                save.mutate({
                  typed: { ...form.getValues(), ...DISCONNECTED },
                  secret: { action: 'remove' },
                });
              }}
            >
              {texts.disconnect}
            </Button>
          )}
        </>
      }
    >
      <Field
        label={texts.baseUrl}
        hint={texts.baseUrlHint}
        inputMode="url"
        autoComplete="off"
        maxLength={SITE_ADDRESS_MAX_CHARS}
        error={errors.baseUrl?.message}
        {...form.register('baseUrl')}
        {...lockedBy(environment['baseUrl'], siteDeskTexts.byEnvironment)}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={texts.model}
          autoComplete="off"
          maxLength={SITE_LINE_MAX_CHARS}
          error={errors.model?.message}
          {...form.register('model')}
          {...lockedBy(environment['model'], siteDeskTexts.byEnvironment)}
        />
        <Field
          label={texts.dailyAnswers}
          hint={texts.dailyAnswersHint(formatNumber(answersToday))}
          inputMode="numeric"
          autoComplete="off"
          error={errors.dailyAnswers?.message}
          {...form.register('dailyAnswers')}
        />
      </div>
      <SecretField
        label={texts.key}
        state={secrets['model-key']}
        variable={environment['key']}
        typed={key}
        onChange={setKey}
      />
      {test.result}
    </SettingSection>
  );
}
