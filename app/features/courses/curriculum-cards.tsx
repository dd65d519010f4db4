import type { Topic } from '#contract/courses/endpoints.ts';
import { paths } from '#app/lib/paths.ts';
import { CoverCard } from './cover-card.tsx';

interface CurriculumCardsProps {
  readonly topicId: number;
  readonly curriculums: Topic['curriculums'];
}

export function CurriculumCards({ topicId, curriculums }: CurriculumCardsProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {curriculums.map(({ id, name, img }) => (
        <li key={id}>
          <CoverCard to={paths.curriculum(topicId, id)} image={img} title={name} />
        </li>
      ))}
    </ul>
  );
}
