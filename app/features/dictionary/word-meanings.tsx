import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import type { Cognate } from './word.ts';

const COGNATE_TONES: Record<Cognate['kind'], Tone> = {
  same: 'moss',
  shifted: 'amber',
  'false-friend': 'vermilion',
};

export function WordMeanings({
  meanings,
  cognate,
}: {
  readonly meanings: readonly string[];
  readonly cognate: Cognate | null;
}) {
  return (
    <section aria-label={dictionaryTexts.meaning} className="grid gap-5">
      <ol className="grid gap-2 text-xl">
        {meanings.map((meaning, index) => (
          <li key={meaning} className="flex gap-3">
            {meanings.length > 1 && <span className="text-ink-soft tabular-nums">{index + 1}.</span>}
            {meaning}
          </li>
        ))}
      </ol>
      {cognate && (
        <aside className="grid justify-items-start gap-2 border-l-3 border-vermilion pl-4">
          <Badge tone={COGNATE_TONES[cognate.kind]}>{dictionaryTexts.cognate[cognate.kind]}</Badge>
          <p className="max-w-[60ch]">{cognate.note}</p>
        </aside>
      )}
    </section>
  );
}
