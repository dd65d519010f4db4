import type { Curriculum } from '#contract/courses/course.ts';
import { ITEM_LEVEL_OF, ITEM_LEVELS } from '#contract/levels.ts';
import { paths } from '#contract/paths.ts';
import { courseTexts } from '#contract/texts/courses.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { authorText } from './author-text.ts';
import { CoverCard, wholeCardLink } from './cover-card.tsx';
import { DraftBadge } from './draft-mark.tsx';

export function CurriculumCards({ curriculums }: { readonly curriculums: readonly Curriculum[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {curriculums.map((curriculum) => (
        <li key={curriculum.id}>
          <CurriculumCard curriculum={curriculum} />
        </li>
      ))}
    </ul>
  );
}

function CurriculumCard({ curriculum }: { readonly curriculum: Curriculum }) {
  const { id, name, img, topicId, lessons, isDraft } = curriculum;
  const levels = ITEM_LEVELS.filter((level) =>
    lessons.some((lesson) => ITEM_LEVEL_OF[lesson.level] === level),
  );
  return (
    <CoverCard image={img}>
      <h2 className="text-xl font-bold wrap-anywhere transition-colors group-hover:text-indigo">
        <MixedText>{name}</MixedText>
      </h2>
      <DraftBadge isDraft={isDraft} />
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        {courseTexts.lessonCount(lessons.length)}
        {levels.map((level) => (
          <LevelBadge key={level} level={level} />
        ))}
      </p>
      {lessons.length > 0 && (
        <p className="line-clamp-2 text-sm text-ink-soft">
          <span className="sr-only">{courseTexts.lessonsInside} </span>
          <JapaneseText>{lessons.map(({ title }) => title).join('、')}</JapaneseText>
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-2">
        <p className="text-sm wrap-anywhere text-ink-soft">{authorText(curriculum)}</p>
        <ButtonLink size="small" to={paths.curriculum(topicId, id)} className={wholeCardLink}>
          {courseTexts.openCurriculum}
          <span className="sr-only">
            {' '}
            <MixedText>{name}</MixedText>
          </span>
        </ButtonLink>
      </div>
    </CoverCard>
  );
}
