import { type ReactNode, useReducer, useRef, useState } from 'react';
import type { KanaLesson } from '#contract/kana/endpoints.ts';
import { kanaDrillTexts as texts } from '#contract/texts/kana.ts';
import { toRomaji } from '#core/japanese/to-romaji.ts';
import { type KanaProgress, kanaSubject, wordSubject } from '#core/kana/kana-progress.ts';
import { type KanaTask, makeRound } from '#core/kana/kana-round.ts';
import { isReadAs } from '#core/kana/read-kana.ts';
import { feelVerdict } from '#app/lib/haptics.ts';
import { recordLearning } from '#app/lib/learning/learning.ts';
import { Button } from '#app/ui/button.tsx';
import { Progress } from '#app/ui/layout/progress.tsx';
import { ChoiceTask } from './choice-task.tsx';
import { type Answered, beginDrill, comesBack, currentTask, drillReducer } from './drill-state.ts';
import { DrillSummary } from './drill-summary.tsx';
import { Feedback } from './feedback.tsx';
import { TypingTask } from './typing-task.tsx';
import { WritingTask } from './writing-task.tsx';

interface DrillProps {
  readonly row: KanaLesson;
  readonly progress: KanaProgress;
  readonly withSound: boolean;
  readonly onLeave: () => void;
  /** Where to go from the summary. */
  readonly links: ReactNode;
}

/** A round through a row. Every answer is logged at once, so leaving loses nothing. */
export default function Drill({ row, progress, withSound, onLeave, links }: DrillProps) {
  // The progress grows with every answer; the round is made of what it was at the start.
  const [round] = useState(() => ({
    tasks: tasksOf(row, progress, withSound),
    isFirstWord: row.previous === null && row.words.every(({ id }) => !progress.hasRead(id)),
  }));
  const [state, dispatch] = useReducer(drillReducer, round.tasks, beginDrill);
  const container = useRef<HTMLDivElement>(null);
  const task = currentTask(state);
  if (!task) return <DrillSummary row={row} state={state} isFirstWord={round.isFirstWord} links={links} />;

  const answer = (answered: Answered) => {
    dispatch({ kind: 'answered', answered });
    feelVerdict(answered.right);
    recordLearning({ ...subjectOf(task), result: answered.right ? 'right' : 'wrong' });
  };
  const willComeBack = comesBack(state);
  const moveOn = () => {
    dispatch({ kind: 'moved' });
    container.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section
      ref={container}
      data-keep-clear
      data-practice
      aria-label={texts.label}
      className="grid scroll-mt-20 gap-5"
    >
      <div className="grid gap-2">
        <p className="flex items-center justify-between gap-4 text-sm text-ink-soft">
          <span className="tabular-nums">{texts.step(state.at + 1, state.queue.length)}</span>
          <Button variant="quiet" size="small" onClick={onLeave}>
            {texts.leave}
          </Button>
        </p>
        <Progress label={texts.label} value={state.at} max={state.queue.length} />
      </div>
      <Question key={state.at} row={row} task={task} answered={state.answered} onAnswer={answer} />
      {state.answered && (
        <Feedback row={row} task={task} answered={state.answered} comesBack={willComeBack} onNext={moveOn} />
      )}
    </section>
  );
}

interface QuestionProps {
  readonly row: KanaLesson;
  readonly task: KanaTask;
  readonly answered: Answered | null;
  readonly onAnswer: (answered: Answered) => void;
}

function Question({ row, task, answered, onAnswer }: QuestionProps) {
  switch (task.kind) {
    case 'hear':
    case 'tell-apart': {
      const choose = (kana: string) => onAnswer({ right: kana === task.kana, answer: kana });
      return <ChoiceTask task={task} answered={answered} onChoose={choose} />;
    }
    case 'read': {
      const check = (typed: string) => onAnswer({ right: isReadAs(task.kana, typed), answer: typed });
      return (
        <TypingTask
          shown={task.kana}
          question={texts.read}
          label={texts.readLabel(task.kana)}
          hint={texts.readHint}
          answered={answered}
          onCheck={check}
        />
      );
    }
    case 'write': {
      const files = row.kana.find(({ kana }) => kana === task.kana)?.strokeFiles ?? [];
      const finish = (right: boolean) => onAnswer({ right, answer: '' });
      return (
        <WritingTask
          kana={task.kana}
          romaji={toRomaji(task.kana)}
          file={files[0] ?? ''}
          finished={answered !== null}
          onFinish={finish}
        />
      );
    }
    case 'word': {
      const kana = row.words.find(({ id }) => id === task.wordId)?.kana ?? '';
      const check = (typed: string) => onAnswer({ right: isReadAs(kana, typed), answer: typed });
      return (
        <TypingTask
          shown={kana}
          question={texts.word}
          label={texts.wordLabel(kana)}
          hint={texts.wordHint}
          answered={answered}
          onCheck={check}
        />
      );
    }
  }
}

const subjectOf = (task: KanaTask) =>
  ({
    kind: `kana-${task.kind}`,
    subject: task.kind === 'word' ? wordSubject(task.wordId) : kanaSubject(task.kana),
  }) as const;

const tasksOf = (row: KanaLesson, progress: KanaProgress, withSound: boolean): KanaTask[] =>
  makeRound(
    {
      group: row.group,
      kana: row.kana.map(({ kana }) => kana),
      before: row.before,
      lookAlikes: row.lookAlikes,
      words: row.words.map(({ id }) => id),
    },
    { progress, random: Math.random, withSound },
  );
