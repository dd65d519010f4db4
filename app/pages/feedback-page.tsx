import { navigationTexts } from '#contract/texts/navigation.ts';
import { screenTexts } from '#contract/texts/screens.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { QuietScreen } from '#app/ui/quiet-screen.tsx';

const texts = screenTexts.feedback;

export default function FeedbackPage() {
  return (
    <QuietScreen
      texts={texts}
      path={paths.feedback}
      actions={<ButtonLink to={paths.home}>{navigationTexts.home}</ButtonLink>}
    />
  );
}
