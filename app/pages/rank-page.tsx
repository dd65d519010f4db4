import { navigationTexts } from '#contract/texts/navigation.ts';
import { screenTexts } from '#contract/texts/screens.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { QuietScreen } from '#app/ui/quiet-screen.tsx';

const texts = screenTexts.rank;

export default function RankPage() {
  return (
    <QuietScreen
      texts={texts}
      path={paths.rank}
      actions={<ButtonLink to={paths.exercises}>{navigationTexts.exercises}</ButtonLink>}
    />
  );
}
