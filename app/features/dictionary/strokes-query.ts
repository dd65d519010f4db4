import { queryOptions } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { pathLength, strokesFrom } from './stroke-paths.ts';

/** A drawing is a static file (PRODUCT.md, Dictionary): it never changes while someone reads. */
export const strokesQuery = (file: string) =>
  queryOptions({
    queryKey: ['stroke drawing', file],
    queryFn: async ({ signal }) => {
      const response = await fetch(paths.strokeDrawing(file), { signal });
      if (!response.ok) throw new Error(`No stroke drawing ${file}: ${response.status}`);
      const strokes = strokesFrom(await response.text(), pathLength);
      if (strokes.length === 0) throw new Error(`No strokes in ${file}`);
      return strokes;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
