import type { LessonFeedback, LessonSummary } from '#contract/lesson-feedback/lesson-feedback.ts';
import { lessonFeedbackRefusals } from '#contract/texts/lesson-feedback.ts';
import type { Database } from '#server/db/connect.ts';
import type { SuggestionsService } from '#server/features/practice/suggestions.service.ts';
import { notFound } from '#server/http/errors.ts';
import type { PageBounds, Paged } from '#server/http/requests/paging.ts';
import type { Caller } from '#server/http/route.ts';
import { gatherSentences } from './gather-sentences.ts';
import { createLessonFeedbackRepository, type LessonRow } from './lesson-feedback.repository.ts';
import { presentFigures } from './present-figures.ts';
import { createSentenceFeedbackRepository } from './sentence-feedback.repository.ts';

interface LessonFeedbackParts {
  readonly db: Database;
  readonly suggestions: Pick<SuggestionsService, 'list'>;
}

/** Feedback of learners and reviewers on lessons, for their authors; an admin sees all. */
export function createLessonFeedbackService({ db, suggestions }: LessonFeedbackParts) {
  const stored = createLessonFeedbackRepository(db);
  const sentences = createSentenceFeedbackRepository(db);

  async function summaries(rows: readonly LessonRow[]): Promise<LessonSummary[]> {
    const ids = rows.map(({ id }) => id);
    const figures = new Map((await stored.figuresOf(ids)).map((row) => [row.lessonId, row]));
    const comments = new Map((await stored.commentCountsOf(ids)).map((row) => [row.lessonId, row.count]));
    return rows.map((row) => ({
      ...row,
      ...presentFigures(figures.get(row.id)),
      comments: comments.get(row.id) ?? 0,
    }));
  }

  return {
    async list(caller: Caller, bounds: PageBounds): Promise<Paged<LessonSummary>> {
      const author = authorFor(caller);
      return { rows: await summaries(await stored.list(author, bounds)), total: await stored.count(author) };
    },

    async of(caller: Caller, lessonId: number): Promise<LessonFeedback> {
      const row = await stored.find(authorFor(caller), lessonId);
      const [lesson] = row ? await summaries([row]) : [];
      if (!lesson) throw notFound(lessonFeedbackRefusals.lessonNotFound);
      const waiting = await suggestions.list(caller, { state: 'waiting', lessonId }, { offset: 0 });
      return { lesson, ...(await gatherSentences(sentences, lessonId, waiting.rows)) };
    },
  };
}

export type LessonFeedbackService = ReturnType<typeof createLessonFeedbackService>;

const authorFor = ({ id, roles }: Caller): number | null => (roles.includes('ADMIN') ? null : id);
