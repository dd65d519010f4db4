import { navigationTexts } from '#contract/texts/navigation.ts';
import { screenTexts } from '#contract/texts/screens.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { QuietScreen } from '#app/ui/quiet-screen.tsx';

const texts = screenTexts.notifications;

export default function NotificationsPage() {
  return (
    <QuietScreen texts={texts} actions={<ButtonLink to={paths.home}>{navigationTexts.home}</ButtonLink>} />
  );
}
