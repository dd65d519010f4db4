import { and, asc, desc, eq, getTableColumns, isNull, ne } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { learningEventColumns, learningEventOf } from '#server/db/learning-event-row.ts';
import {
  answerSuggestions,
  categories,
  chatMessages,
  commentLikes,
  commentReports,
  comments,
  contentVersions,
  conversations,
  curriculums,
  favorites,
  feedback,
  items,
  leagueMembers,
  leagueMinutes,
  leaguePlaces,
  learningEvents,
  lessons,
  memoryCards,
  mistakes,
  ownCards,
  practiceTries,
  refusedAnswers,
  reminders,
  reviewNotes,
  scoreLedger,
  sentenceReports,
  sentences,
  suggestedMeanings,
  suggestionReporters,
  topics,
} from '#server/db/schema/index.ts';

const { userId: _ofCard, ...cardColumns } = getTableColumns(memoryCards);
const { userId: _ofOwnCard, ...ownCardColumns } = getTableColumns(ownCards);

/**
 * All data of a user besides the account itself. Add every new table with user data here. Notifications are exported by
 * their own service, which knows their texts.
 */
export const createOwnDataRepository = (db: Database) => ({
  scores: (userId: number) =>
    db
      .select({
        sentenceId: scoreLedger.sentenceId,
        mode: scoreLedger.mode,
        points: scoreLedger.points,
        createdAt: scoreLedger.createdAt,
      })
      .from(scoreLedger)
      .where(eq(scoreLedger.userId, userId))
      .orderBy(desc(scoreLedger.createdAt)),

  tries: (userId: number) =>
    db
      .select({
        sentenceId: practiceTries.sentenceId,
        mode: practiceTries.mode,
        tries: practiceTries.tries,
      })
      .from(practiceTries)
      .where(eq(practiceTries.userId, userId))
      .orderBy(asc(practiceTries.sentenceId)),

  refusedAnswers: (userId: number) =>
    db
      .select({
        sentenceId: refusedAnswers.sentenceId,
        mode: refusedAnswers.mode,
        answer: refusedAnswers.normalForm,
        createdAt: refusedAnswers.createdAt,
      })
      .from(refusedAnswers)
      .where(eq(refusedAnswers.userId, userId))
      .orderBy(desc(refusedAnswers.createdAt)),

  mistakes: (userId: number) =>
    db
      .select({
        sentenceId: mistakes.sentenceId,
        mode: mistakes.mode,
        code: mistakes.code,
        explanation: mistakes.explanationId,
        typed: mistakes.typed,
        expected: mistakes.expected,
        createdAt: mistakes.createdAt,
      })
      .from(mistakes)
      .where(eq(mistakes.userId, userId))
      .orderBy(desc(mistakes.id)),

  async learningEvents(userId: number) {
    const rows = await db
      .select(learningEventColumns)
      .from(learningEvents)
      .where(eq(learningEvents.userId, userId))
      .orderBy(desc(learningEvents.number));
    return rows.map(learningEventOf);
  },

  /** What the learning events say about each card. */
  memoryCards: (userId: number) =>
    db
      .select(cardColumns)
      .from(memoryCards)
      .where(eq(memoryCards.userId, userId))
      .orderBy(asc(memoryCards.subject)),

  ownCards: (userId: number) =>
    db
      .select(ownCardColumns)
      .from(ownCards)
      .where(eq(ownCards.userId, userId))
      .orderBy(asc(ownCards.createdAt), asc(ownCards.id)),
  /** Without the token, which is a secret between us and the mailbox. */
  reminder: (userId: number) =>
    db
      .select({
        state: reminders.state,
        hour: reminders.hour,
        timeZone: reminders.timeZone,
        quietDays: reminders.quietDays,
        lastSentAt: reminders.lastSentAt,
        lastSeenAt: reminders.lastSeenAt,
      })
      .from(reminders)
      .where(eq(reminders.userId, userId)),

  /** The membership with this week's place, and the minutes from which the score is counted. */
  league: async (userId: number) => ({
    membership: await db
      .select({
        joinedAt: leagueMembers.joinedAt,
        week: leaguePlaces.week,
        score: leaguePlaces.score,
        reachedAt: leaguePlaces.reachedAt,
      })
      .from(leagueMembers)
      .leftJoin(leaguePlaces, eq(leaguePlaces.userId, leagueMembers.userId))
      .where(eq(leagueMembers.userId, userId)),
    minutes: await db
      .select({ minute: leagueMinutes.minute, answers: leagueMinutes.answers })
      .from(leagueMinutes)
      .where(eq(leagueMinutes.userId, userId))
      .orderBy(asc(leagueMinutes.minute)),
  }),

  suggestedAnswers: (userId: number) =>
    db
      .select({
        sentenceId: answerSuggestions.sentenceId,
        answer: answerSuggestions.answer,
        state: answerSuggestions.state,
        createdAt: suggestionReporters.createdAt,
      })
      .from(suggestionReporters)
      .innerJoin(answerSuggestions, eq(answerSuggestions.id, suggestionReporters.suggestionId))
      .where(eq(suggestionReporters.userId, userId))
      .orderBy(desc(suggestionReporters.createdAt)),

  /** Without the reviewer. */
  suggestedMeanings: (userId: number) =>
    db
      .select({
        wordId: suggestedMeanings.wordId,
        kanji: suggestedMeanings.kanji,
        hiragana: suggestedMeanings.hiragana,
        mean: suggestedMeanings.mean,
        text: suggestedMeanings.text,
        translate: suggestedMeanings.translate,
        note: suggestedMeanings.note,
        state: suggestedMeanings.state,
        reason: suggestedMeanings.reason,
        createdAt: suggestedMeanings.createdAt,
      })
      .from(suggestedMeanings)
      .where(eq(suggestedMeanings.userId, userId))
      .orderBy(desc(suggestedMeanings.createdAt), desc(suggestedMeanings.id)),

  notebook: (userId: number) =>
    db
      .select({
        category: categories.name,
        kanji: items.kanji,
        hiragana: items.hiragana,
        mean: items.mean,
        addedAt: favorites.createdAt,
      })
      .from(categories)
      .leftJoin(favorites, eq(favorites.categoryId, categories.id))
      .leftJoin(items, eq(items.id, favorites.itemId))
      .where(eq(categories.userId, userId))
      .orderBy(asc(categories.name), asc(favorites.id)),

  comments: (userId: number) =>
    db
      .select({
        sentenceId: comments.sentenceId,
        content: comments.content,
        createdAt: comments.createdAt,
        editedAt: comments.editedAt,
      })
      .from(comments)
      // Deleted comments have no text left.
      .where(and(eq(comments.userId, userId), isNull(comments.deletedAt)))
      .orderBy(desc(comments.createdAt)),

  likedComments: (userId: number) =>
    db
      .select({ commentId: commentLikes.commentId, createdAt: commentLikes.createdAt })
      .from(commentLikes)
      .where(eq(commentLikes.userId, userId))
      .orderBy(desc(commentLikes.createdAt)),

  reportedComments: (userId: number) =>
    db
      .select({
        commentId: commentReports.commentId,
        reason: commentReports.reason,
        createdAt: commentReports.createdAt,
      })
      .from(commentReports)
      .where(eq(commentReports.userId, userId))
      .orderBy(desc(commentReports.createdAt)),

  reportedSentences: (userId: number) =>
    db
      .select({
        sentenceId: sentenceReports.sentenceId,
        kind: sentenceReports.kind,
        text: sentenceReports.text,
        state: sentenceReports.state,
        createdAt: sentenceReports.createdAt,
      })
      .from(sentenceReports)
      .where(eq(sentenceReports.userId, userId))
      .orderBy(desc(sentenceReports.createdAt)),

  /** Each message with its conversation, without answers that are still empty. */
  conversations: (userId: number) =>
    db
      .select({
        conversationId: conversations.id,
        title: conversations.title,
        author: chatMessages.author,
        text: chatMessages.text,
        createdAt: chatMessages.createdAt,
      })
      .from(conversations)
      .innerJoin(chatMessages, eq(chatMessages.conversationId, conversations.id))
      .where(and(eq(conversations.userId, userId), ne(chatMessages.text, '')))
      .orderBy(desc(conversations.createdAt), desc(conversations.id), asc(chatMessages.id)),

  feedback: (userId: number) =>
    db
      .select({ name: feedback.name, text: feedback.text, createdAt: feedback.createdAt })
      .from(feedback)
      .where(eq(feedback.userId, userId))
      .orderBy(desc(feedback.createdAt)),

  contributions: async (userId: number) => ({
    topics: await db.select({ title: topics.title }).from(topics).where(eq(topics.createdBy, userId)),
    curriculums: await db
      .select({ name: curriculums.name })
      .from(curriculums)
      .where(eq(curriculums.createdBy, userId)),
    lessons: await db
      .select({ title: lessons.title, mean: lessons.mean })
      .from(lessons)
      .where(eq(lessons.createdBy, userId)),
    sentences: await db
      .select({ viSentence: sentences.viSentence, jpSentence: sentences.jpSentence })
      .from(sentences)
      .where(eq(sentences.createdBy, userId)),
    versions: await db
      .select({
        kind: contentVersions.kind,
        contentId: contentVersions.contentId,
        number: contentVersions.number,
        state: contentVersions.state,
        fields: contentVersions.fields,
        savedAt: contentVersions.savedAt,
      })
      .from(contentVersions)
      .where(eq(contentVersions.authorId, userId))
      .orderBy(desc(contentVersions.savedAt), desc(contentVersions.id)),
  }),

  reviewNotes: (userId: number) =>
    db
      .select({
        kind: contentVersions.kind,
        contentId: contentVersions.contentId,
        number: contentVersions.number,
        decision: reviewNotes.kind,
        text: reviewNotes.text,
        createdAt: reviewNotes.createdAt,
      })
      .from(reviewNotes)
      .innerJoin(contentVersions, eq(contentVersions.id, reviewNotes.versionId))
      .where(eq(reviewNotes.authorId, userId))
      .orderBy(desc(reviewNotes.createdAt), desc(reviewNotes.id)),
});
