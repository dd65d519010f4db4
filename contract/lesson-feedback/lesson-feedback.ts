import { reviewNote } from '../contributions/contribution.ts';
import { LESSON_LEVELS } from '../levels.ts';
import { PRACTICE_MODES } from '../practice/modes.ts';
import { z } from '../zod.ts';
import { REPORT_KINDS, REPORT_STATES } from './report-kinds.ts';

/** Feedback from the learners of a lesson, for its author. */

const figures = z.object({
  /** All attempts of all learners; revealing the answer counts as two. */
  attempts: z.int(),
  learners: z.int(),
  /** The share of learners who were right at the first attempt, from 0 to 1; null if nobody has tried. */
  firstTryRate: z.nullable(z.number()),
});
export type Figures = z.output<typeof figures>;

export const lessonSummary = z.extend(figures, {
  id: z.int(),
  title: z.string(),
  mean: z.string(),
  level: z.enum(LESSON_LEVELS),
  /** Learners see it. */
  published: z.boolean(),
  topicId: z.int(),
  curriculumId: z.int(),
  curriculum: z.string(),
  openReports: z.int(),
  /** Without those that the author has accepted and a reviewer has not approved yet. */
  waitingSuggestions: z.int(),
  /** Notes of reviewers about versions that are not decided yet. */
  openNotes: z.int(),
  comments: z.int(),
});
export type LessonSummary = z.output<typeof lessonSummary>;

export const sentenceReport = z.object({
  id: z.int(),
  kind: z.enum(REPORT_KINDS),
  text: z.string(),
  state: z.enum(REPORT_STATES),
  /** The reply to the reporter; empty while it is open. */
  reason: z.string(),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
});
export type SentenceReport = z.output<typeof sentenceReport>;

/** A note of a reviewer or the author, with the number of its version. */
const versionNote = z.extend(reviewNote, { version: z.int() });
export type VersionNote = z.output<typeof versionNote>;

const modeFigures = z.extend(figures, { mode: z.enum(PRACTICE_MODES) });

export const sentenceFeedback = z.object({
  id: z.int(),
  viSentence: z.string(),
  jpSentence: z.string(),
  published: z.boolean(),
  /** Only the modes that somebody has tried. */
  modes: z.array(modeFigures),
  /** The most common first; answers that differ only in punctuation and spelling are one. */
  wrongAnswers: z.array(z.object({ answer: z.string(), learners: z.int() })),
  suggestions: z.array(
    z.object({
      id: z.int(),
      answer: z.string(),
      count: z.int(),
      createdAt: z.string(),
      /** The author has accepted it, and a reviewer has not approved it yet. */
      inReview: z.boolean(),
    }),
  ),
  /** Open reports first, each group newest first; only the last few of the decided ones. */
  reports: z.array(sentenceReport),
  /** The newest few, and the total number. */
  comments: z.array(
    z.object({ id: z.int(), author: z.string(), content: z.string(), createdAt: z.string() }),
  ),
  commentCount: z.int(),
  notes: z.array(versionNote),
});
export type SentenceFeedback = z.output<typeof sentenceFeedback>;

export const lessonFeedback = z.object({
  lesson: lessonSummary,
  /** About the lesson itself. */
  notes: z.array(versionNote),
  /** In the order of the lesson. */
  sentences: z.array(sentenceFeedback),
});
export type LessonFeedback = z.output<typeof lessonFeedback>;
