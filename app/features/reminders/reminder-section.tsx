import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { REMINDER_HOURS } from '#contract/learning-limits.ts';
import { paths } from '#contract/paths.ts';
import { changeReminder, getReminder, type Reminder } from '#contract/reminders/endpoints.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { reminderTexts as texts } from '#contract/texts/reminders.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';
import type { LoginState } from '#app/lib/session/login-state.ts';
import { Checkbox, Select } from '#app/ui/forms/field.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { RetryLine } from '#app/ui/layout/retry-line.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
import { ReminderChannels } from './reminder-channels.tsx';

interface ReminderSectionProps {
  /** Null without an account, undefined until hydration. */
  readonly userId: number | null | undefined;
}

/** Reminders: off until the learner turns them on. */
export function ReminderSection({ userId }: ReminderSectionProps) {
  return (
    <CardSection heading={texts.heading}>
      <p className="text-ink-soft">{texts.lead}</p>
      {userId === undefined && <Skeleton className="h-11" />}
      {userId === null && <LoginLine />}
      {typeof userId === 'number' && <OwnReminder userId={userId} />}
    </CardSection>
  );
}

function LoginLine() {
  const { pathname } = useLocation();
  const state: LoginState = { from: pathname };
  return (
    <p>
      {texts.needsAccount}{' '}
      <TextLink to={paths.login} state={state}>
        {accountTexts.login}
      </TextLink>
    </p>
  );
}

function OwnReminder({ userId }: { readonly userId: number }) {
  const query = ownQuery(getReminder, {}, userId);
  const { data, error, fetchStatus, refetch } = useQuery(query);
  const save = useSaveReminder(query.queryKey);
  if (!data) {
    // Offline, the query waits without an error.
    if (error || fetchStatus === 'paused')
      return <RetryLine message={texts.loadFailed} onRetry={() => void refetch()} />;
    return <Skeleton className="h-11" />;
  }
  const change = (changed: Partial<Reminder>) => save.mutate({ ...data, ...changed });
  return (
    <>
      <Checkbox
        label={texts.switch}
        checked={data.isOn}
        disabled={save.isPending}
        onChange={({ target }) => change({ isOn: target.checked })}
      />
      {data.endedByAbsence && <p className="rounded-md bg-amber-wash px-4 py-3">{texts.endedByAbsence}</p>}
      {data.isOn && <ReminderTimes reminder={data} isSaving={save.isPending} onChange={change} />}
      {data.isOn && (
        <ReminderChannels
          userId={userId}
          byMail={data.byMail}
          isSaving={save.isPending}
          onByMail={(byMail) => change({ byMail })}
        />
      )}
    </>
  );
}

interface ReminderTimesProps {
  readonly reminder: Reminder;
  readonly isSaving: boolean;
  readonly onChange: (changed: Partial<Reminder>) => void;
}

function ReminderTimes({ reminder: { hour, quietDays }, isSaving, onChange }: ReminderTimesProps) {
  const toggle = (day: number, isQuiet: boolean) => {
    const others = quietDays.filter((other) => other !== day);
    const quiet = isQuiet ? [...others, day] : others;
    if (quiet.length < texts.days.length) onChange({ quietDays: quiet });
    else showToast(texts.allDaysQuiet);
  };
  return (
    <>
      <div className="max-w-60">
        <Select
          label={texts.hour}
          hint={texts.hourHint}
          value={hour}
          disabled={isSaving}
          onChange={({ target }) => onChange({ hour: Number(target.value) })}
        >
          {HOURS.map((offered) => (
            <option key={offered} value={offered}>
              {texts.hourOf(offered)}
            </option>
          ))}
        </Select>
      </div>
      <fieldset>
        <legend className="text-sm font-bold">{texts.quietDays}</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
          {texts.days.map((name, day) => (
            <Checkbox
              key={name}
              label={name}
              checked={quietDays.includes(day)}
              disabled={isSaving}
              onChange={({ target }) => toggle(day, target.checked)}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

const { first, last } = REMINDER_HOURS;
const HOURS = Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The time zone is that of the browser in which the learner last changed something. */
function useSaveReminder(queryKey: readonly unknown[]) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ isOn, byMail, hour, quietDays }: Reminder) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const body = { isOn, byMail, hour, quietDays: [...quietDays], timeZone };
      return api.call(changeReminder, { body });
    },
    onSuccess: (saved) => {
      const before = client.getQueryData<Reminder>(queryKey);
      client.setQueryData(queryKey, saved);
      showToast(savedMessage(before, saved), 'success');
    },
    onError: (error) => showLongToast(failureMessage(error), 'error'),
  });
}

function savedMessage(before: Reminder | undefined, saved: Reminder): string {
  if (!saved.isOn) return texts.turnedOff;
  return before?.isOn ? texts.saved : texts.turnedOn(texts.hourOf(saved.hour));
}
