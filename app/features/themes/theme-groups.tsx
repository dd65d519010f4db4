import type { ThemeCount } from '#contract/dictionary/theme-endpoints.ts';
import { THEME_GROUPS, type ThemeGroup } from '#contract/dictionary/themes.ts';
import { paths } from '#contract/paths.ts';
import { themeGroupNames, themeNames, themeTexts } from '#contract/texts/themes.ts';
import { formatNumber } from '#app/lib/format.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { Link } from '#app/ui/link.tsx';

const GROUPS = Object.keys(THEME_GROUPS) as readonly ThemeGroup[];

/** All themes under the headings of their groups, each with its first words. */
export function ThemeGroups({ themes }: { readonly themes: readonly ThemeCount[] }) {
  const counted = new Map(themes.map((theme) => [theme.theme, theme]));
  return (
    <div className="grid gap-8">
      {GROUPS.map((group) => ({
        group,
        listed: THEME_GROUPS[group].flatMap((theme) => counted.get(theme) ?? []),
      }))
        .filter(({ listed }) => listed.length > 0)
        .map(({ group, listed }) => (
          <section key={group} aria-labelledby={group} className="grid gap-3">
            <h2 id={group} className="text-2xl font-bold">
              {themeGroupNames[group]}
            </h2>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {listed.map((theme) => (
                <li key={theme.theme}>
                  <ThemeCard {...theme} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function ThemeCard({ theme, words, first }: ThemeCount) {
  return (
    <Link
      to={paths.theme(theme)}
      className="grid h-full content-start gap-1 rounded-lg border border-line bg-surface px-4 py-3 transition-colors hover:border-indigo"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="text-lg font-bold">{themeNames[theme]}</span>
        <span className="shrink-0 text-sm text-ink-soft tabular-nums">
          {themeTexts.count(formatNumber(words))}
        </span>
      </span>
      <JapaneseText className="truncate text-ink-soft">{first.join('・')}</JapaneseText>
    </Link>
  );
}
