import type { ElementType } from 'react';
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
}

/** Used for all Japanese text: `lang="ja"` for fonts, line breaks and screen readers, with furigana. */
export function JapaneseText({
  children,
  as: Element = 'span',
  className,
  showReading = true,
}: JapaneseTextProps) {
  const segments = typeof children === 'string' ? [{ text: children }] : children;
  return (
    <Element lang="ja" className={className}>
      {segments.map(({ text, reading }, index) => (
        <WithRomaji key={index} part={{ text, reading }} before={segments[index - 1]}>
          {reading && showReading ? (
            <ruby>
              {text}
              <rp>（</rp>
              <rt>{reading}</rt>
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
