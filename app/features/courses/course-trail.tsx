import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { courseTexts } from '#contract/texts/courses.ts';
import { paths } from '#app/lib/paths.ts';
import { classNames } from '#app/ui/class-names.ts';
import { MixedText } from '#app/ui/mixed-text.tsx';

interface CourseTrailProps {
  readonly topic: { readonly id: number; readonly title: string };
  readonly curriculum?: { readonly id: number; readonly name: string };
  readonly lesson?: { readonly title: string };
}

interface Step {
  readonly label: string;
  /** None for the lesson: it is where the trail ends. */
  readonly to?: string;
}

/** The way here: Luyện tập › topic › curriculum › lesson. The last one is where we are. */
export function CourseTrail(place: CourseTrailProps) {
  const steps = stepsTo(place);
  // On a phone there is room for the way back alone.
  const firstOnPhone = place.lesson ? steps.length - 2 : 0;
  return (
    <nav aria-label={courseTexts.trail} className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-1">
        {steps.map(({ label, to }, index) => {
          const isHere = index === steps.length - 1;
          return (
            <li
              key={index}
              // On a phone the heading below says it again; only a lesson has none of its own.
              className={classNames(
                'flex min-w-0 items-center gap-x-1',
                (index < firstOnPhone || (isHere && to !== undefined)) && 'max-sm:hidden',
              )}
            >
              {index > 0 && (
                <ChevronRight
                  aria-hidden
                  className={classNames('size-4 shrink-0', index === firstOnPhone && 'max-sm:hidden')}
                />
              )}
              {isHere || to === undefined ? (
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

function stepsTo({ topic, curriculum, lesson }: CourseTrailProps): Step[] {
  return [
    { label: courseTexts.practice, to: paths.exercises },
    { label: topic.title, to: paths.topic(topic.id) },
    ...(curriculum ? [{ label: curriculum.name, to: paths.curriculum(topic.id, curriculum.id) }] : []),
    ...(lesson ? [{ label: lesson.title }] : []),
  ];
}
