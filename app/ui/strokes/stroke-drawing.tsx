import { type Dispatch, useReducer, useRef } from 'react';
import { STROKE_COLOURS } from '#contract/limits.ts';
import { strokeTexts } from '#contract/texts/dictionary.ts';
import { wantsLessMotion } from '#app/lib/choices/motion.ts';
import { PracticePaper } from './practice-paper.tsx';
import { StrokeControls } from './stroke-controls.tsx';
import type { Stroke } from './stroke-paths.ts';
import { newDrawing, type StrokeEvent, strokeReducer, type StrokeState } from './stroke-state.ts';
import { useStrokeAnimation } from './use-stroke-animation.ts';

interface StrokeDrawingProps {
  readonly character: string;
  readonly strokes: readonly Stroke[];
}

/** The view box of KanjiVG drawings. */
const VIEW_BOX = '0 0 109 109';
const NUMBER_DISTANCE = 4;

const colourOf = (index: number) => `var(--stroke-${(index % STROKE_COLOURS) + 1})`;

/** A character drawn stroke by stroke on practice paper, with controls below. */
export function StrokeDrawing({ character, strokes }: StrokeDrawingProps) {
  const [state, dispatch] = useReducer(strokeReducer, null, () =>
    newDrawing(strokes.length, wantsLessMotion()),
  );
  const { drawn, begun, numbered, round } = state;
  const currentStroke = begun ? strokes[drawn] : undefined;
  return (
    <>
      <PracticePaper>
        <svg
          viewBox={VIEW_BOX}
          role="img"
          aria-label={strokeTexts.drawing(character, drawn, state.strokes)}
          className="relative size-full fill-none stroke-[4]"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <g className="stroke-line">
            {strokes.map(({ path }) => (
              <path key={path} d={path} />
            ))}
          </g>
          {strokes.slice(0, drawn).map(({ path }, index) => (
            <path key={path} d={path} style={{ stroke: colourOf(index) }} />
          ))}
          {currentStroke && (
            <MovingStroke
              key={`${round} ${drawn}`}
              stroke={currentStroke}
              colour={colourOf(drawn)}
              state={state}
              dispatch={dispatch}
            />
          )}
          {numbered && <StrokeNumbers strokes={strokes.slice(0, currentStroke ? drawn + 1 : drawn)} />}
        </svg>
      </PracticePaper>
      <StrokeControls character={character} state={state} dispatch={dispatch} />
    </>
  );
}

interface MovingStrokeProps {
  readonly stroke: Stroke;
  readonly colour: string;
  readonly state: StrokeState;
  readonly dispatch: Dispatch<StrokeEvent>;
}

function MovingStroke({ stroke, colour, state, dispatch }: MovingStrokeProps) {
  const line = useRef<SVGPathElement>(null);
  useStrokeAnimation(line, stroke.durationMs, state, dispatch);
  return (
    <path
      ref={line}
      d={stroke.path}
      pathLength={1}
      strokeDasharray={1}
      strokeDashoffset={1}
      style={{ stroke: colour }}
    />
  );
}

/** Puts each number slightly before the start of its stroke. */
function StrokeNumbers({ strokes }: Pick<StrokeDrawingProps, 'strokes'>) {
  return (
    <g aria-hidden className="stroke-none text-[9px] font-bold">
      {strokes.map(({ path, start }, index) => (
        <text
          key={path}
          x={Math.max(start.x - NUMBER_DISTANCE, 2 * NUMBER_DISTANCE)}
          y={Math.max(start.y - 1, 2 * NUMBER_DISTANCE)}
          textAnchor="end"
          style={{ fill: colourOf(index) }}
        >
          {index + 1}
        </text>
      ))}
    </g>
  );
}
