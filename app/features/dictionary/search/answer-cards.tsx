import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { NameAnswer, NearWord, SearchAnswers } from '#contract/dictionary/answers.ts';
import { paths } from '#contract/paths.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { nameTexts, searchTexts } from '#contract/texts/search.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { kunReading } from '../word/kun-reading.ts';
import { useSearchQueries } from './shared-search.ts';

interface AnswerProps {
  readonly searched: string;
}

/** Above the words: what was probably meant, how a number is said, and a name that is no word. */
export function AnswersAbove({ searched }: AnswerProps) {
  const queries = useSearchQueries();
  const { data: answers } = useQuery(queries.answers(searched));
  const { data: words } = useQuery(queries.words(searched));
  if (!answers) return null;
  // A search without any word offers them itself.
  const isOffered = words?.kind === 'found';
  return (
    <>
      <NumberCard searched={searched} readings={answers.numberReadings} />
      {answers.namesFirst && <NameCards names={answers.names} />}
      {isOffered && <NearWords words={answers.nearWords} />}
    </>
  );
}

/** Below the words: names that are words too, and the characters. */
export function AnswersBelow({ searched }: AnswerProps) {
  const { data: answers } = useQuery(useSearchQueries().answers(searched));
  if (!answers) return null;
  return (
    <>
      {!answers.namesFirst && <NameCards names={answers.names} />}
      <CharacterCards characters={answers.characters} />
    </>
  );
}

function Answers({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h2 id={headingId} className="text-sm font-bold text-ink-soft">
        {heading}
      </h2>
      {children}
    </section>
  );
}

const CARD = 'grid gap-1 rounded-lg border border-line bg-surface p-5';

function NumberCard({ searched, readings }: AnswerProps & { readonly readings: readonly string[] }) {
  const [usual, ...others] = readings;
  if (usual === undefined) return null;
  return (
    <Answers heading={searchTexts.numbers}>
      <div className={CARD}>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <JapaneseText className="text-3xl font-bold">{searched}</JapaneseText>
          <JapaneseText className="text-lg">{usual}</JapaneseText>
        </p>
        {others.length > 0 && (
          <p className="text-sm text-ink-soft">
            {searchTexts.alsoRead} <JapaneseText>{others.join('、')}</JapaneseText>
          </p>
        )}
      </div>
    </Answers>
  );
}

function NameCards({ names }: { readonly names: readonly NameAnswer[] }) {
  if (names.length === 0) return null;
  return (
    <Answers heading={searchTexts.names}>
      <ul className="grid gap-3">
        {names.map((name) => (
          <li key={`${name.kind} ${name.spelling}`} className={CARD}>
            <p className="text-lg">{knownText(nameTexts, name.kind)?.(name.latin) ?? name.latin}</p>
            <p className="flex flex-wrap items-baseline gap-x-4">
              <JapaneseText className="text-2xl font-bold">{name.spelling}</JapaneseText>
              <JapaneseText className="text-ink-soft">{name.reading}</JapaneseText>
              {name.hanViet && <span className="text-sm han-viet text-vermilion">{name.hanViet}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Answers>
  );
}

function CharacterCards({ characters }: Pick<SearchAnswers, 'characters'>) {
  if (characters.length === 0) return null;
  return (
    <Answers heading={searchTexts.characters}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {characters.map(({ character, hanViet, meaning, on, kun }) => (
          <li key={character} className={CARD}>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <JapaneseText className="text-3xl font-bold">{character}</JapaneseText>
              <span className="han-viet text-vermilion">{hanViet.join(', ')}</span>
            </p>
            {meaning && <p>{meaning}</p>}
            <JapaneseText as="p" className="text-sm text-ink-soft">
              {[...on, ...kun.map(kunReading)].join('、')}
            </JapaneseText>
          </li>
        ))}
      </ul>
    </Answers>
  );
}

export function NearWords({ words }: { readonly words: readonly NearWord[] }) {
  const headingId = useId();
  if (words.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <span id={headingId}>{searchTexts.didYouMean}</span>
      <ul aria-labelledby={headingId} className="contents">
        {words.map(({ text, gloss }) => (
          <li key={text} className="flex min-w-0 items-baseline gap-x-2">
            <TextLink
              to={paths.searchFor(text)}
              className="inline-flex min-h-11 min-w-11 items-center text-lg"
            >
              <span>
                <MixedText>{text}</MixedText>
              </span>
            </TextLink>
            {gloss && (
              <span className="max-w-60 truncate text-sm text-ink-soft">
                <MixedText>{gloss}</MixedText>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether a search without words is answered all the same. */
export const isAnswered = (answers: SearchAnswers | undefined): boolean =>
  answers !== undefined &&
  (answers.names.length > 0 || answers.numberReadings.length > 0 || answers.characters.length > 0);
