import { ArrowRight } from 'lucide-react';
import { paths } from '#contract/paths.ts';
import { firstLessons, homeTexts } from '#contract/texts/home.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { Link, TextLink } from '#app/ui/link.tsx';
import { Section } from './section.tsx';

/** The fixed lessons of the landing page (PRODUCT.md, Courses); the shipped content keeps these ids. */
const DAILY_LIFE = { topicId: 1, curriculumId: 3 };
const GRAMMAR = { topicId: 3, curriculumId: 1 };

/** The lesson that visitors can try on the landing page. */
export const firstLesson = firstLessons[0];
export const firstLessonPath = lessonPath(firstLesson.lessonId);

function lessonPath(lessonId: number): string {
  return paths.practice({ ...DAILY_LIFE, lessonId });
}

export function FirstLessons() {
  return (
    <Section heading={homeTexts.firstLessonsHeading} lead={homeTexts.firstLessonsLead}>
      <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {firstLessons.map(({ lessonId, japanese, vietnamese }, index) => (
          <li key={lessonId}>
            <Link
              to={lessonPath(lessonId)}
              className="group flex h-full items-center gap-4 rounded-lg border border-line bg-surface p-5 transition-colors hover:border-indigo"
            >
              <span className="text-2xl font-bold text-ink-soft tabular-nums">{index + 1}</span>
              <span className="grid">
                <b>{vietnamese}</b>
                <JapaneseText className="text-ink-soft">{japanese}</JapaneseText>
              </span>
              <ArrowRight
                aria-hidden
                className="ml-auto size-5 shrink-0 text-ink-soft group-hover:text-indigo"
              />
            </Link>
          </li>
        ))}
      </ol>
      <p className="text-ink-soft">
        {homeTexts.dailyLifeLink}{' '}
        <TextLink to={paths.topic(DAILY_LIFE.topicId)}>{homeTexts.dailyLifeTopic}</TextLink>.{' '}
        {homeTexts.grammarLink}{' '}
        <TextLink to={paths.topic(GRAMMAR.topicId)}>{homeTexts.grammarTopic}</TextLink>, {homeTexts.grammarOr}{' '}
        <TextLink to={paths.curriculum(GRAMMAR.topicId, GRAMMAR.curriculumId)}>
          {homeTexts.grammarCurriculum}
        </TextLink>
        .
      </p>
    </Section>
  );
}
