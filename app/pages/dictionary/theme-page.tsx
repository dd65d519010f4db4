import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { ThemeWords } from '#contract/dictionary/theme-endpoints.ts';
import { ITEM_LEVELS } from '#contract/levels.ts';
import { paths } from '#contract/paths.ts';
import { themeNames, themeTexts as texts } from '#contract/texts/themes.ts';
import { AddWords } from '#app/features/memory/add/add-words.tsx';
import { themeGraph } from '#app/features/themes/theme-graphs.ts';
import { themeQuery } from '#app/features/themes/theme-queries.ts';
import { ThemeWordList } from '#app/features/themes/theme-words.tsx';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { StructuredData } from '#app/lib/head/structured-data.tsx';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { LevelLinks } from '#app/ui/layout/level-links.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { ButtonLink } from '#app/ui/link.tsx';

export const handle = { query: ['level'] };

const load = loadQueries(({ params }) => [themeQuery(params['theme'] ?? '')]);
export const loader = load;
export const clientLoader = load;

export default function ThemePage() {
  const { theme = '' } = useParams();
  const { data } = useQuery(themeQuery(theme));
  if (!data) return null;
  const name = themeNames[data.theme];
  return (
    <Page title={name} lead={texts.themeLead} trail={<BackLink to={paths.themes}>{texts.title}</BackLink>}>
      {/* The whole list stands for all its levels. */}
      <PageHead
        title={texts.themeTitle(name)}
        description={texts.themeDescription(name, data.words.length)}
        path={paths.theme(data.theme)}
      />
      <StructuredData graph={import.meta.env.SSR && ((origin) => themeGraph(origin, data))} />
      <WordsByLevel {...data} />
    </Page>
  );
}

function WordsByLevel({ theme, words }: ThemeWords) {
  const [params] = useSearchParams();
  const levels = ITEM_LEVELS.filter((level) => words.some(({ type }) => type === level));
  const chosen = levels.find((level) => level === params.get('level')) ?? null;
  const shown = chosen ? words.filter(({ type }) => type === chosen) : words;
  if (words.length === 0)
    return (
      <EmptyState
        title={texts.emptyTitle}
        actions={<ButtonLink to={paths.themes}>{texts.allThemes}</ButtonLink>}
      >
        {texts.emptyText}
      </EmptyState>
    );
  return (
    <div className="grid gap-8">
      <div className="grid gap-5">
        <LevelLinks
          levels={levels}
          chosen={chosen}
          hrefOf={(level) => (level ? paths.themeOf(theme, level) : paths.theme(theme))}
        />
        <AddWords words={shown} />
      </div>
      <ThemeWordList words={shown} />
    </div>
  );
}
