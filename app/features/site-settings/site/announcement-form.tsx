import { useForm } from 'react-hook-form';
import {
  ANNOUNCEMENT_LINK_TEXT_MAX_CHARS,
  ANNOUNCEMENT_MAX_CHARS,
  SITE_ADDRESS_MAX_CHARS,
} from '#contract/site-limits.ts';
import { saveAnnouncement, type SiteDesk } from '#contract/site-settings/endpoints.ts';
import { announcementFormTexts as texts } from '#contract/texts/site-desk.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { Checkbox, Field, TextArea } from '#app/ui/forms/field.tsx';
import { useSaveSetting } from '../desk-query.ts';
import { showRefusal } from '../refused-field.ts';
import { SettingSection } from '../setting-section.tsx';

type Announcement = SiteDesk['announcement'];

const formOf = ({ text, link, linkText, from, until, closable }: Announcement['value']) => ({
  text,
  link: link ?? '',
  linkText,
  from: localMinute(from),
  until: localMinute(until),
  closable,
});
type Typed = ReturnType<typeof formOf>;

const valueOf = (typed: Typed) => ({ ...typed, from: momentOf(typed.from), until: momentOf(typed.until) });

export function AnnouncementForm({
  setting: { value, revision, unusable },
}: {
  readonly setting: Announcement;
}) {
  const api = useApi();
  const form = useForm({ values: formOf(value) });
  const { errors } = form.formState;
  const save = useSaveSetting(
    (typed: Typed) => api.call(saveAnnouncement, { body: { revision, value: valueOf(typed) } }),
    (error) => showRefusal(form, ['text', 'link', 'linkText', 'from', 'until'], error),
  );
  return (
    <SettingSection
      heading={texts.heading}
      note={texts.note}
      unusable={unusable}
      failure={errors.root?.message}
      isSaving={save.isPending}
      onSubmit={(event) => void form.handleSubmit((typed) => save.mutate(typed))(event)}
    >
      <TextArea
        label={texts.text}
        rows={2}
        maxLength={ANNOUNCEMENT_MAX_CHARS}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={texts.link}
          hint={texts.linkHint}
          autoComplete="off"
          maxLength={SITE_ADDRESS_MAX_CHARS}
          error={errors.link?.message}
          {...form.register('link')}
        />
        <Field
          label={texts.linkText}
          hint={texts.linkTextHint}
          autoComplete="off"
          maxLength={ANNOUNCEMENT_LINK_TEXT_MAX_CHARS}
          error={errors.linkText?.message}
          {...form.register('linkText')}
        />
        <Field
          label={texts.from}
          hint={texts.timesHint}
          type="datetime-local"
          error={errors.from?.message}
          {...form.register('from')}
        />
        <Field
          label={texts.until}
          hint={texts.timesHint}
          type="datetime-local"
          error={errors.until?.message}
          {...form.register('until')}
        />
      </div>
      <Checkbox label={texts.closable} {...form.register('closable')} />
    </SettingSection>
  );
}

const MINUTE_CHARS = 'yyyy-mm-ddThh:mm'.length;

/** A moment as a field of the type `datetime-local` shows it, in the time zone of this device. */
function localMinute(iso: string | null): string {
  if (iso === null) return '';
  const moment = new Date(iso);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, MINUTE_CHARS);
}

/** The moment that such a field means; null if it is empty. */
function momentOf(typed: string): string | null {
  const moment = new Date(typed);
  return typed === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
