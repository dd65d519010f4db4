import type { ReactNode } from 'react';
import type { Word } from '#contract/dictionary/word.ts';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { isTailId } from '#core/tail/tail-id.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ConjugationTables } from './conjugation-tables.tsx';
import { Homographs } from './homographs.tsx';
import { KanjiCard } from './kanji-card.tsx';
import { RelatedWords } from './related-words.tsx';
import { WordExamples } from './word-examples.tsx';
import { WordHeader } from './word-header.tsx';
import { WordLessons } from './word-lessons.tsx';
import { WordMeanings } from './word-meanings.tsx';
import { WordThemes } from './word-themes.tsx';
import { WordUsage } from './word-usage.tsx';

interface WordViewProps {
  readonly word: Word;
  readonly onListen: (text: string) => void;
  readonly onSave: () => void;
  /** Links to the grammar library, if it has something about the word. */
  readonly grammar?: ReactNode;
  /** How to suggest a meaning for a word that has only an English one. */
  readonly suggest?: ReactNode;
}

/** A word and everything around it (PRODUCT.md, Dictionary). */
export function WordView({ word, onListen, onSave, grammar, suggest }: WordViewProps) {
  return (
    <div
      className={classNames('grid gap-10', word.related.length > 0 && 'lg:grid-cols-[1fr_20rem] lg:gap-14')}
    >
      <div className="grid min-w-0 content-start gap-10">
        <WordHeader word={word} onListen={() => onListen(word.hiragana)} onSave={onSave} />
        <WordMeanings mean={word.mean} lang={isTailId(word.id) ? 'en' : undefined} cognate={word.cognate} />
        <WordThemes themes={word.themes} />
        {suggest}
        <Homographs sameSpelling={word.sameSpelling} sameReading={word.sameReading} />
        <WordUsage word={word} />
        <WordExamples examples={word.descriptions} onListen={onListen} />
        {grammar}
        {word.kanjiCards.length > 0 && (
          <section className="grid gap-3">
            <h2 className="text-xl font-bold">{dictionaryTexts.kanjiInWord}</h2>
            <div className="grid gap-4 sm:grid-cols-2">
              {word.kanjiCards.map((kanji) => (
                <KanjiCard key={kanji.character} {...kanji} />
              ))}
            </div>
          </section>
        )}
        <ConjugationTables groups={word.conjugation} />
        {!isTailId(word.id) && <WordLessons itemId={word.id} />}
      </div>
      <RelatedWords words={word.related} />
    </div>
  );
}
