import type { Word } from '#contract/dictionary/word.ts';
import { paths } from '#contract/paths.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { themeNames, themeTexts } from '#contract/texts/themes.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { TextLink } from '#app/ui/link.tsx';

/** The lists that the word is in. */
export function WordThemes({ themes }: Pick<Word, 'themes'>) {
  if (themes.length === 0) return null;
  return (
    <nav aria-label={themeTexts.title} className="flex flex-wrap items-center gap-x-4">
      <span className="text-sm text-ink-soft">{themeTexts.inThemes}</span>
      {themes.map((theme) => (
        <TextLink key={theme} to={paths.theme(theme)} className="inline-flex min-h-11 min-w-11 items-center">
          {knownText(themeNames, theme) ?? uiTexts.otherKind}
        </TextLink>
      ))}
    </nav>
  );
}
