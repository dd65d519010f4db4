import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { KanjiCard } from './kanji-card.tsx';
import { RelatedWords } from './related-words.tsx';
import { plainText, type Word } from './word.ts';
import { WordExamples } from './word-examples.tsx';
import { WordHeader } from './word-header.tsx';
import { WordMeanings } from './word-meanings.tsx';

interface WordViewProps {
  readonly word: Word;
  readonly onListen: (text: string) => void;
  readonly onSave: () => void;
}

/** A word and everything around it (design-language, Word page). */
export function WordView({ word, onListen, onSave }: WordViewProps) {
  return (
    <div className="container-page grid gap-10 py-8 sm:py-12 lg:grid-cols-[1fr_20rem] lg:gap-14">
      <div className="grid min-w-0 content-start gap-10">
        <WordHeader word={word} onListen={() => onListen(plainText(word.headword))} onSave={onSave} />
        <WordMeanings meanings={word.meanings} cognate={word.cognate} />
        <WordExamples examples={word.examples} onListen={onListen} />
        <section className="grid gap-3">
          <h2 className="text-xl font-bold">{dictionaryTexts.kanjiInWord}</h2>
          <div className="grid gap-4 sm:grid-cols-2">
            {word.kanji.map((kanji) => (
              <KanjiCard key={kanji.character} {...kanji} />
            ))}
          </div>
        </section>
      </div>
      <RelatedWords words={word.related} />
    </div>
  );
}
