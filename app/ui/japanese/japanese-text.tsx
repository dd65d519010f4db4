import type { ElementType } from 'react';
import { type Overhang, type PlacedSegment, placeReadings } from '#core/japanese/place-readings.ts';
import { WithRomaji } from './romaji-below.tsx';

/** A run of Japanese with its reading in kana; without `reading` there is no ruby. */
export interface RubySegment {
  readonly text: string;
  readonly reading?: string;
}

interface JapaneseTextProps {
  readonly children: string | readonly RubySegment[];
  readonly as?: ElementType;
  readonly className?: string;
  readonly showReading?: boolean;
  /** Each reading stays over its own characters: for a headword, whose readings are small enough. */
  readonly apart?: boolean;
}

/** Used for all Japanese text: `lang="ja"` for fonts, line breaks and screen readers, with furigana. */
export function JapaneseText({
  children,
  as: Element = 'span',
  className,
  showReading = true,
  apart = false,
}: JapaneseTextProps) {
  const given: readonly PlacedSegment[] = typeof children === 'string' ? [{ text: children }] : children;
  const segments = apart ? given : placeReadings(given);
  return (
    <Element lang="ja" className={className}>
      {segments.map(({ text, reading, overhang }, index) => (
        <WithRomaji key={index} part={{ text, reading }} before={segments[index - 1]}>
          {reading && showReading ? (
            <ruby>
              {text}
              <rp>（</rp>
              <rt>{overhang ? <Hanging overhang={overhang}>{reading}</Hanging> : reading}</rt>
              <rp>）</rp>
            </ruby>
          ) : (
            text
          )}
        </WithRomaji>
      ))}
    </Element>
  );
}

interface HangingProps {
  readonly overhang: Overhang;
  readonly children: string;
}

/** Takes less room than it covers, so that the characters below stay together. */
const Hanging = ({ overhang: { start, end }, children }: HangingProps) => (
  <span style={{ marginInline: `${-start}em ${-end}em` }}>{children}</span>
);
