import type {
  AuthoredSentence,
  Curriculum,
  Lesson,
  NewCurriculum,
  NewLesson,
  NewSentence,
  NewTopic,
} from '#contract/courses/course.ts';
import type { Topic } from '#contract/courses/endpoints.ts';
import { courseRefusals } from '#contract/texts/course-refusals.ts';
import type { Changes } from '#server/db/changes.ts';
import type { Database } from '#server/db/connect.ts';
import type { ImagesService } from '#server/features/images/images.service.ts';
import type { SentenceAnalysisService } from '#server/features/practice/sentence-analysis.service.ts';
import { AppError, badRequest, notFound } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { type CoursesRepository, createCoursesRepository } from './courses.repository.ts';
import { readSentence } from './read-sentence.ts';

interface CourseMakingParts {
  readonly db: Database;
  readonly changes: Changes;
  readonly images: ImagesService;
  readonly analysis: Pick<SentenceAnalysisService, 'analyse'>;
}

/** Courses grow here, each piece under its parent. Who creates sees their own e-mail whole. */
export function createCourseMakingService({ db, changes, images, analysis }: CourseMakingParts) {
  const courses = createCoursesRepository(db);

  /** Pages that show courses follow on every node, with the commit. */
  const write = <T>(deed: (courses: CoursesRepository, tx: Database) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      const done = await deed(createCoursesRepository(tx), tx);
      await changes.announce('courses', tx);
      return done;
    });

  return {
    async createTopic(caller: Caller, { dto, img: file }: NewTopic): Promise<Topic> {
      const title = dto?.title ?? '';
      if (title === '') throw badRequest(courseRefusals.titleAndImage, 'title');
      if (!file || file.size === 0) throw badRequest(courseRefusals.titleAndImage, 'img');
      const picture = await images.read(file, 'img');
      return write(async (making, tx) => {
        const img = await images.keep(picture, tx);
        return { ...(await making.addTopic({ title, img, createdBy: caller.id })), curriculums: [] };
      });
    },

    async createCurriculum(caller: Caller, { dto, img: file }: NewCurriculum): Promise<Curriculum> {
      const { name, topicId } = dto;
      if (!(await courses.topic(topicId))) throw notFound(courseRefusals.topicNotFound);
      const picture = await images.read(file, 'img');
      return write(async (making, tx) => {
        const img = await images.keep(picture, tx);
        const row = await making.addCurriculum({ name, topicId, img, createdBy: caller.id });
        return { ...row, userId: caller.id, createdByEmail: caller.email, lessons: [] };
      });
    },

    async createLesson(caller: Caller, { curriId, topicId, ...fields }: NewLesson): Promise<Lesson> {
      const curriculum = await courses.curriculum(curriId);
      if (!curriculum) throw notFound(courseRefusals.curriculumNotFound);
      if (topicId !== undefined && topicId !== curriculum.topicId)
        throw badRequest(courseRefusals.otherTopic, 'topicId');
      return write(async (making) => {
        const { title, level, mean } = fields;
        const row = await making.addLesson({
          title,
          level,
          mean,
          curriculumId: curriId,
          createdBy: caller.id,
        });
        return { ...row, curriId, createdByEmail: caller.email, sentences: [] };
      });
    },

    async createSentence(caller: Caller, { lessonId, ...typed }: NewSentence): Promise<AuthoredSentence> {
      if (!(await courses.lesson(lessonId))) throw notFound(courseRefusals.lessonNotFound);
      const fields = readSentence(typed);
      const analysed = await analysis.analyse(fields).catch(laterIfAway);
      const sentence = { ...fields, lessonId, analysis: analysed, createdBy: caller.id };
      return write(async (making) => ({ ...fields, lessonId, id: await making.addSentence(sentence) }));
    },
  };
}

export type CourseMakingService = ReturnType<typeof createCourseMakingService>;

/** Without its tokenizer the server still takes sentences: the first one to practise has it analysed. */
function laterIfAway(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}
