import { reminderTexts } from '#contract/texts/reminders.ts';
import { useLinkQuery } from '#app/features/accounts/link-query.ts';
import { StopReminders } from '#app/features/reminders/stop-reminders.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { FormPage } from '#app/ui/layout/page.tsx';

export default function StopRemindersPage() {
  const query = useLinkQuery();
  return (
    <FormPage title={reminderTexts.stopTitle} lead={reminderTexts.stopLead}>
      <PageHead title={reminderTexts.stopTitle} description={reminderTexts.stopLead} />
      <noscript>
        <p className="rounded-md bg-amber-wash p-4">{reminderTexts.withoutScript}</p>
      </noscript>
      {query && <StopReminders token={query.get('token') || null} />}
    </FormPage>
  );
}
