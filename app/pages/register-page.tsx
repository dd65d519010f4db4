import { accountTexts } from '#contract/texts/accounts.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { screenTexts } from '#contract/texts/screens.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { QuietScreen } from '#app/ui/quiet-screen.tsx';

const texts = screenTexts.register;

export default function RegisterPage() {
  return (
    <QuietScreen
      texts={texts}
      path={paths.register}
      actions={
        <>
          <ButtonLink to={paths.login}>{accountTexts.login}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.exercises}>
            {navigationTexts.exercises}
          </ButtonLink>
        </>
      }
    />
  );
}
