import { ArrowRight } from 'lucide-react';
import type { Topic } from '#contract/courses/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { courseTexts } from '#contract/texts/courses.ts';
import { Link } from '#app/ui/link.tsx';
import { CoverCard, wholeCardLink } from './cover-card.tsx';
import { DraftBadge } from './draft-mark.tsx';

interface TopicCardsProps {
  readonly topics: readonly Topic[];
  /** The heading level of the cards, one below the heading above them. */
  readonly heading?: 'h2' | 'h3';
}

export function TopicCards({ topics, heading: Heading = 'h3' }: TopicCardsProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3">
      {topics.map(({ id, title, img, curriculums, isDraft }) => (
        <li key={id}>
          <CoverCard image={img} isHalfWide>
            <Heading className="text-base font-bold transition-colors group-hover:text-indigo sm:text-xl">
              <Link to={paths.topic(id)} className={wholeCardLink}>
                {title}
              </Link>
            </Heading>
            <DraftBadge isDraft={isDraft} />
            <p className="mt-auto flex items-center justify-between gap-2 text-sm text-ink-soft">
              {courseTexts.curriculumCount(curriculums.length)}
              <ArrowRight
                aria-hidden
                className="size-4 shrink-0 transition-[color,translate] group-hover:translate-x-1 group-hover:text-indigo"
              />
            </p>
          </CoverCard>
        </li>
      ))}
    </ul>
  );
}
