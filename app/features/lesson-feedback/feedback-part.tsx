import type { ReactNode } from 'react';

/** Right below the heading it stands under: a sentence's, unless it is about the whole lesson. */
export type FeedbackHeading = 'h3' | 'h4';

interface FeedbackPartProps {
  readonly title: string;
  readonly heading?: FeedbackHeading;
  readonly children: ReactNode;
}

/** One kind of what came back about a sentence, under its name. */
export function FeedbackPart({ title, heading: Heading = 'h4', children }: FeedbackPartProps) {
  return (
    <div className="grid gap-2">
      <Heading className="text-sm font-bold text-ink-soft">{title}</Heading>
      {children}
    </div>
  );
}
