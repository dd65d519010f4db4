import { navigationTexts } from '#contract/texts/navigation.ts';
import { screenTexts } from '#contract/texts/screens.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { QuietScreen } from '#app/ui/quiet-screen.tsx';

const texts = screenTexts.founder;

export default function FounderPage() {
  return (
    <QuietScreen
      texts={texts}
      path={paths.profile}
      actions={
        <>
          <ButtonLink to={paths.exercises}>{navigationTexts.exercises}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.feedback}>
            {navigationTexts.feedback}
          </ButtonLink>
        </>
      }
    />
  );
}
