import type { ElementType } from 'react';

/** A piece of Japanese with the kana that is read over it; without `reading` it stands as it is. */
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

/** Every run of Japanese in the product: marked as Japanese for fonts, line breaks and screen readers, with its readings. */
export function JapaneseText({
  children,
  as: Element = 'span',
  className,
  showReading = true,
}: JapaneseTextProps) {
  const segments = typeof children === 'string' ? [{ text: children }] : children;
  return (
    <Element lang="ja" className={className}>
      {segments.map(({ text, reading }, index) =>
        reading && showReading ? (
          <ruby key={index}>
            {text}
            <rp>（</rp>
            <rt>{reading}</rt>
            <rp>）</rp>
          </ruby>
        ) : (
          text
        ),
      )}
    </Element>
  );
}
