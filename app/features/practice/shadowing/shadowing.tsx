import { useQuery } from '@tanstack/react-query';
import { Ear, Mic, Play, Square } from 'lucide-react';
import type { Lesson, Sentence } from '#contract/courses/course.ts';
import { shadowingTexts as texts } from '#contract/texts/shadowing.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { shadowingTextChoice, shadowingTimesChoice } from '#app/lib/choices/practice-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import type { ShadowTurn } from '#app/lib/voice/shadow.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceRow, SpeedChoice } from '#app/ui/forms/voice-choice.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { RecordAndCompare } from '#app/ui/speaking/record-and-compare.tsx';
import { breakdownQuery } from '../practice-queries.ts';
import { useShadowing } from './use-shadowing.ts';

/** The sentences of a lesson, said one after the other, with time to say each. */
export default function Shadowing({ sentences }: Pick<Lesson, 'sentences'>) {
  const { index, turn, ended, start, stop, goTo } = useShadowing(sentences);
  const sentence = sentences[index];
  if (!sentence) return null;
  const isLast = index === sentences.length - 1;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-lg font-bold sm:text-xl">{texts.title}</h1>
        <p className="text-ink-soft">{texts.lead}</p>
      </div>
      <section
        aria-label={texts.position(index + 1, sentences.length)}
        className="grid gap-4 rounded-xl border border-line bg-surface p-5 shadow-card"
      >
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft tabular-nums">
          <span>{texts.position(index + 1, sentences.length)}</span>
          <Whose turn={turn} />
        </p>
        <Written sentence={sentence} />
        <div className="flex flex-wrap gap-2">
          <Button
            className="min-w-36"
            icon={
              turn ? (
                <Square aria-hidden className="size-4 fill-current" />
              ) : (
                <Play aria-hidden className="size-5" />
              )
            }
            onClick={turn ? stop : start}
          >
            {turn ? texts.stop : index === 0 ? texts.start : texts.goOn}
          </Button>
          <Button variant="secondary" disabled={index === 0} onClick={() => goTo(index - 1)}>
            {texts.previous}
          </Button>
          <Button variant="secondary" disabled={isLast} onClick={() => goTo(index + 1)}>
            {texts.next}
          </Button>
        </div>
        {/* Only while it is silent: otherwise the model would be recorded. */}
        {!turn && <RecordAndCompare key={sentence.id} source={{ sentenceId: sentence.id }} />}
      </section>
      {/* Turns are not announced: that would be talked over. */}
      <p role="status" className={ended === 'finished' ? 'font-bold text-moss' : 'sr-only'}>
        {ended === 'finished' && texts.finished}
        {ended === 'stopped' && texts.stoppedAt(index + 1)}
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <SpeedChoice />
        <ChoiceRow choice={shadowingTimesChoice} label={texts.times} names={texts.timesNames} />
        <ChoiceRow choice={shadowingTextChoice} label={texts.text} names={texts.textNames} />
      </div>
    </div>
  );
}

function Whose({ turn }: { readonly turn: ShadowTurn | null }) {
  const times = useChoice(shadowingTimesChoice);
  if (!turn) return <span>{texts.stopped}</span>;
  const isLearner = turn.who === 'learner';
  return (
    <span className="flex items-center gap-2">
      {texts.round(turn.round, times)}
      <span
        className={`flex items-center gap-1.5 font-bold [&_svg]:size-4 ${isLearner ? 'text-vermilion' : 'text-indigo'}`}
      >
        {isLearner ? <Mic aria-hidden /> : <Ear aria-hidden />}
        {isLearner ? texts.yourTurn : texts.listening}
      </span>
    </span>
  );
}

/** As much as the learner wants to see; as high for one line as for none, so that the buttons stay. */
function Written({ sentence }: { readonly sentence: Sentence }) {
  const shown = useChoice(shadowingTextChoice);
  const { data } = useQuery({ ...breakdownQuery(sentence.id), enabled: shown !== 'none' });
  return (
    <div className="grid min-h-24 content-center gap-1">
      {shown === 'none' ? (
        <p className="text-ink-soft">{texts.hidden}</p>
      ) : (
        <p className="text-2xl leading-loose">
          {data && data.words.length > 0 ? (
            data.words.map(({ ruby }, at) => <JapaneseText key={at}>{parseRuby(ruby)}</JapaneseText>)
          ) : (
            <JapaneseText>{sentence.jpSentence}</JapaneseText>
          )}
        </p>
      )}
      {shown === 'both' && <p className="text-ink-soft">{sentence.viSentence}</p>}
    </div>
  );
}
