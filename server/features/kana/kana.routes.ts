import { getKanaChart, getKanaRow } from '#contract/kana/endpoints.ts';
import { cachedRoute } from '#server/http/route.ts';
import type { KanaService } from './kana.service.ts';

export const kanaRoutes = (kana: KanaService) => [
  cachedRoute(getKanaChart, () => kana.chart()),
  cachedRoute(getKanaRow, ({ params }) => kana.row(params.rowId)),
];
