import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { KANA_DRAWING_MS } from '#contract/learning-limits.ts';
import { kanaDrillTexts as texts } from '#contract/texts/kana.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { compareStroke, type Point, type StrokeVerdict } from '#core/kana/compare-stroke.ts';
import { Button } from '#app/ui/button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { strokesQuery } from '#app/ui/strokes/character-strokes.tsx';
import { pathPoints } from '#app/ui/strokes/stroke-paths.ts';
import { TracingPaper } from './tracing-paper.tsx';

interface WritingTaskProps {
  readonly kana: string;
  readonly romaji: string;
  readonly file: string;
  readonly finished: boolean;
  readonly onFinish: (right: boolean) => void;
}

/** A kana counts as written if at most this many strokes were refused. */
const MISSES_ALLOWED = 2;

/** A kana to trace stroke by stroke. Whoever cannot draw here writes it on paper. */
export function WritingTask({ kana, romaji, file, finished, onFinish }: WritingTaskProps) {
  const { data: strokes, isError, refetch } = useQuery(strokesQuery(file, KANA_DRAWING_MS));
  const models = useMemo(() => strokes?.map(({ path }) => pathPoints(path)) ?? [], [strokes]);
  const [drawn, setDrawn] = useState(0);
  const [misses, setMisses] = useState(0);
  const [verdict, setVerdict] = useState<StrokeVerdict>('right');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const compare = (points: readonly Point[]) => {
    const model = models[drawn];
    if (!model || finished) return;
    const result = compareStroke(points, model);
    setVerdict(result);
    if (result !== 'right') return setMisses(misses + 1);
    setDrawn(drawn + 1);
    if (drawn + 1 === models.length) onFinish(misses <= MISSES_ALLOWED);
  };
  return (
    <div className="grid justify-items-center gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        <MixedText>{texts.write(kana, romaji)}</MixedText>
      </h2>
      <p className="text-center text-ink-soft">{texts.writeHint}</p>
      {strokes ? (
        <TracingPaper strokes={strokes} drawn={drawn} isHelped={verdict !== 'right'} onStroke={compare} />
      ) : (
        <Skeleton className="size-72" />
      )}
      {isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {texts.writeFailed}
          <Button variant="quiet" size="small" onClick={() => void refetch()}>
            {uiTexts.tryAgain}
          </Button>
        </p>
      )}
      {strokes && !finished && (
        <p role="status" className="min-h-6 text-center">
          {texts.stroke[verdict] || texts.writeStroke(drawn + 1, strokes.length)}
        </p>
      )}
      {!finished && (
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="secondary" onClick={() => onFinish(true)}>
            {texts.wroteOnPaper}
          </Button>
          <Button variant="quiet" onClick={() => onFinish(false)}>
            {texts.skip}
          </Button>
        </div>
      )}
    </div>
  );
}
