import { notificationTexts } from '#contract/texts/notifications.ts';
import { NotificationList } from '#app/features/notifications/notification-list.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { Page } from '#app/ui/layout/page.tsx';

export default function NotificationsPage() {
  return (
    <Page title={notificationTexts.title} lead={notificationTexts.lead} narrow>
      <PageHead title={notificationTexts.title} />
      <NotificationList />
    </Page>
  );
}
