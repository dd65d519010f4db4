import { Check, ChevronDown, Volume2, X } from 'lucide-react';
import type { ShortPoint } from '#contract/grammar/short-grammar.ts';
import type { IntroducedPoint } from '#contract/introductions/introduction.ts';
import { paths } from '#contract/paths.ts';
import { introductionTexts as texts } from '#contract/texts/introductions.ts';
import { parseRuby, withoutRuby } from '#core/japanese/ruby.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { listenTo } from '#app/ui/japanese/listen.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { TextWithReadings } from '#app/ui/japanese/text-with-readings.tsx';
import { TextLink } from '#app/ui/link.tsx';

interface PointCardsProps {
  readonly points: readonly IntroducedPoint[];
  /** Open from the start, where the points are new to everyone. */
  readonly open?: boolean;
}

/** One below the other, each opened by a tap; without JavaScript too. */
export function PointCards({ points, open }: PointCardsProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {points.map((point) => (
        <details key={point.id} open={open} className="group rounded-lg border border-line bg-surface">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 p-4 [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 grow wrap-anywhere">
              <b className="text-lg">
                <MixedText>{point.pattern}</MixedText>
              </b>
              <span className="block text-sm text-ink-soft">
                <MixedText>{point.meaning}</MixedText>
              </span>
            </span>
            <LevelBadge level={point.level} />
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
            />
          </summary>
          <PointBody point={point} />
        </details>
      ))}
    </div>
  );
}

function PointBody({
  point: { id, formation, explanation, examples, mistake },
}: {
  readonly point: IntroducedPoint;
}) {
  return (
    <div className="grid gap-4 border-t border-line p-4">
      {formation.length > 0 && (
        <section className="grid gap-1">
          <h4 className="text-sm font-bold text-ink-soft">{texts.formation}</h4>
          <ul className="grid gap-1">
            {formation.map((line) => (
              <li key={line}>
                <MixedText>{line}</MixedText>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="leading-relaxed">
        <TextWithReadings>{explanation}</TextWithReadings>
      </p>
      <section className="grid gap-2">
        <h4 className="text-sm font-bold text-ink-soft">{texts.examples}</h4>
        <ul className="grid gap-2">
          {examples.map(({ ja, vi }) => (
            <li key={ja} className="flex items-start gap-2">
              <div className="min-w-0 grow">
                <JapaneseText as="p" className="text-lg leading-loose">
                  {parseRuby(ja)}
                </JapaneseText>
                <p className="text-ink-soft">{vi}</p>
              </div>
              <IconButton
                label={texts.listenTo(withoutRuby(ja))}
                icon={<Volume2 />}
                onClick={() => void listenTo(withoutRuby(ja))}
                className="noscript:hidden"
              />
            </li>
          ))}
        </ul>
      </section>
      {mistake && <Mistake {...mistake} />}
      <TextLink to={paths.grammarPoint(id)} className="justify-self-start">
        {texts.toPoint}
      </TextLink>
    </div>
  );
}

function Mistake({ wrong, right, why }: NonNullable<IntroducedPoint['mistake']>) {
  return (
    <section className="grid gap-2">
      <h4 className="text-sm font-bold text-ink-soft">{texts.mistake}</h4>
      <p className="flex items-start gap-2 rounded-md bg-error-wash px-3 py-2 text-error">
        <X aria-hidden className="mt-1 size-5 shrink-0" />
        <span className="sr-only">{texts.wrong}: </span>
        <JapaneseText as="s">{wrong}</JapaneseText>
      </p>
      <p className="flex items-start gap-2 rounded-md bg-moss-wash px-3 py-2 text-moss">
        <Check aria-hidden className="mt-1 size-5 shrink-0" />
        <span className="sr-only">{texts.right}: </span>
        <JapaneseText>{parseRuby(right)}</JapaneseText>
      </p>
      <p className="text-sm">
        <TextWithReadings>{why}</TextWithReadings>
      </p>
    </section>
  );
}

/** Points that are only named, with links to their pages. */
export function PointLinks({ points }: { readonly points: readonly ShortPoint[] }) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {points.map(({ id, pattern, meaning }) => (
        <li key={id} className="border-b border-line py-2">
          <TextLink to={paths.grammarPoint(id)}>
            <MixedText>{pattern}</MixedText>
          </TextLink>{' '}
          <span className="text-sm text-ink-soft">
            <MixedText>{meaning}</MixedText>
          </span>
        </li>
      ))}
    </ul>
  );
}
