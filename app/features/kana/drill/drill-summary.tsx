import { type ReactNode, useEffect, useRef } from 'react';
import type { KanaLesson } from '#contract/kana/endpoints.ts';
import { kanaDrillTexts as texts } from '#contract/texts/kana.ts';
import { toRomaji } from '#core/japanese/to-romaji.ts';
import { rememberKana } from '#app/lib/memory/remember.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { CrossedBridge } from '#app/ui/pictures/crossed-bridge.tsx';
import type { DrillState } from './drill-state.ts';

interface DrillSummaryProps {
  readonly row: KanaLesson;
  readonly state: DrillState;
  /** Whether this round was the learner's first with words. */
  readonly isFirstWord: boolean;
  readonly links: ReactNode;
}

/** The end of a round: how it went, and what to look at again. */
export function DrillSummary({ row, state, isFirstWord, links }: DrillSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => rememberKana(row.kana.map(({ kana }) => kana)), [row]);
  const all = state.rightAtOnce.length + state.missed.length;
  const missed = [...new Set(state.missed.map((task) => kanaOf(row, task)))];
  const [read] = state.queue.filter((task) => task.kind === 'word' && !state.missed.includes(task));
  return (
    <section className="grid justify-items-center gap-5 text-center">
      <CrossedBridge className="w-56 text-indigo" />
      <h2 ref={heading} tabIndex={-1} className="text-3xl font-bold tracking-tight outline-none">
        {texts.doneTitle}
      </h2>
      <p className="text-lg text-ink-soft">{texts.doneText(state.rightAtOnce.length, all)}</p>
      {isFirstWord && read && (
        <p className="text-lg font-bold text-moss">
          <MixedText>{texts.firstWord(kanaOf(row, read))}</MixedText>
        </p>
      )}
      {missed.length > 0 ? (
        <div className="grid gap-2">
          <h3 className="font-bold">{texts.toRepeat}</h3>
          <ul className="flex flex-wrap justify-center gap-3">
            {missed.map((kana) => (
              <li key={kana} className="grid min-w-16 rounded-md border border-amber bg-amber-wash px-3 py-2">
                <JapaneseText className="text-2xl">{kana}</JapaneseText>
                <span className="text-sm text-ink-soft">{toRomaji(kana)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="font-bold text-moss">{texts.nothingToRepeat}</p>
      )}
      <div className="grid gap-3 sm:flex sm:flex-wrap sm:justify-center">{links}</div>
    </section>
  );
}

const kanaOf = (row: KanaLesson, task: DrillState['queue'][number]): string =>
  task.kind === 'word' ? (row.words.find(({ id }) => id === task.wordId)?.kana ?? '') : task.kana;
