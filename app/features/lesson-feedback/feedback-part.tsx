import type { ReactNode } from 'react';

/** One level below the heading above: that of a sentence, or that of the lesson. */
export type FeedbackHeading = 'h3' | 'h4';

interface FeedbackPartProps {
  readonly title: string;
  readonly heading?: FeedbackHeading;
  readonly children: ReactNode;
}

/** One kind of feedback on a sentence, with its title. */
export function FeedbackPart({ title, heading: Heading = 'h4', children }: FeedbackPartProps) {
  return (
    <div className="grid gap-2">
      <Heading className="text-sm font-bold text-ink-soft">{title}</Heading>
      {children}
    </div>
  );
}
