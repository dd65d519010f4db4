import { useQuery } from '@tanstack/react-query';
import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { ListedWord } from '#contract/introductions/introduction.ts';
import { introductionTexts as texts } from '#contract/texts/introductions.ts';
import { Button } from '#app/ui/button.tsx';
import { introductionQuery } from './introduction-query.ts';
import type { WordSaving } from './save-button.tsx';
import { WordRows } from './word-cards.tsx';

interface LessonWordsProps {
  readonly lessonId: number;
  readonly saving: WordSaving;
  readonly renderRemember?: WordsToSaveProps['renderRemember'];
}

/** The words of a finished lesson: all or one of them go to the notebook with one tap. */
export default function LessonWords({ lessonId, saving, renderRemember }: LessonWordsProps) {
  const { data } = useQuery({ ...introductionQuery(String(lessonId)), retry: false });
  return data ? (
    <WordsToSave
      words={data.words}
      moreWords={data.moreWords}
      saving={saving}
      renderRemember={renderRemember}
    />
  ) : null;
}

interface WordsToSaveProps {
  readonly words: readonly ListedWord[];
  readonly moreWords?: readonly ListedWord[];
  readonly saving: WordSaving;
  /** Into memory, with one tap. */
  readonly renderRemember?: (words: readonly ListedWord[]) => ReactNode;
}

export function WordsToSave({ words, moreWords = [], saving, renderRemember }: WordsToSaveProps) {
  const headingId = useId();
  if (words.length === 0) return null;
  const left = words.filter(({ id }) => !saving.saved.has(id));
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="text-xl font-bold">
          {texts.learnt}
        </h2>
        {left.length === 0 ? (
          <p role="status" className="flex items-center gap-2 font-bold text-moss">
            <BookmarkCheck aria-hidden className="size-5" />
            {texts.allSaved}
          </p>
        ) : (
          <Button
            variant="secondary"
            icon={<BookmarkPlus className="size-5" />}
            busyLabel={saving.saving && texts.saving}
            onClick={() => saving.save(left)}
          >
            {left.length === words.length ? texts.saveAll(left.length) : texts.saveRest(left.length)}
          </Button>
        )}
      </div>
      {renderRemember?.(words)}
      <WordRows words={words} saving={saving} />
      {moreWords.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-bold text-indigo">
            {texts.more(moreWords.length, 0)}
          </summary>
          <WordRows words={moreWords} saving={saving} />
        </details>
      )}
    </section>
  );
}
