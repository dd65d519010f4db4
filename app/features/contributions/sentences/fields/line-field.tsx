import type { ComponentProps } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { TextArea } from '#app/ui/forms/field.tsx';

interface LineFieldProps extends Omit<ComponentProps<typeof TextArea>, 'onChange' | 'rows'> {
  readonly onType: (text: string) => void;
}

// Scroll margins keep a focused field visible with its label: the save bar covers the bottom of the screen.
const SHAPE = 'field-sizing-content min-h-12 scroll-mt-10 scroll-mb-28 resize-none';

/**
 * A single-line text that is always fully visible: it grows instead of scrolling sideways, and takes no line breaks.
 */
export function LineField({ onType, className, ...rest }: LineFieldProps) {
  return (
    <TextArea
      // Fallback for browsers without `field-sizing`.
      rows={2}
      data-step
      enterKeyHint="next"
      autoComplete="off"
      className={classNames(SHAPE, className)}
      onChange={({ target }) => onType(target.value.replaceAll(/\s*[\r\n]+\s*/g, ' '))}
      {...rest}
    />
  );
}
