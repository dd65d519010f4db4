import { Square, Volume2 } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useEffectEvent } from 'react';
import { exercisePlayerTexts as texts } from '#contract/texts/exercise-player.ts';
import { exerciseTexts } from '#contract/texts/exercises.ts';
import type { Exercise } from '#core/exercises/kinds.ts';
import { parseRuby, withoutRuby } from '#core/japanese/ruby.ts';
import { Button } from '#app/ui/button.tsx';
import { SpeedChoice } from '#app/ui/forms/voice-choice.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { useSpeaker } from '#app/ui/japanese/use-speaker.ts';

interface InstructionProps {
  readonly exercise: Exercise;
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly id?: string;
}

/** What the learner is asked to do. */
export function Instruction({ exercise, ref, id }: InstructionProps) {
  return (
    <h2 ref={ref} id={id} tabIndex={-1} className="text-sm text-ink-soft outline-none">
      {exerciseTexts[exercise.kind].instruction}
    </h2>
  );
}

/** Japanese with its readings, as large as a phone allows. */
export function JapaneseSentence({ children }: { readonly children: string }) {
  return (
    <JapaneseText as="p" className="text-2xl leading-loose">
      {parseRuby(children)}
    </JapaneseText>
  );
}

export function VietnameseSentence({ children }: { readonly children: string }) {
  return <p className="text-xl leading-snug font-bold">{children}</p>;
}

export const spokenOf = ({ japanese, sentenceId }: Pick<Exercise, 'japanese' | 'sentenceId'>) => ({
  text: withoutRuby(japanese),
  source: { sentenceId },
});

/** The sentence as sound: it plays at once, and again on demand. */
export function SoundPrompt({ exercise }: { readonly exercise: Exercise }) {
  const { state, play, stop } = useSpeaker();
  const isSilent = state === 'silent';
  const speakOnce = useEffectEvent(() => {
    void play(spokenOf(exercise), { quiet: true });
  });
  useEffect(() => speakOnce(), []);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <SoundButton
        icon={isSilent ? <Volume2 aria-hidden /> : <Square aria-hidden className="fill-current" />}
        isBusy={state === 'loading'}
        onClick={() => (isSilent ? void play(spokenOf(exercise)) : stop())}
      >
        {isSilent ? texts.listenAgain : texts.stop}
      </SoundButton>
      <SpeedChoice />
    </div>
  );
}

interface SoundButtonProps {
  readonly icon: ReactNode;
  readonly isBusy: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

const SoundButton = ({ icon, isBusy, onClick, children }: SoundButtonProps) => (
  <Button
    size="large"
    aria-busy={isBusy || undefined}
    icon={icon}
    // As wide for each of its names: nothing moves when the sound starts.
    className="min-w-38 px-4! [&_svg]:size-6"
    onClick={onClick}
  >
    {children}
  </Button>
);
