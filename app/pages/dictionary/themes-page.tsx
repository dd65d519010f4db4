import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { themeTexts as texts } from '#contract/texts/themes.ts';
import { themesGraph } from '#app/features/themes/theme-graphs.ts';
import { ThemeGroups } from '#app/features/themes/theme-groups.tsx';
import { themesQuery } from '#app/features/themes/theme-queries.ts';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { StructuredData } from '#app/lib/head/structured-data.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { ButtonLink } from '#app/ui/link.tsx';

const load = loadQueries(() => [themesQuery()]);
export const loader = load;
export const clientLoader = load;

export default function ThemesPage() {
  const { data: themes = [] } = useQuery(themesQuery());
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      action={
        <ButtonLink variant="secondary" to={paths.search}>
          {texts.toSearch}
        </ButtonLink>
      }
    >
      <PageHead title={texts.pageTitle} description={texts.description} path={paths.themes} />
      <StructuredData graph={import.meta.env.SSR && ((origin) => themesGraph(origin, themes))} />
      <ThemeGroups themes={themes} />
    </Page>
  );
}
