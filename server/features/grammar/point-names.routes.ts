import { listPointNames } from '#contract/grammar/point-names.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import { cachedRoute } from '#server/http/route.ts';

/** The library is read once, at the start. */
export const pointNamesRoutes = ({ points }: Pick<GrammarLibrary, 'points'>) => [
  cachedRoute(listPointNames, async () =>
    points.map(({ id, level, pattern, meaning }) => ({ id, level, pattern, meaning })),
  ),
];
