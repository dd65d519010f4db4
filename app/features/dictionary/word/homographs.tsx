import type { LinkedItem } from '#contract/dictionary/word.ts';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { WordLink } from './word-link.tsx';

interface HomographsProps {
  readonly sameSpelling: readonly LinkedItem[];
  readonly sameReading: readonly LinkedItem[];
}

/** Other words that are written or read alike, so that nobody takes one for the other. */
export function Homographs({ sameSpelling, sameReading }: HomographsProps) {
  if (sameSpelling.length + sameReading.length === 0) return null;
  return (
    <dl className="grid gap-3">
      <Alike name={dictionaryTexts.sameSpelling} words={sameSpelling} />
      <Alike name={dictionaryTexts.sameReading} words={sameReading} />
    </dl>
  );
}

function Alike({ name, words }: { readonly name: string; readonly words: readonly LinkedItem[] }) {
  if (words.length === 0) return null;
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_1fr] sm:items-baseline">
      <dt className="text-ink-soft">{name}</dt>
      <dd>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {words.map((word) => (
            <li key={word.id}>
              <WordLink word={word} />
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
