import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Sentence } from '#contract/courses/course.ts';
import type { BrokenDownWord } from '#contract/practice/breakdown.ts';
import { gapTexts as texts } from '#contract/texts/gaps.ts';
import { chooseGaps } from '#core/exercises/gaps.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { finishKana } from '#core/japanese/typed-romaji.ts';
import { judgeWord, type WordVerdict } from '#core/memory/judge-word.ts';
import { randomFrom, seedOf } from '#core/random.ts';
import { romajiChoice } from '#app/lib/choices/practice-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { RecordAndCompare } from '#app/ui/speaking/record-and-compare.tsx';
import { GapField } from './gap-field.tsx';

interface GapSentenceProps {
  readonly sentence: Pick<Sentence, 'id' | 'viSentence'>;
  readonly words: readonly BrokenDownWord[];
  /** Another round has other gaps. */
  readonly round: number;
  readonly isLast: boolean;
  /** Called once: with the first check, or when the answer is shown before. */
  readonly onFirst: (isRight: boolean) => void;
  readonly onNext: () => void;
}

/** By the index of the word; undefined while it is typed. */
type Verdicts = Readonly<Record<number, WordVerdict | undefined>>;

/** A sentence in which some words are typed by ear. */
export function GapSentence({ sentence, words, round, isLast, onFirst, onNext }: GapSentenceProps) {
  const gaps = useMemo(
    () => chooseGaps(words, randomFrom(seedOf(`${sentence.id}:${round}`))),
    [words, sentence.id, round],
  );
  const romaji = useChoice(romajiChoice) === 'on';
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [verdicts, setVerdicts] = useState<Verdicts>({});
  const [isRevealed, setRevealed] = useState(false);
  const isFirst = useRef(true);
  const next = useRef<HTMLButtonElement>(null);
  const isRight = gaps.every((at) => verdicts[at] === 'right');
  const isDone = isRevealed || isRight;
  useEffect(() => {
    if (isDone) next.current?.focus({ preventScroll: true });
  }, [isDone]);

  const settle = (wasRight: boolean) => {
    if (isFirst.current && gaps.length > 0) onFirst(wasRight);
    isFirst.current = false;
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    const finished = Object.fromEntries(
      gaps.map((at) => [at, romaji ? finishKana(typed[at] ?? '') : (typed[at] ?? '')]),
    );
    const judged = Object.fromEntries(gaps.map((at) => [at, judgedGap(finished[at] ?? '', words[at])]));
    setTyped(finished);
    setVerdicts(judged);
    settle(Object.values(judged).every((verdict) => verdict === 'right'));
  };
  return (
    <form onSubmit={check} className="grid gap-4">
      <p className="flex flex-wrap items-end gap-y-2 text-2xl leading-loose">
        {words.map((word, at) => {
          const number = gaps.indexOf(at) + 1;
          return number === 0 || isDone ? (
            <JapaneseText key={at} className={number > 0 ? 'font-bold text-moss' : undefined}>
              {parseRuby(word.ruby)}
            </JapaneseText>
          ) : (
            <GapField
              key={at}
              label={texts.gap(number)}
              letters={word.reading.length}
              value={typed[at] ?? ''}
              verdict={verdicts[at]}
              romaji={romaji}
              onType={(text) => {
                setTyped((before) => ({ ...before, [at]: text }));
                setVerdicts((before) => ({ ...before, [at]: undefined }));
              }}
            />
          );
        })}
      </p>
      <p role="status" className={isRight ? 'font-bold text-moss' : 'text-error'}>
        {remarkOn(gaps, verdicts, isDone && !isRight)}
      </p>
      {isDone && (
        <div className="grid gap-2 border-t border-line pt-3">
          <p>
            <span className="text-sm text-ink-soft">{texts.meaning}: </span>
            {sentence.viSentence}
          </p>
          <RecordAndCompare source={{ sentenceId: sentence.id }} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {isDone ? (
          <Button ref={next} onClick={onNext}>
            {isLast ? texts.finish : texts.next}
          </Button>
        ) : (
          <>
            <Button type="submit" disabled={gaps.some((at) => (typed[at] ?? '').trim() === '')}>
              {texts.check}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                setRevealed(true);
                settle(false);
              }}
            >
              {texts.reveal}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

/** As in reviews of words: as it is written, or as it sounds. */
const judgedGap = (typed: string, word: BrokenDownWord | undefined): WordVerdict =>
  word ? judgeWord(typed, [word.text, word.reading]) : 'wrong';

function remarkOn(gaps: readonly number[], verdicts: Verdicts, isRevealed: boolean): string {
  if (gaps.length === 0) return texts.tooShort;
  const given = gaps.map((at) => verdicts[at]);
  if (isRevealed || given.every((verdict) => verdict === undefined)) return '';
  if (given.every((verdict) => verdict === 'right')) return texts.right;
  if (given.includes('wrong')) return texts.wrong;
  return given.includes('almost') ? texts.almost : '';
}
