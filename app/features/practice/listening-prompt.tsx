import { Repeat, Square, Turtle, Volume2 } from 'lucide-react';
import { useState } from 'react';
import type { Sentence } from '#contract/courses/course.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { Button } from '#app/ui/button.tsx';
import type { useSpeaker } from '#app/ui/use-speaker.ts';
import { VoiceChoice } from '#app/ui/voice-choice.tsx';

interface ListeningPromptProps {
  readonly sentence: Pick<Sentence, 'id' | 'jpSentence'>;
  readonly speaker: ReturnType<typeof useSpeaker>;
}

/** The sentence to write down, as often, as slowly and as long as the learner wants. */
export function ListeningPrompt({ sentence, speaker }: ListeningPromptProps) {
  const [loop, setLoop] = useState(false);
  const [heard, setHeard] = useState(false);
  const silent = speaker.state === 'silent';
  const play = (slow: boolean, repeated = loop) => {
    setHeard(true);
    void speaker.play(
      { text: sentence.jpSentence, source: { sentenceId: sentence.id } },
      { slow, loop: repeated },
    );
  };
  const switchLoop = () => {
    setLoop(!loop);
    // What is being heard follows at once.
    if (!silent) play(false, !loop);
  };
  const main = !silent ? practiceTexts.stop : heard ? practiceTexts.replay : practiceTexts.play;
  return (
    <div className="grid justify-items-center gap-5 noscript:hidden">
      <h1 className="text-xl font-bold">{practiceTexts.writeWhatYouHear}</h1>
      <button
        type="button"
        aria-label={main}
        aria-busy={speaker.state === 'loading' || undefined}
        onClick={() => (silent ? play(false) : speaker.stop())}
        className="grid size-24 place-items-center rounded-full bg-indigo text-on-indigo shadow-card transition-colors hover:bg-indigo-deep [&_svg]:size-10"
      >
        <span className={speaker.state === 'loading' ? 'animate-[breathe_1.6s_ease-in-out_infinite]' : ''}>
          {silent ? <Volume2 aria-hidden /> : <Square aria-hidden className="fill-current" />}
        </span>
      </button>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          variant="secondary"
          icon={<Turtle aria-hidden className="size-5" />}
          onClick={() => play(true)}
        >
          {practiceTexts.slow}
        </Button>
        <Button
          variant="secondary"
          aria-pressed={loop}
          className="aria-pressed:border-indigo aria-pressed:bg-indigo-wash aria-pressed:text-indigo"
          icon={<Repeat aria-hidden className="size-4" />}
          onClick={switchLoop}
        >
          {practiceTexts.loop}
        </Button>
      </div>
      <VoiceChoice />
    </div>
  );
}
