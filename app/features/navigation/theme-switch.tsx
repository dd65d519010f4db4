import { Moon, Sun } from 'lucide-react';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { chooseTheme, useTheme } from '#app/lib/theme.ts';
import { IconButton } from '#app/ui/icon-button.tsx';

export function ThemeSwitch() {
  const theme = useTheme();
  return theme === 'dark' ? (
    <IconButton label={navigationTexts.themeDark} icon={<Moon />} onClick={() => chooseTheme('light')} />
  ) : (
    <IconButton label={navigationTexts.themeLight} icon={<Sun />} onClick={() => chooseTheme('dark')} />
  );
}
