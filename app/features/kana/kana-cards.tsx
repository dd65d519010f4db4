import type { KanaLesson, TaughtKana } from '#contract/kana/endpoints.ts';
import { KANA_DRAWING_MS } from '#contract/learning-limits.ts';
import { paths } from '#contract/paths.ts';
import { kanaStateNames, kanaTexts } from '#contract/texts/kana.ts';
import type { KanaProgress } from '#core/kana/kana-progress.ts';
import { Badge } from '#app/ui/badge.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { CharacterStrokes } from '#app/ui/strokes/character-strokes.tsx';
import { ListenButton } from './listen-button.tsx';

interface KanaCardsProps {
  readonly kana: readonly TaughtKana[];
  readonly progress: KanaProgress | undefined;
}

/** The kana of a row, each with its strokes, its sound and how to remember it. */
export function KanaCards({ kana, progress }: KanaCardsProps) {
  return (
    <ul className="grid gap-4">
      {kana.map((item) => (
        <li key={item.kana} className="min-w-0">
          <KanaCard item={item} isKnown={progress?.stateOf(item.kana) === 'known'} />
        </li>
      ))}
    </ul>
  );
}

function KanaCard({ item, isKnown }: { readonly item: TaughtKana; readonly isKnown: boolean }) {
  const { kana, romaji, remember, pronounce, strokeFiles } = item;
  return (
    <article
      aria-label={`${kana} (${romaji})`}
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 shadow-card sm:grid-cols-[auto_1fr] sm:gap-6 sm:p-5"
    >
      <div className="flex flex-wrap justify-center gap-3">
        {Array.from(kana, (character, at) => (
          // As wide as the controls of a drawing, which come later.
          <div key={at} className="grid min-w-[min(16.5rem,100%)] justify-items-center gap-1">
            <CharacterStrokes
              character={character}
              file={strokeFiles[at] ?? ''}
              drawingMs={KANA_DRAWING_MS}
            />
          </div>
        ))}
      </div>
      <div className="grid content-start gap-3">
        <h3 className="flex flex-wrap items-center gap-x-3">
          <JapaneseText className="text-2xl font-bold">{kana}</JapaneseText>
          <span className="text-xl text-ink-soft">{romaji}</span>
          <ListenButton kana={kana} />
          {isKnown && <Badge tone="moss">{kanaStateNames.known}</Badge>}
        </h3>
        <dl className="grid gap-2">
          <Note name={kanaTexts.remember} text={remember} />
          <Note name={kanaTexts.pronounce} text={pronounce} />
        </dl>
      </div>
    </article>
  );
}

function Note({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>
        <MixedText>{text}</MixedText>
      </dd>
    </div>
  );
}

/** Words that can be read with the kana learnt so far; each leads to the dictionary. */
export function KanaWords({ words }: { readonly words: KanaLesson['words'] }) {
  if (words.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby="words">
      <h2 id="words" className="text-xl font-bold">
        {kanaTexts.wordsTitle}
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {words.map(({ id, kana, mean }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-baseline gap-x-3 border-b border-line py-2">
            <TextLink to={paths.word(id)}>
              <JapaneseText className="text-lg">{kana}</JapaneseText>
            </TextLink>
            <span className="text-ink-soft">
              <MixedText>{mean}</MixedText>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
