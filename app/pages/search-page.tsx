import { navigationTexts } from '#contract/texts/navigation.ts';
import { screenTexts } from '#contract/texts/screens.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { QuietScreen } from '#app/ui/quiet-screen.tsx';

const texts = screenTexts.search;

export default function SearchPage() {
  return (
    <QuietScreen
      texts={texts}
      path={paths.search}
      actions={<ButtonLink to={paths.exercises}>{navigationTexts.exercises}</ButtonLink>}
    />
  );
}
