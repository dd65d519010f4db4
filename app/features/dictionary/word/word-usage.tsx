import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ComparedWords, LinkedItem, Word } from '#contract/dictionary/word.ts';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { WordLink } from './word-link.tsx';

type Usage = Pick<
  Word,
  'warning' | 'particles' | 'collocations' | 'transitive' | 'intransitive' | 'synonyms' | 'opposites'
>;

/** How the word is used: a warning first, then what it goes with, then the words that it is compared with. */
export function WordUsage({ word }: { readonly word: Usage }) {
  const { warning, particles, collocations, transitive, intransitive, synonyms, opposites } = word;
  const lists = [particles, collocations, transitive, intransitive, synonyms, opposites];
  if (warning === '' && lists.every(({ length }) => length === 0)) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-xl font-bold">{dictionaryTexts.usage}</h2>
      {warning && (
        <p className="flex gap-3 rounded-lg bg-amber-wash px-4 py-3">
          <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0 text-amber" />
          <span>
            <strong className="text-amber">{dictionaryTexts.warning}:</strong>{' '}
            <MixedText>{warning}</MixedText>
          </span>
        </p>
      )}
      <dl className="grid gap-4">
        <Part name={dictionaryTexts.particles} isShown={particles.length > 0}>
          {particles.map(({ particle, marks }) => (
            <li key={particle}>
              <Phrase>{`〜${particle}`}</Phrase> <Note>{marks}</Note>
            </li>
          ))}
        </Part>
        <Part name={dictionaryTexts.collocations} isShown={collocations.length > 0}>
          {collocations.map(({ phrase, meaning }) => (
            <li key={phrase}>
              <Phrase>{phrase}</Phrase> <Note>{meaning}</Note>
            </li>
          ))}
        </Part>
        <Partners name={dictionaryTexts.transitive} words={transitive} />
        <Partners name={dictionaryTexts.intransitive} words={intransitive} />
        <Compared name={dictionaryTexts.synonyms} groups={synonyms} />
        <Compared name={dictionaryTexts.antonyms} groups={opposites} />
      </dl>
    </section>
  );
}

interface PartProps {
  readonly name: string;
  readonly isShown: boolean;
  readonly children: ReactNode;
}

function Part({ name, isShown, children }: PartProps) {
  if (!isShown) return null;
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_1fr] sm:items-baseline">
      <dt className="text-ink-soft">{name}</dt>
      <dd>
        <ul className="grid gap-2.5">{children}</ul>
      </dd>
    </div>
  );
}

const Phrase = ({ children }: { readonly children: string }) => (
  <JapaneseText className="mr-2 text-lg leading-loose">{parseRuby(children)}</JapaneseText>
);

const Note = ({ children }: { readonly children: string }) => (
  <span className="text-ink-soft">
    <MixedText>{children}</MixedText>
  </span>
);

const Partners = ({ name, words }: { readonly name: string; readonly words: readonly LinkedItem[] }) => (
  <Part name={name} isShown={words.length > 0}>
    {words.map((word) => (
      <li key={word.id}>
        <WordLink word={word} />
      </li>
    ))}
  </Part>
);

const Compared = ({ name, groups }: { readonly name: string; readonly groups: readonly ComparedWords[] }) => (
  <Part name={name} isShown={groups.length > 0}>
    {groups.map(({ words, difference }, index) => (
      <li key={index}>
        <span className="flex flex-wrap gap-x-6">
          {words.map((word) => (
            <span key={word.id}>
              <WordLink word={word} />
            </span>
          ))}
        </span>
        {difference && (
          <p className="max-w-[60ch]">
            <MixedText>{difference}</MixedText>
          </p>
        )}
      </li>
    ))}
  </Part>
);
