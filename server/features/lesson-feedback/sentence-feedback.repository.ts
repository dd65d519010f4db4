import { and, asc, desc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { DECIDED_REPORTS_SHOWN, RECENT_COMMENTS_SHOWN, WRONG_ANSWERS_SHOWN } from '#contract/limits.ts';
import type { Database } from '#server/db/connect.ts';
import {
  comments,
  contentVersions,
  practiceTries,
  refusedAnswers,
  reviewNotes,
  scoreLedger,
  sentenceReports,
  sentences,
  users,
} from '#server/db/schema/index.ts';
import { visibleSentence } from '#server/db/visibility.ts';
import { readableComment } from './lesson-feedback.repository.ts';
import { creditAtOnce, figureColumns } from './practice-figures.ts';

/** Feedback on the sentences of one lesson: one query for each kind, however many sentences there are. */
export const createSentenceFeedbackRepository = (db: Database) => ({
  sentencesOf: (lessonId: number) =>
    db
      .select({
        id: sentences.id,
        viSentence: sentences.viSentence,
        jpSentence: sentences.jpSentence,
        published: sql<boolean>`${visibleSentence}`,
      })
      .from(sentences)
      .where(and(eq(sentences.lessonId, lessonId), isNull(sentences.deletedAt)))
      .orderBy(asc(sentences.position), asc(sentences.id)),

  figuresOf: (lessonId: number) =>
    db
      .select({ sentenceId: practiceTries.sentenceId, mode: practiceTries.mode, ...figureColumns })
      .from(practiceTries)
      .innerJoin(sentences, eq(sentences.id, practiceTries.sentenceId))
      .leftJoin(scoreLedger, creditAtOnce)
      .where(eq(sentences.lessonId, lessonId))
      .groupBy(practiceTries.sentenceId, practiceTries.mode)
      // Translating before listening, as everywhere.
      .orderBy(asc(practiceTries.sentenceId), desc(practiceTries.mode)),

  /** The most frequent of each sentence first; equals are sorted by the answer, so that the order is stable. */
  wrongAnswersOf(lessonId: number) {
    const { sentenceId, normalForm } = refusedAnswers;
    const learners = sql<number>`count(distinct ${refusedAnswers.userId})::int`;
    const ranked = db
      .select({
        sentenceId,
        answer: normalForm,
        learners: learners.as('learners'),
        place: sql<number>`row_number() over (
          partition by ${sentenceId} order by ${learners} desc, ${normalForm}
        )`.as('place'),
      })
      .from(refusedAnswers)
      .innerJoin(sentences, eq(sentences.id, sentenceId))
      // Only punctuation is not an answer.
      .where(and(eq(sentences.lessonId, lessonId), ne(normalForm, '')))
      .groupBy(sentenceId, normalForm)
      .as('ranked');
    return db
      .select({ sentenceId: ranked.sentenceId, answer: ranked.answer, learners: ranked.learners })
      .from(ranked)
      .where(lte(ranked.place, WRONG_ANSWERS_SHOWN))
      .orderBy(asc(ranked.sentenceId), asc(ranked.place));
  },

  /** The newest of each sentence, with their total count. Ids give the order of arrival. */
  commentsOf(lessonId: number) {
    const { sentenceId } = comments;
    const ranked = db
      .select({
        sentenceId,
        id: comments.id,
        author: users.name,
        content: comments.content,
        createdAt: comments.createdAt,
        total: sql<number>`(count(*) over (partition by ${sentenceId}))::int`.as('total'),
        place: sql<number>`row_number() over (partition by ${sentenceId} order by ${comments.id} desc)`.as(
          'place',
        ),
      })
      .from(comments)
      .innerJoin(sentences, eq(sentences.id, sentenceId))
      .innerJoin(users, eq(users.id, comments.userId))
      .where(and(eq(sentences.lessonId, lessonId), readableComment))
      .as('ranked');
    return db
      .select()
      .from(ranked)
      .where(lte(ranked.place, RECENT_COMMENTS_SHOWN))
      .orderBy(asc(ranked.sentenceId), asc(ranked.place));
  },

  /** All open ones first, then the last decided ones. */
  reportsOf(lessonId: number) {
    const { sentenceId, state } = sentenceReports;
    const isOpen = sql<boolean>`${state} = 'open'`;
    const ranked = db
      .select({
        sentenceId,
        id: sentenceReports.id,
        kind: sentenceReports.kind,
        text: sentenceReports.text,
        state,
        reason: sentenceReports.reason,
        createdAt: sentenceReports.createdAt,
        decidedAt: sentenceReports.decidedAt,
        isOpen: isOpen.as('is_open'),
        place: sql<number>`row_number() over (
          partition by ${sentenceId}, ${isOpen}
          order by coalesce(${sentenceReports.decidedAt}, ${sentenceReports.createdAt}) desc, ${sentenceReports.id} desc
        )`.as('place'),
      })
      .from(sentenceReports)
      .innerJoin(sentences, eq(sentences.id, sentenceId))
      .where(eq(sentences.lessonId, lessonId))
      .as('ranked');
    return db
      .select()
      .from(ranked)
      .where(or(ranked.isOpen, lte(ranked.place, DECIDED_REPORTS_SHOWN)))
      .orderBy(asc(ranked.sentenceId), desc(ranked.isOpen), asc(ranked.place));
  },

  /** Notes on the lesson (`sentenceId` is null) and on its sentences, newest first. */
  notesOf: (lessonId: number) =>
    db
      .select({
        id: reviewNotes.id,
        sentenceId: sentences.id,
        version: contentVersions.number,
        kind: reviewNotes.kind,
        text: reviewNotes.text,
        author: users.name,
        createdAt: reviewNotes.createdAt,
      })
      .from(reviewNotes)
      .innerJoin(contentVersions, eq(contentVersions.id, reviewNotes.versionId))
      .leftJoin(
        sentences,
        and(eq(contentVersions.kind, 'sentences'), eq(sentences.id, contentVersions.contentId)),
      )
      .leftJoin(users, eq(users.id, reviewNotes.authorId))
      .where(
        or(
          eq(sentences.lessonId, lessonId),
          and(eq(contentVersions.kind, 'lessons'), eq(contentVersions.contentId, lessonId)),
        ),
      )
      .orderBy(desc(reviewNotes.createdAt), desc(reviewNotes.id)),
});

export type SentenceFeedbackRepository = ReturnType<typeof createSentenceFeedbackRepository>;
