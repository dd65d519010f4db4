import type { Topic } from '#contract/courses/endpoints.ts';
import { courseTexts } from '#contract/texts/courses.ts';
import { paths } from '#app/lib/paths.ts';
import { CoverCard } from './cover-card.tsx';

export function TopicCards({ topics }: { readonly topics: readonly Topic[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {topics.map(({ id, title, img, curriculums }) => (
        <li key={id}>
          <CoverCard
            to={paths.topic(id)}
            image={img}
            title={title}
            note={courseTexts.curriculumCount(curriculums.length)}
          />
        </li>
      ))}
    </ul>
  );
}
