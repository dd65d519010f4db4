import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { strokeTexts } from '#contract/texts/dictionary.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { useSeen } from '#app/lib/use-seen.ts';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese-text.tsx';
import { PracticePaper } from './practice-paper.tsx';
import { StrokeDrawing } from './stroke-drawing.tsx';
import { strokesQuery } from './strokes-query.ts';

interface KanjiStrokesProps {
  readonly character: string;
  readonly file: string;
}

/** The character as it is printed, until it has been looked at and its strokes have come. */
export function KanjiStrokes({ character, file }: KanjiStrokesProps) {
  const paper = useRef<HTMLDivElement>(null);
  const seen = useSeen(paper);
  const { data: strokes, isError, refetch } = useQuery({ ...strokesQuery(file), enabled: seen });
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
