import { getTheme, listThemes } from '#contract/dictionary/theme-endpoints.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';

export const themesQuery = () => endpointQuery(listThemes, {});

export const themeQuery = (theme: string) => endpointQuery(getTheme, { params: { theme } });
