import { BookOpen, Check, ChevronRight, FileText, Flag, Lock, MessagesSquare, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShortStep } from '#contract/path/endpoints.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { pathTexts as texts, stepStateNames } from '#contract/texts/path-screens.ts';
import type { StepState } from '#core/path/path-progress.ts';
import type { StepKind } from '#core/path/path.ts';
import { classNames } from '#app/ui/class-names.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Link } from '#app/ui/link.tsx';
import { addressOf, isLocked, kindOfStep, minutesOfStep, type ProgressOfPath } from './path-queries.ts';

interface StepLinkProps {
  readonly step: ShortStep;
  readonly progress: ProgressOfPath | undefined;
}

/** A step of the path with its kind and state. Until the state is known its place is empty. */
export function StepLink({ step, progress }: StepLinkProps) {
  const state = progress && stateOf(step, progress);
  const isNext = progress?.next?.id === step.id;
  return (
    <Link
      to={addressOf(step)}
      aria-current={isNext ? 'step' : undefined}
      className={classNames(
        'flex min-h-16 items-center gap-3 rounded-md border bg-surface px-3 py-2 transition-colors hover:border-indigo',
        isNext ? 'border-indigo' : 'border-line',
      )}
    >
      <span
        className={classNames(
          'grid size-9 shrink-0 place-items-center rounded-full',
          TINTS[state ?? 'locked'],
        )}
      >
        {knownText(KIND_ICONS, step.kind) ?? KIND_ICONS.lesson}
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-1 wrap-anywhere">
        <span className={classNames('font-bold', state === 'locked' && 'text-ink-soft')}>
          <MixedText>{step.title}</MixedText>
        </span>
        <span className="text-sm text-ink-soft">
          {kindOfStep(step)}, {texts.minutes(minutesOfStep(step))}
        </span>
      </span>
      <State state={state} isNext={isNext} />
    </Link>
  );
}

const stateOf = (step: ShortStep, progress: ProgressOfPath): StepState => {
  const state = progress.stateOf(step.id);
  return state === 'locked' && !isLocked(step, progress) ? 'open' : state;
};

/** Its width is fixed, so that a title does not break elsewhere when the state arrives. */
function State({ state, isNext }: { readonly state: StepState | undefined; readonly isNext: boolean }) {
  return (
    <span className="flex w-6 shrink-0 items-center justify-end gap-1.5 text-sm text-ink-soft sm:w-32">
      {state && (
        <>
          <span className="max-sm:sr-only">{isNext ? texts.next : stepStateNames[state]}</span>
          {STATE_ICONS[state]}
        </>
      )}
    </span>
  );
}

const TINTS: Readonly<Record<StepState, string>> = {
  locked: 'bg-sunken text-ink-soft',
  open: 'bg-indigo-wash text-indigo',
  done: 'bg-moss-wash text-moss',
  gold: 'bg-amber-wash text-amber',
};

const STATE_ICONS: Readonly<Record<StepState, ReactNode>> = {
  locked: <Lock aria-hidden className="size-4 shrink-0" />,
  open: <ChevronRight aria-hidden className="size-5 shrink-0 text-indigo" />,
  done: <Check aria-hidden className="size-5 shrink-0 text-moss" />,
  gold: <Star aria-hidden className="size-5 shrink-0 fill-current text-amber" />,
};

const ICON = 'size-5';
const KIND_ICONS: Readonly<Record<StepKind, ReactNode>> = {
  kana: <Sign>あ</Sign>,
  lesson: <BookOpen aria-hidden className={ICON} />,
  kanji: <Sign>字</Sign>,
  dialogue: <MessagesSquare aria-hidden className={ICON} />,
  reading: <FileText aria-hidden className={ICON} />,
  checkpoint: <Flag aria-hidden className={ICON} />,
};

function Sign({ children }: { readonly children: string }) {
  return (
    <span aria-hidden>
      <JapaneseText className="text-lg font-bold">{children}</JapaneseText>
    </span>
  );
}
