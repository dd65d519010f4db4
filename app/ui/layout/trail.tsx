import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { TrailStep } from '#app/lib/head/schema-org.ts';
import { Link } from '#app/ui/link.tsx';
import { classNames } from '../class-names.ts';
import { MixedText } from '../japanese/mixed-text.tsx';

interface TrailProps {
  readonly label: string;
  /** The last one is the current page. */
  readonly steps: readonly TrailStep[];
  /** Phones have no room for the steps before this one. */
  readonly firstOnPhone?: number;
}

/** Breadcrumbs: Luyện tập › topic › curriculum › lesson. */
export function Trail({ label, steps, firstOnPhone = 0 }: TrailProps) {
  const isAlone = steps.length === 2;
  return (
    <nav aria-label={label} className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-1">
        {steps.map(({ label: name, to }, index) => {
          const isCurrent = index === steps.length - 1;
          return (
            <li
              key={index}
              // On phones the heading below repeats it; only a lesson has no heading of its own.
              className={classNames(
                'flex min-w-0 items-center gap-x-1',
                (index < firstOnPhone || (isCurrent && to !== undefined)) && 'max-sm:hidden',
              )}
            >
              {isAlone && index === 0 && (
                <ChevronLeft aria-hidden className="-ml-1 size-4 shrink-0 sm:hidden" />
              )}
              {index > 0 && (
                <ChevronRight
                  aria-hidden
                  className={classNames('size-4 shrink-0', index === firstOnPhone && 'max-sm:hidden')}
                />
              )}
              {isCurrent || to === undefined ? (
                <span aria-current="page" className="wrap-anywhere">
                  <MixedText>{name}</MixedText>
                </span>
              ) : (
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:text-indigo hover:underline"
                >
                  <MixedText>{name}</MixedText>
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
