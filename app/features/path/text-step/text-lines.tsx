import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { stepTexts as texts } from '#contract/texts/path-screens.ts';
import { parseRuby, withoutRuby } from '#core/japanese/ruby.ts';
import type { Spoken } from '#app/lib/voice/voice-turn.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SpeedChoice } from '#app/ui/forms/voice-choice.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { useSpeaker } from '#app/ui/japanese/use-speaker.ts';
import { RecordAndCompare } from '#app/ui/speaking/record-and-compare.tsx';

export interface TextLine {
  /** Who says it, in a dialogue. */
  readonly speaker?: string | undefined;
  /** With the readings of its kanji. */
  readonly ja: string;
  readonly vi: string;
}

/** A dialogue or a text, line by line: each can be heard, and its translation is behind a tap. */
export function TextLines({ lines }: { readonly lines: readonly TextLine[] }) {
  const { playing, play, stop } = useLineVoice(lines);
  return (
    <section aria-label={texts.lines} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 noscript:hidden">
        <Button
          variant="secondary"
          icon={
            playing === null ? (
              <Volume2 aria-hidden className="size-5" />
            ) : (
              <Square aria-hidden className="size-4" />
            )
          }
          onClick={() => (playing === null ? play(0, lines.length) : stop())}
        >
          {playing === null ? texts.listenAll : texts.stopListening}
        </Button>
        <SpeedChoice />
      </div>
      <ol className="grid gap-3">
        {lines.map((line, at) => (
          <li key={at} aria-current={playing === at || undefined}>
            <Line line={line} number={at + 1} isPlaying={playing === at} onListen={() => play(at, at + 1)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  readonly line: TextLine;
  readonly number: number;
  readonly isPlaying: boolean;
  readonly onListen: () => void;
}

function Line({ line, number, isPlaying, onListen }: LineProps) {
  return (
    <div
      className={classNames(
        'grid grid-cols-[1fr_auto] gap-x-2 rounded-lg border bg-surface py-2 pr-2 pl-4 transition-colors',
        isPlaying ? 'border-indigo bg-indigo-wash' : 'border-line',
      )}
    >
      <p className="grid content-center py-1">
        {line.speaker && (
          <JapaneseText className="text-sm font-bold text-vermilion">{line.speaker}</JapaneseText>
        )}
        <JapaneseText className="text-xl leading-loose">{parseRuby(line.ja)}</JapaneseText>
      </p>
      <IconButton
        label={texts.listenToLine(number)}
        icon={<Volume2 />}
        className="noscript:hidden"
        onClick={onListen}
      />
      <div className="col-span-2 flex flex-wrap items-start justify-between gap-x-6">
        <details className="min-w-0 open:basis-full">
          <summary
            aria-label={texts.translationOf(number)}
            className="inline-flex min-h-11 cursor-pointer items-center text-sm text-indigo underline-offset-4 hover:underline"
          >
            {texts.translation}
          </summary>
          <p className="pb-2">{line.vi}</p>
        </details>
        <RecordAndCompare source={spokenOf(line).source} />
      </div>
    </div>
  );
}

const spokenOf = ({ ja }: TextLine): Spoken => ({ text: withoutRuby(ja), source: { text: ja } });

/** Speaks lines one after the other; `playing` is the line that is heard. */
function useLineVoice(lines: readonly TextLine[]) {
  const speaker = useSpeaker();
  const [playing, setPlaying] = useState<number | null>(null);
  const turn = useRef(0);
  // Leaving the page also ends the lines that have not begun.
  useEffect(() => () => void (turn.current = -1), []);

  const play = async (from: number, to: number): Promise<void> => {
    const own = (turn.current += 1);
    for (const [offset, line] of lines.slice(from, to).entries()) {
      if (turn.current !== own) return;
      setPlaying(from + offset);
      const outcome = await speaker.play(spokenOf(line));
      if (outcome !== 'spoken') break;
    }
    if (turn.current === own) setPlaying(null);
  };
  const stop = () => {
    turn.current += 1;
    speaker.stop();
    setPlaying(null);
  };
  return { playing, play: (from: number, to: number) => void play(from, to), stop };
}
