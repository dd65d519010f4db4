import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { courseTexts } from '#contract/texts/courses.ts';
import { classNames } from '#app/ui/class-names.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { type CoursePlace, courseSteps } from './course-steps.ts';

/** Breadcrumbs: Luyện tập › topic › curriculum › lesson. The last one is the current page. */
export function CourseTrail(place: CoursePlace) {
  const steps = courseSteps(place);
  // Phones have room only for the link back.
  const firstOnPhone = place.lesson ? steps.length - 2 : 0;
  const isAlone = !place.curriculum && !place.lesson;
  return (
    <nav aria-label={courseTexts.trail} className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-1">
        {steps.map(({ label, to }, index) => {
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
                  <MixedText>{label}</MixedText>
                </span>
              ) : (
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:text-indigo hover:underline"
                >
                  <MixedText>{label}</MixedText>
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
