import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { annotateTexts } from '#contract/chat/endpoints.ts';
import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import { ANNOTATED_CHARS_MAX, ANNOTATED_TEXTS_MAX } from '#contract/limits.ts';
import type { BrokenDownWord } from '#contract/practice/breakdown.ts';
import type { Block } from '#core/chat/reply.ts';
import { runsToLookUp } from '#core/chat/runs-to-look-up.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';

/** The words of a Japanese text, or undefined until they are loaded. */
export type WordsOf = (run: string) => readonly BrokenDownWord[] | undefined;

/** Looks up all Japanese of an answer in one call. If that fails, the answer stays plain. */
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

/** The Japanese texts from the start of the answer, up to the limit of one call. */
function textsIn(blocks: readonly Block[]): string[] {
  let chars = 0;
  return runsToLookUp(blocks)
    .filter((run) => run.length <= SENTENCE_MAX_CHARS)
    .slice(0, ANNOTATED_TEXTS_MAX)
    .filter(({ length }) => (chars += length) <= ANNOTATED_CHARS_MAX);
}
