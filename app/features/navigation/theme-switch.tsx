import { Moon, Sun } from 'lucide-react';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { themeChoice } from '#app/lib/document-choices.ts';
import { useTheme } from '#app/lib/theme.ts';
import { IconButton } from '#app/ui/icon-button.tsx';

export function ThemeSwitch() {
  const theme = useTheme();
  return theme === 'dark' ? (
    <IconButton
      label={navigationTexts.themeDark}
      icon={<Moon />}
      onClick={() => themeChoice.choose('light')}
    />
  ) : (
    <IconButton
      label={navigationTexts.themeLight}
      icon={<Sun />}
      onClick={() => themeChoice.choose('dark')}
    />
  );
}
