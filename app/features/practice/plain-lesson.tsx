import type { Sentence } from '#contract/courses/course.ts';
import { paths } from '#contract/paths.ts';
import { type PracticeMode, practiceModes } from '#contract/practice/modes.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';

interface PlainLessonProps {
  readonly sentences: readonly Sentence[];
  readonly mode: PracticeMode;
}

/** The lesson for browsers without JavaScript; other browsers do not download it. */
export function PlainLesson(props: PlainLessonProps) {
  return <noscript>{import.meta.env.SSR && <PlainSentences {...props} />}</noscript>;
}

/** Every sentence, its audio, and its answer behind a click. */
function PlainSentences({ sentences, mode }: PlainLessonProps) {
  const isListening = practiceModes[mode].prompt === 'sound';
  return (
    <>
      <p className="mb-6 rounded-md bg-amber-wash p-4">{practiceTexts.withoutScript}</p>
      <ol className="grid list-decimal gap-6 pl-6">
        {sentences.map((sentence) => (
          <li key={sentence.id}>
            {isListening ? (
              // oxlint-disable-next-line jsx-a11y/media-has-caption -- a caption would give the answer away; it is shown on click
              <audio controls preload="none" src={paths.speech(sentence.id)} />
            ) : (
              <p className="text-lg font-bold">{sentence.viSentence}</p>
            )}
            <details className="mt-1">
              <summary className="min-h-11 cursor-pointer content-center text-indigo">
                {practiceTexts.showAnswer}
              </summary>
              <JapaneseText as="p" className="text-xl">
                {sentence.jpSentence}
              </JapaneseText>
              <JapaneseText as="p" className="text-ink-soft">
                {sentence.reading}
              </JapaneseText>
              {isListening && <p>{sentence.viSentence}</p>}
            </details>
          </li>
        ))}
      </ol>
    </>
  );
}
