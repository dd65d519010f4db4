import { useQuery } from '@tanstack/react-query';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Sentence } from '#contract/courses/course.ts';
import type { ShortItem } from '#contract/dictionary/item.ts';
import type { BrokenDownWord } from '#contract/practice/breakdown.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { RecordAndCompare } from '#app/ui/speaking/record-and-compare.tsx';
import { breakdownQuery } from './practice-queries.ts';

const WordDialog = onDemand(() => import('./word-dialog.tsx'));

interface AnswerCardProps {
  readonly sentence: Pick<Sentence, 'id' | 'viSentence' | 'jpSentence'>;
  /** In listening mode the Vietnamese was not visible before. */
  readonly withMeaning: boolean;
  /** The learner asked for the answer instead of finding it: focus moves to it. */
  readonly asked: boolean;
  readonly onListen: () => void;
  readonly onSaveWord: (item: ShortItem) => void;
}

/** The model answer with furigana; each word opens its card. */
export default function AnswerCard({ sentence, withMeaning, asked, onListen, onSaveWord }: AnswerCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked) heading.current?.focus();
  }, [asked]);
  const { data } = useQuery(breakdownQuery(sentence.id));
  const [item, setItem] = useState<ShortItem | null>(null);
  const save = (word: ShortItem) => {
    setItem(null);
    onSaveWord(word);
  };
  return (
    <section
      aria-label={practiceTexts.answer}
      className="grid gap-3 rounded-xl border border-line bg-surface p-5 shadow-card"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="pt-2 text-sm font-bold text-ink-soft outline-none">
          {practiceTexts.answer}
        </h2>
        <IconButton label={practiceTexts.listenToAnswer} icon={<Volume2 />} onClick={onListen} />
      </div>
      {/* Until its words are loaded, the plain sentence, as high as them: the button below must not move under a finger. */}
      {data && data.words.length > 0 ? (
        <p className="flex flex-wrap items-end text-2xl">
          {withMarks(data.words).map(({ word, mark }, index) => (
            <span key={index} className="inline-flex">
              <Word word={word} onOpen={setItem} />
              {mark && <JapaneseText className={WORD}>{mark}</JapaneseText>}
            </span>
          ))}
        </p>
      ) : (
        <JapaneseText as="p" className="text-2xl leading-11">
          {sentence.jpSentence}
        </JapaneseText>
      )}
      {(!data || data.words.some((word) => word.item)) && (
        <p className={classNames('text-sm text-ink-soft', !data && 'invisible')}>{practiceTexts.tapAWord}</p>
      )}
      {withMeaning && (
        <p className="border-t border-line pt-3">
          <span className="text-sm text-ink-soft">{practiceTexts.meaning}: </span>
          {sentence.viSentence}
        </p>
      )}
      <RecordAndCompare source={{ sentenceId: sentence.id }} />
      {item && (
        <OnDemand onFailed={() => setItem(null)}>
          <WordDialog item={item} onSave={save} onClose={() => setItem(null)} />
        </OnDemand>
      )}
    </section>
  );
}

/** Keeps a 。 with the word before it, also at a line break. */
function withMarks(words: readonly BrokenDownWord[]) {
  const groups: { readonly word: BrokenDownWord; readonly mark: string }[] = [];
  for (const word of words) {
    const before = groups.at(-1);
    if (word.kind === 'mark' && before)
      groups[groups.length - 1] = { ...before, mark: before.mark + word.text };
    else groups.push({ word, mark: '' });
  }
  return groups;
}

const WORD = 'inline-flex min-h-11 items-end pb-0.5';

interface WordProps {
  readonly word: BrokenDownWord;
  readonly onOpen: (item: ShortItem) => void;
}

function Word({ word: { ruby, item }, onOpen }: WordProps) {
  const text = <JapaneseText>{parseRuby(ruby)}</JapaneseText>;
  if (!item) return <span className={WORD}>{text}</span>;
  return (
    <button
      type="button"
      onClick={() => onOpen(item)}
      className={`${WORD} rounded-sm px-0.5 underline decoration-line decoration-2 underline-offset-6 hover:bg-indigo-wash hover:decoration-indigo`}
    >
      {text}
    </button>
  );
}
