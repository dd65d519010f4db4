import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
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
  lessons,
  reviewNotes,
  secondFactors,
  sentenceReports,
  sentences,
  suggestedMeanings,
  suggestionReporters,
  topics,
} from '#server/db/schema/index.ts';

/**
 * What a user has written and kept, besides the account itself. Add every new table with user data here, or to
 * `own-learning.repository.ts`. Notifications are exported by their own service, which knows their texts.
 */
export const createOwnDataRepository = (db: Database) => ({
  /** Without its key and the recovery codes. */
  secondFactor: (userId: number) =>
    db
      .select({ onSince: secondFactors.confirmedAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId)),

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
        itemId: favorites.itemId,
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
      .select({
        name: feedback.name,
        text: feedback.text,
        replyTo: feedback.replyTo,
        createdAt: feedback.createdAt,
      })
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

export type SavedWord = Awaited<ReturnType<ReturnType<typeof createOwnDataRepository>['notebook']>>[number];
