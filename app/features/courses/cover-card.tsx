import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';

/** A link that makes the whole card clickable; its focus ring also surrounds the card. */
export const wholeCardLink =
  'outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 ' +
  'focus-visible:after:-outline-offset-2 focus-visible:after:outline-indigo';

interface CoverCardProps {
  readonly image: string;
  /** Two cards side by side on phones. */
  readonly isHalfWide?: boolean;
  readonly children: ReactNode;
}

/** A topic or a curriculum: its cover, with details below. */
export function CoverCard({ image, isHalfWide = false, children }: CoverCardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-card transition-[border-color,box-shadow] hover:border-indigo hover:shadow-float">
      <div className="dimmed-at-night overflow-hidden">
        <img
          src={image}
          alt=""
          width={320}
          height={200}
          loading="lazy"
          className="aspect-[8/5] w-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </div>
      <div
        className={classNames('flex grow flex-col', isHalfWide ? 'gap-2 p-3 sm:gap-3 sm:p-5' : 'gap-3 p-5')}
      >
        {children}
      </div>
    </article>
  );
}
