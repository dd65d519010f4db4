import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { STROKE_DRAWING_MS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { strokeTexts } from '#contract/texts/dictionary.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { useSeen } from '#app/lib/use-seen.ts';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { PracticePaper } from './practice-paper.tsx';
import { StrokeDrawing } from './stroke-drawing.tsx';
import { pathLength, strokesFrom } from './stroke-paths.ts';

interface CharacterStrokesProps {
  readonly character: string;
  readonly file: string;
  /** How long the whole drawing takes (PRODUCT.md, Dictionary). */
  readonly drawingMs?: number;
}

/** Shows the printed character until it is visible and its strokes are loaded. */
export function CharacterStrokes({ character, file, drawingMs = STROKE_DRAWING_MS }: CharacterStrokesProps) {
  const paper = useRef<HTMLDivElement>(null);
  const seen = useSeen(paper);
  const { data: strokes, isError, refetch } = useQuery({ ...strokesQuery(file, drawingMs), enabled: seen });
  if (strokes) return <StrokeDrawing character={character} strokes={strokes} />;
  return (
    <>
      <PracticePaper ref={paper}>
        <JapaneseText className="relative text-[6rem] leading-none">{character}</JapaneseText>
      </PracticePaper>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        {isError && (
          <>
            <span role="status">{strokeTexts.failed}</span>
            <Button variant="quiet" size="small" onClick={() => void refetch()}>
              {uiTexts.tryAgain}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** The drawing is a static file (PRODUCT.md, Dictionary), so it is never refetched. */
export const strokesQuery = (file: string, drawingMs: number) =>
  queryOptions({
    queryKey: ['stroke drawing', file, drawingMs],
    queryFn: async ({ signal }) => {
      const response = await fetch(paths.strokeDrawing(file), { signal });
      if (!response.ok) throw new Error(`No stroke drawing ${file}: ${response.status}`);
      const strokes = strokesFrom(await response.text(), pathLength, drawingMs);
      if (strokes.length === 0) throw new Error(`No strokes in ${file}`);
      return strokes;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
