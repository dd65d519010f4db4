import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { annotateTexts } from '#contract/chat/endpoints.ts';
import { ANNOTATED_CHARS_MAX, ANNOTATED_TEXTS_MAX, SENTENCE_MAX_CHARS } from '#contract/limits.ts';
import type { BrokenDownWord } from '#contract/practice/breakdown.ts';
import type { Block } from '#core/chat/reply.ts';
import { runsToLookUp } from '#core/chat/runs-to-look-up.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';

/** The words of a run of Japanese, where they are known. */
export type WordsOf = (run: string) => readonly BrokenDownWord[] | undefined;

/** Asks once for everything Japanese in an answer. Without a reply the answer stands as it is. */
export function useAnnotations(blocks: readonly Block[], wanted: boolean): WordsOf {
  const texts = useMemo(() => textsIn(blocks), [blocks]);
  const { data } = useQuery({
    ...endpointQuery(annotateTexts, { body: { texts } }),
    enabled: wanted && texts.length > 0,
    staleTime: Infinity,
    retry: false,
  });
  return useCallback((run) => data?.[texts.indexOf(run)]?.words, [data, texts]);
}

/** As much as one call takes, from the beginning. */
function textsIn(blocks: readonly Block[]): string[] {
  let chars = 0;
  return runsToLookUp(blocks)
    .filter((run) => run.length <= SENTENCE_MAX_CHARS)
    .slice(0, ANNOTATED_TEXTS_MAX)
    .filter(({ length }) => (chars += length) <= ANNOTATED_CHARS_MAX);
}
