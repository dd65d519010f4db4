import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { PRACTICE_MODES } from '#contract/practice/modes.ts';
import { SUGGESTION_STATES } from '#contract/practice/suggestion-states.ts';
import { MISTAKE_CODES } from '#core/grading/judgement.ts';
import { createdAt, id, isOneOf, moment } from './columns.ts';
import { sentences } from './courses.ts';
import { users } from './users.ts';

const ofUser = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const ofSentence = () =>
  integer()
    .notNull()
    .references(() => sentences.id, { onDelete: 'cascade' });

/** The number of attempts of a learner at a sentence: it decides the points of a right answer. */
export const practiceTries = pgTable(
  'practice_tries',
  {
    userId: ofUser(),
    sentenceId: ofSentence(),
    mode: text({ enum: PRACTICE_MODES }).notNull(),
    tries: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.sentenceId, row.mode] }),
    // Deleting a sentence looks up its tries, and so do its figures for the author. It costs an entry for the first try
    // only: later ones change a column that is in no index.
    index().on(row.sentenceId),
    check('practice_tries_mode_is_known', isOneOf(row.mode, PRACTICE_MODES)),
  ],
);

/**
 * Wrong attempts and revealed answers of anonymous learners, by their browser: a login in that browser takes them over.
 */
export const browserTries = pgTable(
  'browser_tries',
  {
    /** A keyed hash of the id that the browser generated. */
    browser: text().notNull(),
    sentenceId: ofSentence(),
    mode: text({ enum: PRACTICE_MODES }).notNull(),
    tries: integer().notNull(),
    /** A keyed hash of the day and the address: it limits the rows per address and day. */
    origin: text().notNull(),
    triedAt: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.browser, row.sentenceId, row.mode] }),
    index().on(row.origin),
    index().on(row.triedAt),
    index().on(row.sentenceId),
    check('browser_tries_mode_is_known', isOneOf(row.mode, PRACTICE_MODES)),
  ],
);

/** Refused answers, so that they can be credited when an author accepts them later. */
export const refusedAnswers = pgTable(
  'refused_answers',
  {
    userId: ofUser(),
    sentenceId: ofSentence(),
    mode: text({ enum: PRACTICE_MODES }).notNull(),
    normalForm: text().notNull(),
    /** The learner's first attempt with this answer. */
    tryNumber: integer().notNull(),
    createdAt: createdAt(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.sentenceId, row.mode, row.normalForm] }),
    index().on(row.sentenceId, row.normalForm),
    check('refused_answers_mode_is_known', isOneOf(row.mode, PRACTICE_MODES)),
  ],
);

/** Named mistakes of learners, by the text that explains them: what somebody confuses. The newest of each learner. */
export const mistakes = pgTable(
  'mistakes',
  {
    id: id(),
    userId: ofUser(),
    sentenceId: ofSentence(),
    mode: text({ enum: PRACTICE_MODES }).notNull(),
    code: text({ enum: MISTAKE_CODES }).notNull(),
    /** Both are null if none of our texts explains it. A contrast and a point can have the same id. */
    explanationKind: text({ enum: ['contrast', 'point'] }),
    explanationId: text(),
    typed: text().notNull(),
    expected: text().notNull(),
    createdAt: createdAt(),
  },
  (mistake) => [
    index().on(mistake.userId, mistake.id),
    index().on(mistake.sentenceId),
    check('mistakes_mode_is_known', isOneOf(mistake.mode, PRACTICE_MODES)),
    check(
      'mistakes_explanation_is_whole',
      sql`(${mistake.explanationKind} is null) = (${mistake.explanationId} is null)`,
    ),
  ],
);

/** "Đáp án của tôi cũng đúng": one row per answer, for all learners and spellings. */
export const answerSuggestions = pgTable(
  'answer_suggestions',
  {
    id: id(),
    sentenceId: ofSentence(),
    normalForm: text().notNull(),
    /** As the first learner typed it. */
    answer: text().notNull(),
    state: text({ enum: SUGGESTION_STATES }).notNull().default('waiting'),
    /** As the author wrote it into a version that waits for review; null until the author accepts it. */
    acceptedAs: text(),
    /** Why it was rejected. */
    reason: text().notNull().default(''),
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment(),
    createdAt: createdAt(),
  },
  (suggestion) => [
    unique().on(suggestion.sentenceId, suggestion.normalForm),
    index().on(suggestion.state, suggestion.createdAt),
    index().on(suggestion.decidedBy),
    check('answer_suggestions_state_is_known', isOneOf(suggestion.state, SUGGESTION_STATES)),
  ],
);

/** The learners who suggested it; each counts once. */
export const suggestionReporters = pgTable(
  'suggestion_reporters',
  {
    suggestionId: integer()
      .notNull()
      .references(() => answerSuggestions.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    createdAt: createdAt(),
  },
  (row) => [primaryKey({ columns: [row.suggestionId, row.userId] }), index().on(row.userId)],
);
