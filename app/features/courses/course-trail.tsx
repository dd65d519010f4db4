import { courseTexts } from '#contract/texts/courses.ts';
import { Trail } from '#app/ui/layout/trail.tsx';
import { type CoursePlace, courseSteps } from './course-steps.ts';

/** Breadcrumbs: Luyện tập › topic › curriculum › lesson. The last one is the current page. */
export function CourseTrail(place: CoursePlace) {
  const steps = courseSteps(place);
  // Phones have room only for the link back.
  return <Trail label={courseTexts.trail} steps={steps} firstOnPhone={place.lesson ? steps.length - 2 : 0} />;
}
